import { type GameAdapter, gamesNamed, type Scenario, type SimpleAdapter } from '@battleline/scenario'
import type { Schema } from '../editing/schema.ts'
import type { AppGame, CardEntry, CardFact, CardTextProblem } from '../protocol/protocol.ts'
import type { Session } from '../session/session.ts'
import { emptyBoard, FIRST_BOARD } from './empty-boards.ts'

/** What a game brings to the table. */
export interface TableGame {
  readonly form: GameAdapter
  /** Null where there is no such edition; left out: the scenario's. */
  open(scenario: Scenario, edition?: string): Session | null
  /** Left out: the cards are loaded with the game. */
  readonly unloaded?: UnloadedCards
  /** Every card that ships with the engine, as it can be found and placed. */
  cards(): readonly CardEntry[]
  /** Keywords for creatures that are found by their numbers, as in “2/2 flying”; left out: there are none. */
  readonly keywords?: readonly string[]
  /** The texts of all of them. */
  texts(): readonly string[]
  /** The problems in the text of a card; none where all of it is understood. */
  textProblems(name: string, text: string): readonly CardTextProblem[]
  /** The facts of a custom card, beside its name and text. */
  readonly facts: readonly CardFact[]
  /** The JSON Schema of its scenarios. */
  schema(): Promise<Schema>
}

/** The cards of a game that was loaded without them, because they are many. */
export interface UnloadedCards {
  /** Whether a scenario that can be read without them needs them. */
  isNeeded(scenario: Scenario): boolean
  /** The game with its cards. */
  load(): Promise<TableGame>
}

interface ListedGame extends Omit<AppGame, 'name'> {
  readonly load: () => Promise<{ readonly game: TableGame }>
}

const KEYFORGE: ListedGame = {
  title: 'KeyForge',
  emptyBoard: FIRST_BOARD,
  load: () => import('./keyforge/adapter.ts'),
}

/** A game whose board comes from its specification. */
async function simpleGame(adapter: () => Promise<SimpleAdapter>) {
  const [{ simpleTable }, loaded] = await Promise.all([import('./simple/adapter.ts'), adapter()])
  return { game: simpleTable(loaded) }
}

/**
 * The games of the app by their names, in the order in which they are offered. Each is loaded when it is first wanted. A
 * game of yours is one entry here.
 */
const GAMES: Readonly<Record<string, ListedGame>> = {
  keyforge: KEYFORGE,
  magic: {
    title: 'Magic',
    emptyBoard: emptyBoard('magic', ['Nia', 'Oto'], ['life: 20', 'battlefield: []']),
    load: () => import('./magic/adapter.ts'),
  },
  'grand-archive': {
    title: 'Grand Archive',
    emptyBoard: emptyBoard('grand-archive', ['Ada', 'Ben'], ['field: []']),
    load: () => import('./grand-archive/adapter.ts'),
  },
  duel: {
    title: 'Duel',
    emptyBoard: emptyBoard('duel', ['Ada', 'Ben'], ['life: 10', 'field: []']),
    load: () => simpleGame(async () => (await import('@battleline/duel')).duelAdapter),
  },
}

export const gameNames: readonly string[] = Object.keys(GAMES)

/** What the page offers. */
export const appGames: readonly AppGame[] = Object.entries(GAMES).map(([name, { title, emptyBoard }]) => ({
  name,
  title,
  emptyBoard,
}))

/** The games whose cards were loaded later. */
const loaded = new Map<string, TableGame>()

/** A game by its name, perhaps without its cards; KeyForge for a name that no game has. */
export const gameNamed = async (name: string): Promise<TableGame> =>
  loaded.get(name) ?? (await (GAMES[name] ?? KEYFORGE).load()).game

/** A game by its name, with its cards. */
export async function gameWithCards(name: string): Promise<TableGame> {
  const game = await gameNamed(name)
  if (game.unloaded === undefined) return game
  const complete = await game.unloaded.load()
  loaded.set(name, complete)
  return complete
}

export type Games = ReadonlyMap<string, TableGame>

/** The games that a text is about. */
export async function gamesIn(text: string, load = gameNamed): Promise<Games> {
  const named = gamesNamed(text, gameNames)
  const games = await Promise.all(named.map(async (name) => [name, await load(name)] as const))
  return new Map(games)
}
