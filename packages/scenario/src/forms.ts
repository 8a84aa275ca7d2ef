import type { GameForm } from './form.ts'
import { grandArchiveForm } from './grand-archive/form.ts'
import type { GrandArchivePlayed } from './grand-archive/play.ts'
import type { GrandArchiveScenario } from './grand-archive/scenario.ts'
import { keyforgeForm } from './keyforge-form.ts'
import type { Played, PlayOptions } from './played.ts'
import type { ContentOf, Scenario } from './scenario.ts'

/** The games that are played, each with what it makes of a scenario. */
interface Forms {
  readonly keyforge: { readonly scenario: Scenario; readonly played: Played }
  readonly 'grand-archive': { readonly scenario: GrandArchiveScenario; readonly played: GrandArchivePlayed }
}
export type PlayedGame = keyof Forms
export type EditionOf<G extends PlayedGame> = Forms[G]['scenario']['edition']
export type AnyScenario = Forms[PlayedGame]['scenario']
export type AnyPlayed = Forms[PlayedGame]['played']
export type AnyContent = ContentOf<Scenario> | ContentOf<GrandArchiveScenario>
type PlayedOf<S extends AnyScenario> = Forms[S['game']]['played']

const FORMS: { readonly [G in PlayedGame]: GameForm<Forms[G]['scenario'], Forms[G]['played']> } = {
  keyforge: keyforgeForm,
  'grand-archive': grandArchiveForm,
}

/** The games that this version plays. */
export const PLAYED = ['keyforge', 'grand-archive'] as const satisfies readonly PlayedGame[]

/** What a game puts into the form of scenarios. */
export const formOf = (game: PlayedGame): GameForm => FORMS[game]

/** Those scenarios of some that are of one game. */
export const ofGame = <G extends PlayedGame>(
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
