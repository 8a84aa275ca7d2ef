import { claimKeys, readExpectations } from '../claims/board-claims.ts'
import { readBest as readBestLine } from '../goals/read-goal.ts'
import type { BestExpectation } from '../model/expectation.ts'
import type { ReadingContext } from '../reading/context.ts'
import { type Fields, type Given, readAt } from '../reading/fields.ts'
import { namesIn } from '../reading/names.ts'
import { readRule } from '../reading/rule-ids.ts'
import type { Entry, Tree } from '../yaml/tree.ts'
import { EXPECTABLE } from './expectable.ts'
import { readDeclaration } from './read-declaration.ts'
import type { Declaration, DeclarationClaim, ExpectedVerdict, MagicScenario } from './scenario.ts'

const COMBAT_ACTIONS = ['attack', 'block'] as const
export const DECLARED_KEYS = [...COMBAT_ACTIONS, 'legal', 'illegal', 'because'] as const
const MEMBERSHIPS = ['all', 'some', 'none'] as const

/** The readers of the expectations that only Magic has, by their keys. */
const OWN: Readonly<Record<string, (reading: ReadingContext, entry: Entry) => readonly DeclarationClaim[]>> =
  {
    declarations: (reading, { value }) =>
      reading.fields.each(value, 'declarations', (one) => readDeclared(reading, one)),
    best: ({ fields }, entry) => readBest(fields, entry),
    'in best': ({ fields }, { value }) => readMemberships(fields, value),
    stack: ({ fields }, { key, value }) => [{ kind: 'stack', at: key.at, are: namesIn(fields, value) }],
  }

/** The keys of `expect`, beside the players. */
export const CLAIMS = claimKeys(EXPECTABLE, OWN)

/** Reads `expect`. */
export function readExpect(reading: ReadingContext, tree: Tree, hasGoal: boolean): MagicScenario['expect'] {
  const own: Record<string, (entry: Entry) => readonly (DeclarationClaim | BestExpectation)[]> = {}
  for (const [key, read] of Object.entries(OWN)) own[key] = (entry) => read(reading, entry)
  // In a scenario with a goal, `best` is what the best line to it comes to.
  if (hasGoal) own.best = (entry) => readBestLine(reading.fields, entry, hasGoal)
  return readExpectations(reading, EXPECTABLE, own, tree)
}

/** Reads a declaration with its expected verdict. */
function readDeclared(reading: ReadingContext, tree: Tree): DeclarationClaim | null {
  const { fields } = reading
  const table = fields.table(tree, 'a declaration that is judged')
  if (table === null) return null
  const given = fields.known(table, DECLARED_KEYS, 'a declaration that is judged')
  const declaration = readOne(fields, given)
  const expected = readVerdict(reading, given)
  const because = readAt(given, 'because', (value) => fields.text(value, 'the reason')?.text ?? null)
  if (declaration !== null && expected !== null)
    return { kind: 'declared', at: table.at, declaration, expected, because }
  if (COMBAT_ACTIONS.every((action) => !given.has(action)))
    fields.faults.add('missing-key', table.at, 'say which declaration: “attack” or “block”')
  else if (!given.has('legal') && !given.has('illegal'))
    fields.faults.add('missing-key', table.at, 'say whether the declaration is “legal” or “illegal”')
  return null
}

function readOne(fields: Fields, given: Given): Declaration | null {
  const action = COMBAT_ACTIONS.find((one) => given.has(one))
  return action === undefined
    ? null
    : readAt(given, action, (value) => readDeclaration(fields, action, value))
}

/** `legal: 2`, `illegal: 1 of 2`, `illegal: MTG-ATK-23`, or either of them true. */
function readVerdict(reading: ReadingContext, given: Given): ExpectedVerdict | null {
  const { fields } = reading
  const legal = given.get('legal')
  const illegal = given.get('illegal')
  if (legal !== undefined && illegal !== undefined) {
    fields.faults.add('conflicting-keys', illegal.key.at, 'a declaration is legal or illegal, not both')
    return null
  }
  if (legal !== undefined) {
    if (isTrue(legal.value)) return { kind: 'legal', obeys: null }
    const obeys = fields.count(legal.value, 'legal', 0, 1_000_000)
    return obeys === null ? null : { kind: 'legal', obeys }
  }
  if (illegal === undefined) return null
  if (isTrue(illegal.value)) return { kind: 'illegal', obeys: null, possible: null }
  const text = fields.text(illegal.value, 'what makes it illegal')
  if (text === null) return null
  const [, obeys, possible] = /^(\d+) of (\d+)$/.exec(text.text.trim()) ?? []
  if (obeys !== undefined) return { kind: 'illegal', obeys: Number(obeys), possible: Number(possible) }
  if (!/^MTG-/i.test(text.text)) {
    fields.faults.add(
      'move-form',
      text.at,
      'say how many requirements it obeys, “1 of 2”, or the rule it violates, “MTG-ATK-23”',
    )
    return null
  }
  const rule = readRule(reading, illegal.value)
  return rule === null ? null : { kind: 'breaks', rule }
}

const isTrue = (tree: Tree): boolean => tree.kind === 'text' && tree.value === true

/** The number or the list of legal declarations without payments. */
function readBest(fields: Fields, { key, value }: Entry): readonly DeclarationClaim[] {
  if (value.kind !== 'list') {
    const is = fields.count(value, 'best', 1, 1000)
    return is === null ? [] : [{ kind: 'count', at: key.at, is }]
  }
  const are = fields.each(value, 'best', (one) => {
    const table = fields.table(one, 'a declaration')
    return table === null ? null : readOne(fields, fields.known(table, COMBAT_ACTIONS, 'a declaration'))
  })
  return [{ kind: 'maximal', at: key.at, are }]
}

function readMemberships(fields: Fields, tree: Tree): readonly DeclarationClaim[] {
  const table = fields.table(tree, 'in best')
  return (table?.entries ?? []).flatMap(({ key, value }): DeclarationClaim[] => {
    const is = fields.word(value, MEMBERSHIPS, 'in how many of them it is')
    return is === null
      ? []
      : [{ kind: 'membership', at: key.at, creature: { text: key.text, at: key.at }, is }]
  })
}
