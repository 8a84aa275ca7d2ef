import {
  type CardSetup,
  COUNTERS,
  type GrandArchive,
  PILES,
  type PlayerId,
  type PlayerSetup,
} from '@battleline/grand-archive'
import { unreadableText } from '@battleline/language'
import { type Fields, readAt } from '../reading/fields.ts'
import type { Entry, Table, Tree } from '../yaml/tree.ts'

const COUNTS = ['damage', 'durability', ...COUNTERS] as const
const FLAGS = ['rested', 'distant', 'fostered'] as const
const LISTS = ['lineage', 'loaded'] as const
/** What can be said of a card as a board is set up. */
export const MARK_KEYS = ['as', 'owner', 'linked', ...COUNTS, ...FLAGS, ...LISTS] as const
/** The keys of a player in the set-up. */
export const PLAYER_KEYS = ['field', ...PILES] as const

/** The cards of a game, by which names are judged; null where what the file says of its own cards is wrong. */
type Library = GrandArchive['library'] | null

/** Reads the zones of a player. */
export function readSide(
  fields: Fields,
  players: readonly string[],
  library: Library,
  { key, value }: Entry,
): PlayerSetup {
  const table = fields.table(value, `the player ${key.text}`)
  if (table === null) return { name: key.text }
  const given = fields.known(table, PLAYER_KEYS, 'a player')
  const zones = PLAYER_KEYS.flatMap((zone) => {
    const cards = readAt(given, zone, (tree) =>
      fields.each(tree, zone, (one) => readCard(fields, players, library, one)),
    )
    return cards === null ? [] : [[zone, cards]]
  })
  return { name: key.text, ...Object.fromEntries(zones) }
}

/** A card: its name, or that with its marks. */
function readCard(
  fields: Fields,
  players: readonly string[],
  library: Library,
  tree: Tree,
): CardSetup | null {
  if (tree.kind !== 'table') {
    const name = fields.text(tree, 'the name of a card')
    if (name === null) return null
    judgeName(fields, library, name)
    return { name: name.text }
  }
  const [entry, other] = tree.entries
  if (entry === undefined || other !== undefined) {
    fields.faults.add(other?.key.at ?? tree.at, 'a card is a name, or a name with its marks: { Name: { … } }')
    return null
  }
  judgeName(fields, library, entry.key)
  const marks = fields.table(entry.value, `the marks of ${entry.key.text}`)
  return marks === null ? null : { name: entry.key.text, ...readMarks(fields, players, marks) }
}

/** A card that there is not, or whose text cannot be read, is a fault where it is named. */
function judgeName({ faults }: Fields, library: Library, { text, at }: Entry['key']): void {
  if (library === null) return
  const found = library.find(text)
  if (found === null) faults.add(at, library.missing(text))
  else if ('problems' in found) faults.add(at, unreadableText(found))
}

function readMarks(fields: Fields, players: readonly string[], table: Table): Partial<CardSetup> {
  const given = fields.known(table, MARK_KEYS, 'a card')
  const as = readAt(given, 'as', (tree) => fields.text(tree, 'a name')?.text ?? null)
  const linked = readAt(given, 'linked', (tree) => fields.text(tree, 'the name of a card')?.text ?? null)
  const owner = readAt(given, 'owner', (tree) => fields.word(tree, players, 'a player'))
  const counts = COUNTS.map(
    (what) => [what, readAt(given, what, (tree) => fields.count(tree, what))] as const,
  )
  const flags = FLAGS.map((what) => [what, readAt(given, what, (tree) => fields.truth(tree, what))] as const)
  const lists = LISTS.map(
    (what) =>
      [
        what,
        readAt(given, what, (tree) =>
          fields.each(tree, what, (one) => fields.text(one, 'the name of a card')?.text ?? null),
        ),
      ] as const,
  )
  const said = [...counts, ...flags, ...lists].filter(([, value]) => value !== null)
  return {
    ...Object.fromEntries(said),
    ...(as !== null && { as }),
    ...(linked !== null && { linked }),
    ...(owner !== null && { owner: (players.indexOf(owner) + 1) as PlayerId }),
  }
}
