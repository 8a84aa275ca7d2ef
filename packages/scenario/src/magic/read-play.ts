import { readAnswer } from '../reading/answers.ts'
import { type Given, readAt } from '../reading/fields.ts'
import { arrowSides, commaNames, namesIn, readName } from '../reading/names.ts'
import type { Tree, Entry as TreeEntry } from '../yaml/tree.ts'
import { type BoardReading, MARK_KEYS, readEffects, readPermanent } from './read-board.ts'
import { declarationLine, readDeclaration } from './read-declaration.ts'
import type { Act, Entry, EntryAction, Happening } from './scenario.ts'

/** Entries of one word. */
const BARE = ['pay', 'decline', 'pass', 'resolve'] as const
const COMBAT_ACTIONS = ['attack', 'block'] as const
/** The changes of permanents, by their words in the file. */
const CHANGES = {
  'leaves combat': 'leaves combat',
  'becomes blocked': 'becomes blocked',
  tap: 'tapped',
  untap: 'untapped',
  discard: 'discards',
  leaves: 'leaves',
} as const
const ACTS = ['cast', 'activate'] as const
export const ACT_KEYS = ['card', 'ability', 'x', 'targets'] as const
export const WORDS = [
  ...COMBAT_ACTIONS,
  ...ACTS,
  'choose',
  'gets',
  'enters attacking',
  'changes controller',
  ...Object.keys(CHANGES),
] as const
export const ENTERING_KEYS = [...MARK_KEYS, 'attacks', 'by'] as const

/** Reads one entry of `play`. */
export function readEntry(reading: BoardReading, tree: Tree): Entry | null {
  const { fields } = reading
  if (tree.kind === 'text') {
    const word = fields.word(tree, BARE, 'an entry of “play”')
    return word === null ? null : { does: { kind: word }, text: word, at: tree.at }
  }
  const table = fields.table(tree, 'an entry of “play”')
  if (table === null) return null
  const given = fields.known(table, WORDS, 'an entry of “play”')
  const [entry, second] = given.values()
  if (second !== undefined)
    fields.faults.add('two-moves', second.key.at, 'an entry of “play” is one move, and this is the second')
  if (entry === undefined) {
    if (table.entries.length === 0)
      fields.faults.add('missing-key', table.at, 'an entry of “play” names a move', { expected: WORDS })
    return null
  }
  const does = readAction(reading, entry)
  const at = { from: entry.key.at.from, to: entry.value.at.to }
  const text = does === null ? entry.key.text : lineOf(does, entry.key.text)
  return does === null ? null : { does, text, at }
}

/** An entry as one line. */
function lineOf(does: EntryAction, word: string): string {
  if (does.kind === 'declare') return declarationLine(does)
  if (does.kind === 'choose') return `choose ${does.chosen.words.map(({ text }) => text).join(', ')}`
  if (does.kind !== 'cast' && does.kind !== 'activate') return word
  const targets = (does.targets ?? []).map(({ name, share }) =>
    share > 0 ? `${share} ${name.text}` : name.text,
  )
  const x = does.x === null ? '' : ` (X = ${does.x})`
  return `${word} ${does.card.text}${x}${targets.length === 0 ? '' : ` -> ${targets.join(', ')}`}`
}

/** `cast: Bolt -> Bear`, or a table: the card, X, its targets, each with its share of a divided amount. */
function readAct({ fields }: BoardReading, kind: Act['kind'], tree: Tree): Act | null {
  if (tree.kind === 'text') {
    const [card, targets, more] = arrowSides(tree.text)
    if (card === undefined || card.text === '' || more !== undefined) {
      fields.faults.add(
        'move-form',
        tree.at,
        `write “${kind}: CARD”, “${kind}: CARD -> TARGET, TARGET” or “${kind}: { card: CARD, … }”`,
      )
      return null
    }
    const names = commaNames(targets?.text ?? '', tree.at)
    return {
      kind,
      card: { text: card.text, at: tree.at },
      ability: 1,
      x: null,
      targets: names.length === 0 ? null : names.map((name) => ({ name, share: 0 })),
    }
  }
  const table = fields.table(tree, `the ${kind === 'cast' ? 'spell' : 'ability'}`)
  if (table === null) return null
  const given = fields.known(table, ACT_KEYS, `“${kind}”`)
  const card = readAt(given, 'card', (one) => readName(fields, one))
  if (card === null) {
    if (!given.has('card')) fields.faults.add('missing-key', table.at, 'say which “card”')
    return null
  }
  const ability = readAt(given, 'ability', (one) => fields.count(one, 'ability', 1, 20)) ?? 1
  const x = readAt(given, 'x', (one) => fields.count(one, 'x', 0, 100_000))
  const targets = readAt(given, 'targets', (one) => readTargets(fields, one))
  return { kind, card, ability, x, targets }
}

function readTargets(fields: BoardReading['fields'], tree: Tree): NonNullable<Act['targets']> {
  if (tree.kind !== 'table') return namesIn(fields, tree).map((name) => ({ name, share: 0 }))
  return tree.entries.flatMap(({ key, value }) => {
    const share = fields.count(value, `the share of ${key.text}`, 0, 100_000)
    return share === null ? [] : [{ name: { text: key.text, at: key.at }, share }]
  })
}

function readAction(reading: BoardReading, { key, value }: TreeEntry): EntryAction | null {
  const { fields } = reading
  const action = COMBAT_ACTIONS.find((one) => one === key.text)
  if (action !== undefined) {
    const declaration = readDeclaration(fields, action, value)
    return declaration === null ? null : { kind: 'declare', ...declaration }
  }
  const act = ACTS.find((one) => one === key.text)
  if (act !== undefined) return readAct(reading, act, value)
  if (key.text === 'choose') {
    const chosen = readAnswer(fields, value)
    return chosen === null ? null : { kind: 'choose', chosen }
  }
  const change = Object.entries(CHANGES).find(([word]) => word === key.text)?.[1]
  const what: readonly Happening[] =
    change !== undefined
      ? namesIn(fields, value).map((permanent) => ({ kind: change, permanent }))
      : byName(reading, key.text, value)
  return { kind: 'happens', what }
}

/** The effects as written in the file. */
const wordsOf = (tree: Tree): string =>
  tree.kind === 'text' ? tree.text : tree.kind === 'list' ? tree.items.map(wordsOf).join(', ') : ''

/** A table of permanents, each with its change. */
function byName(reading: BoardReading, word: string, tree: Tree): readonly Happening[] {
  const { fields } = reading
  const table = fields.table(tree, `“${word}”`)
  return (table?.entries ?? []).flatMap(({ key, value }): Happening[] => {
    const permanent = { text: key.text, at: key.at }
    if (word === 'gets')
      return [{ kind: 'gets', permanent, effects: readEffects(reading, value), text: wordsOf(value) }]
    if (word === 'changes controller') {
      const to = readName(fields, value)
      return to === null ? [] : [{ kind: 'changes controller', permanent, to }]
    }
    const marks = fields.table(value, `the entry of ${key.text}`)
    const given: Given =
      marks === null ? new Map() : fields.known(marks, ENTERING_KEYS, 'what enters attacking')
    const attacks = readAt(given, 'attacks', (one) => readName(fields, one))
    if (marks !== null && !given.has('attacks'))
      fields.faults.add('missing-key', key.at, 'name its goal with “attacks”')
    const one = marks === null ? null : readPermanent(reading, key, given)
    const by = readAt(given, 'by', (player) => readName(fields, player))
    return one === null || attacks === null ? [] : [{ kind: 'enters attacking', one, by, attacks }]
  })
}
