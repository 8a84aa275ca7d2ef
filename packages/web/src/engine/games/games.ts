import { type AnyScenario, GAMES, type GameAdapter, type GameName, gamesNamed } from '@battleline/scenario'
import type { CardEntry, CardFact, TextMistake } from '../protocol/protocol.ts'
import type { Session } from '../session/session.ts'

/** What a game brings to the table. */
export interface TableGame {
  readonly form: GameAdapter
  /** Null where there is no such edition; left out: the scenario's. */
  open(scenario: AnyScenario, edition?: string): Session | null
  /** Every card that ships with the engine, as it can be found and placed. */
  cards(): readonly CardEntry[]
  /** Keywords that a creature can be had with by its numbers; left out: none is had so. */
  readonly keywords?: readonly string[]
  /** The texts of all of them. */
  texts(): readonly string[]
  /** What is wrong in the text of a card; nothing where all of it is understood. */
  textMistakes(name: string, text: string): readonly TextMistake[]
  /** What is said of a card of one's own, beside its name and text. */
  readonly facts: readonly CardFact[]
}

const LOADED: { readonly [G in GameName]: () => Promise<{ readonly game: TableGame }> } = {
  keyforge: () => import('./keyforge/adapter.ts'),
  magic: () => import('./magic/adapter.ts'),
  'grand-archive': () => import('./grand-archive/adapter.ts'),
}

/** A game, loaded when it is first wanted. */
export const gameNamed = async (name: GameName): Promise<TableGame> => (await LOADED[name]()).game

export type Games = ReadonlyMap<GameName, TableGame>

/** The games that a text is about. */
export async function gamesIn(text: string): Promise<Games> {
  const named = gamesNamed(text, GAMES)
  const games = await Promise.all(named.map(async (name) => [name, await gameNamed(name)] as const))
  return new Map(games)
}
