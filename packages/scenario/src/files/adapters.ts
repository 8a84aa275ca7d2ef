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
import type { PlayedScenario, PlayOptions } from '../model/played.ts'
import type { Scenario } from '../model/scenario.ts'

/** The types of the scenarios of the games that ship, by the name of the game. */
export interface GameTypes {
  readonly keyforge: { readonly scenario: KeyforgeScenario; readonly played: KeyforgePlayed }
  readonly magic: { readonly scenario: MagicScenario; readonly played: MagicPlayed }
  readonly 'grand-archive': { readonly scenario: GrandArchiveScenario; readonly played: GrandArchivePlayed }
}
/** A scenario after play, with the types of its game if known. */
type PlayedOf<S extends Scenario> = S['game'] extends keyof GameTypes
  ? GameTypes[S['game']]['played']
  : PlayedScenario

/** The games whose scenarios this package reads and plays; `adapters.add` adds another. */
export const adapters = new GameRegistry([keyforgeAdapter, magicAdapter, grandArchiveAdapter])

/** The scenarios of one game. */
export const ofGame = <G extends keyof GameTypes>(
  scenarios: readonly Scenario[],
  game: G,
): readonly GameTypes[G]['scenario'][] =>
  scenarios.filter((one): one is GameTypes[G]['scenario'] => one.game === game)

/**
 * Plays a scenario of any game from its board, or from the given save, to its last entry, and judges its
 * expectations. Never throws. A save that cannot be continued gives the status `refused`, with the reason.
 */
export const play = <S extends Scenario>(scenario: S, options: PlayOptions = {}): PlayedOf<S> =>
  // The registry has the adapter of the scenario's game.
  playWith(adapters.of(scenario.game), scenario, options) as PlayedOf<S>

/** A scenario of any game with its open choices, and the moves beyond it that `over` allows. */
export const openScenario = (
  scenario: Scenario,
  options: Pick<PlayOptions, 'edition' | 'from'> = {},
  over?: Over,
): OpenScenario => openWith(adapters.of(scenario.game), scenario, options, over)
