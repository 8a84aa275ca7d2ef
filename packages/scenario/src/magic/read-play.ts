import { type Given, readAt } from '../reading/fields.ts'
import type { Tree, Entry as TreeEntry } from '../yaml/tree.ts'
import { type BoardReading, MARK_KEYS, readEffects, readPermanent } from './read-board.ts'
import { declarationLine, namesIn, readDeclaration, readName } from './read-declaration.ts'
import type { Deeds, Entry, Happening } from './scenario.ts'

/** What is done without more words. */
const BARE = ['pay', 'decline', 'pass'] as const
const DEEDS = ['attack', 'block'] as const
/** What happens to permanents, by the word of the file. */
const CHANGES = {
  'leaves combat': 'leaves combat',
  'becomes blocked': 'becomes blocked',
  tap: 'tapped',
  untap: 'untapped',
} as const
export const WORDS = [
  ...DEEDS,
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
    const word = fields.word(tree, BARE, 'something that is done, with what')
    return word === null ? null : { does: { kind: word }, text: word, at: tree.at }
  }
  const table = fields.table(tree, 'an entry of “play”')
  if (table === null) return null
  const given = fields.known(table, WORDS, 'an entry of “play”')
  const [entry, second] = given.values()
  if (second !== undefined)
    fields.faults.add(second.key.at, 'an entry of “play” does one thing, and this is the second')
  if (entry === undefined) {
    if (table.entries.length === 0)
      fields.faults.add(table.at, 'an entry of “play” says what is done', { expected: WORDS })
    return null
  }
  const does = readDeeds(reading, entry)
  const at = { from: entry.key.at.from, to: entry.value.at.to }
  const text = does?.kind === 'declare' ? declarationLine(does) : entry.key.text
  return does === null ? null : { does, text, at }
}

function readDeeds(reading: BoardReading, { key, value }: TreeEntry): Deeds | null {
  const { fields } = reading
  const deed = DEEDS.find((one) => one === key.text)
  if (deed !== undefined) {
    const declaration = readDeclaration(fields, deed, value)
    return declaration === null ? null : { kind: 'declare', ...declaration }
  }
  const change = Object.entries(CHANGES).find(([word]) => word === key.text)?.[1]
  const what: readonly Happening[] =
    change !== undefined
      ? namesIn(fields, value).map((whom) => ({ kind: change, whom }))
      : byName(reading, key.text, value)
  return { kind: 'happens', what }
}

/** The effects as the file writes them. */
const wordsOf = (tree: Tree): string =>
  tree.kind === 'text' ? tree.text : tree.kind === 'list' ? tree.items.map(wordsOf).join(', ') : ''

/** A table of permanents, each with what happens to it. */
function byName(reading: BoardReading, word: string, tree: Tree): readonly Happening[] {
  const { fields } = reading
  const table = fields.table(tree, `“${word}”`)
  return (table?.entries ?? []).flatMap(({ key, value }): Happening[] => {
    const whom = { text: key.text, at: key.at }
    if (word === 'gets')
      return [{ kind: 'gets', whom, effects: readEffects(reading, value), text: wordsOf(value) }]
    if (word === 'changes controller') {
      const to = readName(fields, value)
      return to === null ? [] : [{ kind: 'changes controller', whom, to }]
    }
    const marks = fields.table(value, `what is said of ${key.text}`)
    const given: Given =
      marks === null ? new Map() : fields.known(marks, ENTERING_KEYS, 'what enters attacking')
    const attacks = readAt(given, 'attacks', (one) => readName(fields, one))
    if (marks !== null && !given.has('attacks')) fields.faults.add(key.at, 'say what it “attacks”')
    const one = marks === null ? null : readPermanent(reading, key, given)
    const by = readAt(given, 'by', (player) => readName(fields, player))
    return one === null || attacks === null ? [] : [{ kind: 'enters attacking', one, by, attacks }]
  })
}
