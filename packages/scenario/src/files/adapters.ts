import { GameRegistry } from '../adapters/game-registry.ts'
import { openWith, playWith } from '../adapters/run-adapter.ts'
import { grandArchiveAdapter } from '../grand-archive/adapter.ts'
import type { GrandArchivePlayed, GrandArchiveScenario } from '../grand-archive/scenario.ts'
import { keyforgeAdapter } from '../keyforge/adapter.ts'
import type { KeyforgePlayed } from '../keyforge/played.ts'
import type { KeyforgeScenario } from '../keyforge/scenario.ts'
import { magicAdapter } from '../magic/adapter.ts'
import type { MagicPlayed, MagicScenario } from '../magic/scenario.ts'
import type { Over } from '../model/goal.ts'
import type { OpenScenario } from '../model/open-scenario.ts'
import type { PlayOptions } from '../model/played.ts'
import type { Scenario } from '../model/scenario.ts'

/**
 * The types of each game's scenarios, by its name. A package that adds a game of its own to `adapters` can add its types here
 * by declaration merging.
 */
export interface GameTypes {
  readonly keyforge: { readonly scenario: KeyforgeScenario; readonly played: KeyforgePlayed }
  readonly magic: { readonly scenario: MagicScenario; readonly played: MagicPlayed }
  readonly 'grand-archive': { readonly scenario: GrandArchiveScenario; readonly played: GrandArchivePlayed }
}
export type GameName = keyof GameTypes
export type EditionOf<G extends GameName> = GameTypes[G]['scenario']['edition']
export type AnyScenario = GameTypes[GameName]['scenario']
export type AnyPlayed = GameTypes[GameName]['played']
type PlayedOf<S extends AnyScenario> = GameTypes[S['game']]['played']

/** The games whose scenarios this package reads and plays; `adapters.add` adds another. */
export const adapters = new GameRegistry([keyforgeAdapter, magicAdapter, grandArchiveAdapter])

/** Those scenarios that are of one game. */
export const ofGame = <G extends GameName>(
  scenarios: readonly AnyScenario[],
  game: G,
): readonly GameTypes[G]['scenario'][] =>
  scenarios.filter((one): one is GameTypes[G]['scenario'] => one.game === game)

/**
 * Plays a scenario of any game from its board, or from the saved position given, to its last entry, and judges what it
 * expects. Never throws. A save that cannot be continued gives the status `refused`, with the reason.
 */
export const play = <S extends AnyScenario>(
  scenario: S,
  options: PlayOptions<S['edition']> = {},
): PlayedOf<S> =>
  // The registry has the adapter of the scenario's game.
  playWith(adapters.of(scenario.game), scenario as Scenario, options) as PlayedOf<S>

/** A scenario of any game with its open choices, and the moves beyond it that `over` allows. */
export const openScenario = <S extends AnyScenario>(
  scenario: S,
  options: Pick<PlayOptions<S['edition']>, 'edition' | 'from'> = {},
  over?: Over,
): OpenScenario => openWith(adapters.of(scenario.game), scenario as Scenario, options, over)
