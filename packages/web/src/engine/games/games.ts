import { gamesNamed, type SimpleAdapter } from '@battleline/scenario'
import type { AppGame } from '../protocol/protocol.ts'
import { emptyBoard, FIRST_BOARD } from './empty-boards.ts'
import type { TableGame } from './table-game.ts'

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

/** The games of which more was loaded later. */
const loaded = new Map<string, TableGame>()

/** A game by its name, with what has been loaded of it; KeyForge for a name that no game has. */
export const gameNamed = async (name: string): Promise<TableGame> =>
  loaded.get(name) ?? (await (GAMES[name] ?? KEYFORGE).load()).game

/** A game with the next part of it that is loaded later; `text`: with what this may need of it. */
export async function withMore(
  name: string,
  { unloaded }: TableGame,
  text: string | null = null,
): Promise<TableGame> {
  const more = await unloaded?.load(text)
  if (more !== undefined) loaded.set(name, more)
  return gameNamed(name)
}

/** A game by its name, with its cards. */
export async function gameWithCards(name: string): Promise<TableGame> {
  const game = await gameNamed(name)
  return game.unloaded?.part === 'cards' ? withMore(name, game) : game
}

/** A game by its name, with all parts of it. */
export async function wholeGame(name: string): Promise<TableGame> {
  const game = await gameNamed(name)
  if (game.unloaded === undefined) return game
  await withMore(name, game)
  return wholeGame(name)
}

export type Games = ReadonlyMap<string, TableGame>

/** The games that a text is about. */
export async function gamesIn(text: string, load = gameNamed): Promise<Games> {
  const named = gamesNamed(text, gameNames)
  const games = await Promise.all(named.map(async (name) => [name, await load(name)] as const))
  return new Map(games)
}
