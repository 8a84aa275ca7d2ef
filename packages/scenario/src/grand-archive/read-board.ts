import {
  type CardSetup,
  COUNTERS,
  type DeckSetup,
  DIRECTIONS,
  type GrandArchive,
  MASTERIES,
  PILES,
  type PlayerId,
  type PlayerSetup,
} from '@battleline/grand-archive'
import { unreadableText } from '@battleline/language'
import { type Fields, forKeys, readGiven } from '../reading/fields.ts'
import { nameAndMarks } from '../reading/names.ts'
import type { Entry, Table, Tree } from '../yaml/tree.ts'

const COUNTS = ['damage', 'durability', ...COUNTERS] as const
const FLAGS = ['rested', 'distant', 'fostered'] as const
const LISTS = ['lineage', 'loaded'] as const
/** The keys of a card in the set-up. */
export const MARK_KEYS = ['as', 'owner', 'linked', ...COUNTS, ...FLAGS, ...LISTS] as const
/** The keys of a player in the set-up. */
const ZONE_KEYS = ['field', ...PILES] as const
export const PLAYER_KEYS = ['currents', ...MASTERIES, ...ZONE_KEYS] as const

/** The cards to check names with; null if the file's own cards have faults. */
type Library = GrandArchive['library'] | null

/** A player of a board. */
export interface Side {
  readonly setup: PlayerSetup
  /** True if the decks are those of a file. */
  readonly isDealt: boolean
}

/** Reads the zones of a player. `readDeck`: the decks of the file that is named instead of a main deck; null for other values. */
export function readSide(
  fields: Fields,
  players: readonly string[],
  library: Library,
  readDeck: (deck: Tree) => Pick<DeckSetup, 'deck' | 'material'> | 'faulty' | null,
  { key, value }: Entry,
): Side {
  const name = key.text
  const table = fields.table(value, `the player ${name}`)
  if (table === null) return { setup: { name }, isDealt: false }
  const given = new Map(fields.known(table, PLAYER_KEYS, 'a player'))
  const written = given.get('deck')?.value
  const file = written === undefined ? null : readDeck(written)
  if (file !== null) given.delete('deck')
  const zone = (tree: Tree, word: string) =>
    fields.each(tree, word, (one) => readCard(fields, players, library, one))
  const decks = file === 'faulty' || file === null ? {} : file
  return {
    setup: {
      name,
      ...decks,
      ...readGiven(given, {
        ...forKeys(ZONE_KEYS, zone),
        ...forKeys(MASTERIES, (tree: Tree, what) => fields.count(tree, what)),
        currents: (tree: Tree) => fields.word(tree, DIRECTIONS, 'a direction'),
      }),
    },
    isDealt: file !== null,
  }
}

/** A card: its name, or its name and marks. */
function readCard(
  fields: Fields,
  players: readonly string[],
  library: Library,
  tree: Tree,
): CardSetup | null {
  const written = nameAndMarks(fields, tree, 'a card')
  if (written === null) return null
  const { name, marks } = written
  judgeName(fields, library, name)
  const table = marks === null ? null : fields.table(marks, `the marks of ${name.text}`)
  return table === null ? { name: name.text } : { name: name.text, ...readMarks(fields, players, table) }
}

/** Reports an unknown name, and a card with unreadable text. */
function judgeName({ faults }: Fields, library: Library, { text, at }: Entry['key']): void {
  if (library === null) return
  const found = library.find(text)
  if (found === null) faults.add('unknown-card', at, library.missing(text))
  else if ('problems' in found) faults.add('card-text', at, unreadableText(found))
}

function readMarks(fields: Fields, players: readonly string[], table: Table): Partial<CardSetup> {
  const given = fields.known(table, MARK_KEYS, 'a card')
  return readGiven(given, {
    ...forKeys(COUNTS, (tree, what) => fields.count(tree, what)),
    ...forKeys(FLAGS, (tree, what) => fields.truth(tree, what)),
    ...forKeys(LISTS, (tree, what) => fields.texts(tree, what, 'the name of a card')),
    as: (tree) => fields.text(tree, 'a name')?.text ?? null,
    linked: (tree) => fields.text(tree, 'the name of a card')?.text ?? null,
    owner: (tree) => {
      const owner = fields.word(tree, players, 'a player')
      return owner === null ? null : ((players.indexOf(owner) + 1) as PlayerId)
    },
  })
}
