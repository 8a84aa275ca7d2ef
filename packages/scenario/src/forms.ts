import type { GameForm } from './form.ts'
import type { GameName } from './games.ts'
import type { Over } from './goal.ts'
import { grandArchiveForm } from './grand-archive/form.ts'
import type { GrandArchivePlayed } from './grand-archive/play.ts'
import type { GrandArchiveScenario } from './grand-archive/scenario.ts'
import { keyforgeForm } from './keyforge/form.ts'
import { magicForm } from './magic/form.ts'
import type { MagicPlayed } from './magic/play.ts'
import type { MagicScenario } from './magic/scenario.ts'
import type { OpenForm } from './open-form.ts'
import type { Played, PlayOptions } from './played.ts'
import type { ContentOf, Scenario } from './scenario.ts'

/** What each game makes of a scenario. */
interface Forms {
  readonly keyforge: { readonly scenario: Scenario; readonly played: Played }
  readonly magic: { readonly scenario: MagicScenario; readonly played: MagicPlayed }
  readonly 'grand-archive': { readonly scenario: GrandArchiveScenario; readonly played: GrandArchivePlayed }
}
export type EditionOf<G extends GameName> = Forms[G]['scenario']['edition']
export type AnyScenario = Forms[GameName]['scenario']
export type AnyPlayed = Forms[GameName]['played']
export type AnyContent = ContentOf<Scenario> | ContentOf<MagicScenario> | ContentOf<GrandArchiveScenario>
type PlayedOf<S extends AnyScenario> = Forms[S['game']]['played']

const FORMS: { readonly [G in GameName]: GameForm<Forms[G]['scenario'], Forms[G]['played']> } = {
  keyforge: keyforgeForm,
  magic: magicForm,
  'grand-archive': grandArchiveForm,
}

/** What a game puts into the form of scenarios. */
export const formOf = (game: GameName): GameForm => FORMS[game]

/** Those scenarios of some that are of one game. */
export const ofGame = <G extends GameName>(
  scenarios: readonly AnyScenario[],
  game: G,
): readonly Forms[G]['scenario'][] =>
  scenarios.filter((one): one is Forms[G]['scenario'] => one.game === game)

/**
 * Plays a scenario of any game from its board, or from the saved position given, to its last entry, and judges what it
 * expects. Never throws. A save that cannot be continued is the status `refused`, with the reason.
 */
export function play<S extends AnyScenario>(
  scenario: S,
  options: PlayOptions<S['edition']> = {},
): PlayedOf<S> {
  const form = FORMS[scenario.game] as GameForm<S, PlayedOf<S>>
  return form.play(scenario, options)
}

/** A scenario of any game with what it leaves open, and the moves beyond it that `over` allows. */
export function openIn<S extends AnyScenario>(
  scenario: S,
  options: Pick<PlayOptions<S['edition']>, 'edition' | 'from'> = {},
  over?: Over,
): OpenForm {
  const form = FORMS[scenario.game] as GameForm<S, PlayedOf<S>>
  return form.open(scenario, options, over)
}
