import { fold } from '@battleline/language'
import { KEYWORDS, ZONES } from '@battleline/magic'
import { type Fields, type Given, readAt } from '../reading/fields.ts'
import { isOnTheWay, ON_THE_WAY, readOnTheWay } from '../reading/on-the-way.ts'
import type { FormReading } from '../reading/reading.ts'
import { readRule } from '../reading/rule-ids.ts'
import type { Entry, Tree } from '../yaml/tree.ts'
import { namesIn, readDeclaration, readName } from './read-declaration.ts'
import {
  type Claim,
  type Declaration,
  type MagicScenario,
  NUMBERS,
  type Said,
  type Says,
} from './scenario.ts'

export const CLAIMS = ['declarations', 'best', 'in best', 'cards', 'stack', ...ON_THE_WAY] as const
export const SAID = [
  'tapped',
  'blocked',
  'attacks',
  'blocks',
  'controller',
  'zone',
  'keywords',
  ...NUMBERS,
] as const
/** What can be expected of a player. */
export const PLAYER_SAID = ['life', 'poison', 'hand', 'lost'] as const
const DEEDS = ['attack', 'block'] as const
export const DECLARED_KEYS = [...DEEDS, 'legal', 'illegal', 'because'] as const
const MEMBERSHIPS = ['all', 'some', 'none'] as const

type Expected = MagicScenario['expect'][number]

/** Reads `expect`. */
export function readExpect(reading: FormReading, tree: Tree): readonly Expected[] {
  const { fields, players } = reading
  const table = fields.table(tree, 'expect')
  if (table === null) return []
  const given = fields.known(table, [...players, ...CLAIMS], '“expect”')
  return [...given.values()].flatMap((entry): readonly Expected[] => {
    const { key, value } = entry
    const player = players.findIndex((name) => fold(name) === fold(key.text))
    if (player >= 0) return readPlayer(fields, player + 1, value)
    switch (key.text) {
      case 'declarations':
        return fields.each(value, 'declarations', (one) => readDeclared(reading, one))
      case 'best':
        return readBest(fields, entry)
      case 'in best':
        return readMemberships(fields, value)
      case 'cards':
        return readCards(fields, value)
      case 'stack':
        return [{ kind: 'stack', at: key.at, are: namesIn(fields, value) }]
      default: {
        const read = isOnTheWay(key.text) ? readOnTheWay(reading, key.text, entry) : null
        return read === null ? [] : [read]
      }
    }
  })
}

function readPlayer(fields: Fields, player: number, tree: Tree): readonly Claim[] {
  const table = fields.table(tree, 'what is expected of a player')
  if (table === null) return []
  return [...fields.known(table, PLAYER_SAID, 'a player').values()].flatMap(({ key, value }): Claim[] => {
    const of = PLAYER_SAID.find((word) => word === key.text)
    if (of === undefined) return []
    if (of === 'lost') {
      const is = fields.truth(value, of)
      return is === null ? [] : [{ kind: 'lost', at: key.at, player, is }]
    }
    const is = fields.count(value, of, -1000, 100_000)
    return is === null ? [] : [{ kind: 'player', at: key.at, player, of, is }]
  })
}

/** A declaration, and whether it is legal. */
function readDeclared(reading: FormReading, tree: Tree): Claim | null {
  const { fields } = reading
  const table = fields.table(tree, 'a declaration that is judged')
  if (table === null) return null
  const given = fields.known(table, DECLARED_KEYS, 'a declaration that is judged')
  const declaration = readOne(fields, given)
  const said = readSaid(reading, given)
  const because = readAt(given, 'because', (value) => fields.text(value, 'the reason')?.text ?? null)
  if (declaration !== null && said !== null)
    return { kind: 'declared', at: table.at, declaration, said, because }
  if (DEEDS.every((deed) => !given.has(deed)))
    fields.faults.add(table.at, 'say which declaration: “attack” or “block”')
  else if (!given.has('legal') && !given.has('illegal'))
    fields.faults.add(table.at, 'say whether the declaration is “legal” or “illegal”')
  return null
}

function readOne(fields: Fields, given: Given): Declaration | null {
  const deed = DEEDS.find((one) => given.has(one))
  return deed === undefined ? null : readAt(given, deed, (value) => readDeclaration(fields, deed, value))
}

/** `legal: 2`, `illegal: 1 of 2`, `illegal: MTG-ATK-23`, or either of them true. */
function readSaid(reading: FormReading, given: Given): Said | null {
  const { fields } = reading
  const legal = given.get('legal')
  const illegal = given.get('illegal')
  if (legal !== undefined && illegal !== undefined) {
    fields.faults.add(illegal.key.at, 'a declaration is legal or illegal, not both')
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
      text.at,
      'say how many requirements it obeys, “1 of 2”, or the rule it violates, “MTG-ATK-23”',
    )
    return null
  }
  const rule = readRule(reading, illegal.value)
  return rule === null ? null : { kind: 'breaks', rule }
}

const isTrue = (tree: Tree): boolean => tree.kind === 'text' && tree.value === true

/** How many legal declarations there are without a payment, or which. */
function readBest(fields: Fields, { key, value }: Entry): readonly Claim[] {
  if (value.kind !== 'list') {
    const is = fields.count(value, 'best', 1, 1000)
    return is === null ? [] : [{ kind: 'count', at: key.at, is }]
  }
  const are = fields.each(value, 'best', (one) => {
    const table = fields.table(one, 'a declaration')
    return table === null ? null : readOne(fields, fields.known(table, DEEDS, 'a declaration'))
  })
  return [{ kind: 'maximal', at: key.at, are }]
}

function readMemberships(fields: Fields, tree: Tree): readonly Claim[] {
  const table = fields.table(tree, 'in best')
  return (table?.entries ?? []).flatMap(({ key, value }): Claim[] => {
    const is = fields.word(value, MEMBERSHIPS, 'in how many of them it is')
    return is === null
      ? []
      : [{ kind: 'membership', at: key.at, creature: { text: key.text, at: key.at }, is }]
  })
}

function readCards(fields: Fields, tree: Tree): readonly Claim[] {
  const table = fields.table(tree, 'cards')
  return (table?.entries ?? []).flatMap(({ key, value }): Claim[] => {
    const said = fields.table(value, `what is expected of ${key.text}`)
    if (said === null) return []
    const given = fields.known(said, SAID, 'a permanent')
    const says = [...given.values()].flatMap((entry) => readSays(fields, entry) ?? [])
    return [{ kind: 'card', at: key.at, card: { text: key.text, at: key.at }, says }]
  })
}

function readSays(fields: Fields, { key, value }: Entry): Says | null {
  const number = NUMBERS.find((one) => one === key.text)
  if (number !== undefined) {
    const is = fields.count(value, number, -1000, 100_000)
    return is === null ? null : { what: 'number', of: number, is }
  }
  const isNothing = value.kind === 'text' && value.text.trim().toLowerCase() === 'nothing'
  switch (key.text) {
    case 'tapped':
    case 'blocked': {
      const is = fields.truth(value, key.text)
      return is === null ? null : { what: 'truth', of: key.text, is }
    }
    case 'attacks': {
      const whom = isNothing ? null : readName(fields, value)
      return isNothing || whom !== null ? { what: 'attacks', whom } : null
    }
    case 'zone': {
      const is = fields.word(value, ZONES, 'where a card is')
      return is === null ? null : { what: 'zone', is }
    }
    case 'keywords':
      return {
        what: 'keywords',
        are: fields.each(value, 'keywords', (one) => fields.word(one, KEYWORDS, 'a keyword')),
      }
    case 'blocks':
      return { what: 'blocks', whom: isNothing ? [] : namesIn(fields, value) }
    default: {
      const player = readName(fields, value)
      return player === null ? null : { what: 'controller', player }
    }
  }
}
