import { formOf, PLAYED } from './forms.ts'
import { GAMES } from './games.ts'
import { near } from './near.ts'

/** A scenario to start from, or why there is none. */
export type Template =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly reason: string }

/** A commented scenario of a game to start from. Games that this version does not play have none. */
export function template(name: string): Template {
  const game = PLAYED.find((one) => one === name)
  if (game !== undefined) return { ok: true, text: formOf(game).template }
  if (GAMES.some((one) => one === name)) {
    return {
      ok: false,
      reason: `this version plays ${PLAYED.join(' and ')}; ${name} is not played yet, so there is no scenario to start from`,
    }
  }
  const meant = near(name, PLAYED)
  const rest = meant === undefined ? `this version plays ${PLAYED.join(' and ')}` : `did you mean ${meant}?`
  return { ok: false, reason: `there is no game “${name}”; ${rest}` }
}
