import type { Document } from '../adapters/document.ts'
import type { KnownGames } from '../adapters/game-registry.ts'
import type { CardFiles } from '../cards/card-files.ts'
import { looksLikeCards } from '../cards/looks-like-cards.ts'
import type { ContentOf, Scenario } from '../model/scenario.ts'
import type { Faults } from '../problems/faults.ts'
import { Fields, readAt } from '../reading/fields.ts'
import { readRule } from '../reading/rule-ids.ts'
import type { Table, Tree } from '../yaml/tree.ts'

/** The keys of every scenario, and the required ones. */
export const SCENARIO_KEYS = [
  'name',
  'game',
  'edition',
  'cite',
  'note',
  'active',
  'players',
  'cards',
  'play',
  'expect',
] as const
const NEEDED = ['name', 'game', 'players'] as const
const OF_CARDS = [
  '“battleline cards import” makes a file of them for “cards:” in scenarios; “cards coverage” counts what is understood',
]

/** The context for reading the documents of a file. */
interface Source {
  readonly games: KnownGames
  readonly text: string
  readonly faults: Faults
  /** The ids of all rules and rulings, if known. */
  readonly rules: readonly string[] | undefined
  readonly cardFiles: CardFiles | undefined
}

/** Reads one document. Reports all faults; null if there are any. */
export function readDocument(tree: Tree, source: Source): ContentOf<Scenario> | null {
  const { games, text, faults, rules, cardFiles } = source
  const before = faults.count
  if (looksLikeCards(tree)) {
    faults.add('cards-not-scenario', tree.at, 'these are cards, not a scenario', { notes: OF_CARDS })
    return null
  }
  const fields = new Fields(faults)
  const table = fields.table(tree, 'a scenario')
  if (table === null) return null
  // Without a known game, the keys are read as those of the first game.
  const game = gameIn(table, games.names)
  const adapter = games.of(game)
  const given = fields.known(table, [...SCENARIO_KEYS, ...adapter.keys], 'a scenario')
  for (const key of NEEDED) {
    if (!given.has(key)) faults.add('missing-key', firstOf(table), `this scenario has no “${key}”`)
  }
  const named = given.get('game')
  if (named !== undefined && fields.word(named.value, games.names, 'a game') === null) return null
  const [standard] = adapter.editions
  const edition = readAt(given, 'edition', (value) => fields.word(value, adapter.editions, 'an edition'))
  const document: Document = {
    fields,
    given,
    source: text,
    edition: edition ?? standard,
    before,
    rules,
    cardFiles,
  }
  const heading = { ...headingOf(document), game, edition: document.edition }
  const content = adapter.read(document)
  if (content === null || heading.name === null || faults.count > before) return null
  return { ...heading, ...content } as ContentOf<Scenario>
}

function headingOf({ fields, given, rules }: Document): Pick<Scenario, 'cite' | 'note'> & {
  readonly name: string | null
} {
  const name = readAt(given, 'name', (tree) => fields.text(tree, 'the name')?.text.trim() ?? null)
  const note = readAt(given, 'note', (tree) => fields.text(tree, 'the note')?.text.trim() ?? null)
  const cite = readAt(given, 'cite', (tree) =>
    fields.each(tree, 'cite', (item) => readRule({ fields, rules }, item)),
  )
  return { name, note, cite: cite ?? [] }
}

/** The game of a scenario; the first of `games` if it names none of them. */
export function gameIn(tree: Tree, games: readonly string[]): string {
  const value = tree.kind === 'table' ? tree.entries.find(({ key }) => key.text === 'game')?.value : undefined
  const word = value?.kind === 'text' ? value.text.trim().toLowerCase() : null
  return games.find((game) => game === word) ?? games[0] ?? ''
}

const firstOf = (table: Table) => table.entries[0]?.key.at ?? table.at
