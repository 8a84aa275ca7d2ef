// Reads the file of a study: everything that is wrong with it has its place, before any game is played.
import { EDITIONS, type KeyForge, keyforge } from '@battleline/keyforge'
import {
  Faults,
  Fields,
  type Given,
  Lines,
  oneOrMore,
  type Problem,
  readAt,
  readDocuments,
  type Tree,
} from '@battleline/scenario'
import { readBoards } from './read-boards.ts'
import { readBots } from './read-bots.ts'
import { readCreatures } from './read-creatures.ts'
import { readDeckList, type StudyFiles } from './read-decks.ts'
import { readMeasures } from './read-measures.ts'
import { readVariants } from './read-variants.ts'
import { BOARD_MEASURES, DECK_MEASURES, FIGHT_MEASURES, SEATS, type Seating, type Study } from './study.ts'

const BOTH = ['study', 'games', 'seed', 'edition', 'texts', 'measure', 'sample'] as const
const OF_DECKS = ['decks', 'against', 'bots', 'seats'] as const
const KINDS = ['decks', 'fights', 'boards'] as const
const OF_KIND: Readonly<Record<Study['kind'], readonly string[]>> = {
  decks: OF_DECKS,
  fights: [],
  boards: ['moves'],
}
/** The keys that a study file can have. */
export const STUDY_KEYS = [...BOTH, ...OF_DECKS, 'fights', 'boards', 'moves'] as const

const MOST_GAMES = 1_000_000_000
const MOST_SEED = 1_000_000

/** A study, or null with what is wrong. */
export interface ReadStudy {
  readonly study: Study | null
  readonly problems: readonly Problem[]
}

/** Reads a study. `file` is its name in problems; `files` gives the decks that it names. Never throws. */
export function readStudy(text: string, file: string, files: StudyFiles): ReadStudy {
  const faults = new Faults()
  const lines = new Lines(file, text)
  const documents = readDocuments({ text, lines, faults })
  const [tree, second] = documents
  if (second !== undefined) faults.add('conflicting-keys', second.at, 'a file has one study')
  if (tree === undefined && faults.count === 0)
    faults.add('empty-file', { from: 0, to: 1 }, 'there is no study in this file')
  const study = tree === undefined ? null : readTree(new Fields(faults), tree, files)
  return { study: faults.count === 0 ? study : null, problems: lines.problems(faults) }
}

function readTree(fields: Fields, tree: Tree, files: StudyFiles): Study | null {
  const table = fields.table(tree, 'a study')
  if (table === null) return null
  const given = fields.known(table, STUDY_KEYS, 'a study')
  const kind = kindOf(fields, given, table.at)
  if (kind === null) return null
  const name = readAt(given, 'study', (value) => fields.text(value, 'the name of a study')?.text ?? null)
  if (!given.has('study')) fields.faults.add('missing-key', table.at, 'a study has a name: “study: …”')
  const rest = {
    name: name ?? '',
    seed: readAt(given, 'seed', (value) => fields.count(value, 'seed', 0, MOST_SEED)) ?? 1,
    editions: readAt(given, 'edition', (value) => readEditions(fields, value)) ?? ['current' as const],
    variants: readAt(given, 'texts', (value) => readVariants(fields, value)) ?? [PRINTED],
    sample: readAt(given, 'sample', (value) => fields.count(value, 'sample', 0, MOST_GAMES)) ?? 0,
  }
  const games = readAt(given, 'games', (value) => fields.count(value, 'games', 1, MOST_GAMES))
  const game = keyforge()
  const { library } = game
  const measured = (known: readonly string[]) =>
    readAt(given, 'measure', (value) => readMeasures(fields, value, known, game)) ?? {
      measures: known,
      goals: [],
    }
  if (kind === 'fights') {
    const creatures = readAt(given, 'fights', (value) => readCreatures(fields, value, library)) ?? []
    return {
      kind,
      ...rest,
      games: games ?? creatures.length ** 2 * rest.editions.length * rest.variants.length,
      ...measured(FIGHT_MEASURES),
      creatures,
    }
  }
  if (games === null && !given.has('games'))
    fields.faults.add('missing-key', table.at, 'a study says how many “games” are played')
  if (kind === 'boards') {
    const boards = readAt(given, 'boards', (value) =>
      readBoards(fields, value, given.get('moves')?.value, files),
    )
    return { kind, ...rest, games: games ?? 0, ...measured(BOARD_MEASURES), boards: boards ?? [] }
  }
  return {
    kind,
    ...rest,
    games: games ?? 0,
    ...measured(DECK_MEASURES),
    bots: readAt(given, 'bots', (value) => readBots(fields, value)) ?? [RANDOM],
    seats: readAt(given, 'seats', (value) => readSeats(fields, value)) ?? 'both',
    ...readDecks(fields, given, library, files),
  }
}

/** The kind of a study, or null: it has one, and no key of another. */
function kindOf(fields: Fields, given: Given, at: Tree['at']): Study['kind'] | null {
  const kinds = KINDS.filter((kind) => given.has(kind))
  const [kind] = kinds
  if (kind === undefined || kinds.length > 1) {
    fields.faults.add(
      'conflicting-keys',
      at,
      'a study has either “decks”, whose games are played, or “fights”, or “boards”',
    )
    return null
  }
  for (const key of [...OF_DECKS, 'moves'].filter((one) => !OF_KIND[kind].includes(one))) {
    const entry = given.get(key)
    if (entry !== undefined)
      fields.faults.add('unknown-key', entry.key.at, `a study of ${kind} has no “${key}”`)
  }
  return kind
}

function readDecks(fields: Fields, given: Given, library: KeyForge['library'], files: StudyFiles) {
  const decks = readAt(given, 'decks', (value) => readDeckList(fields, value, library, files)) ?? []
  const against = readAt(given, 'against', (value) => readDeckList(fields, value, library, files))
  const first = given.get('decks')
  if (first !== undefined && against === null && decks.length === 1 && !given.has('against'))
    fields.faults.add(
      'deck-count',
      first.value.at,
      'one deck meets nobody: name more, or those that it plays “against”',
    )
  return { decks, against }
}

const RANDOM = { name: 'random, random', bots: ['random', 'random'] } as const

/** The texts as the library has them. */
const PRINTED = { name: 'printed', cards: [] } as const

function readEditions(fields: Fields, tree: Tree) {
  const editions = oneOrMore(tree).flatMap(
    (one) => fields.word(one, EDITIONS, 'an edition of KeyForge') ?? [],
  )
  return editions.length === 0 ? null : [...new Set(editions)]
}

/** A seat, or a list of both, which are compared. */
function readSeats(fields: Fields, tree: Tree): readonly Seating[] | null {
  const seats = oneOrMore(tree).flatMap((one) => fields.word(one, SEATS, 'a seat') ?? [])
  return seats.length === 0 ? null : [...new Set(seats)]
}
