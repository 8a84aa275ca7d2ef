import { formOf } from './forms.ts'
import { GAMES } from './games.ts'
import { near } from './near.ts'

/** A scenario to start from, or why there is none. */
export type Template =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly reason: string }

/** A commented scenario of a game to start from. */
export function template(name: string): Template {
  const game = GAMES.find((one) => one === name)
  if (game !== undefined) return { ok: true, text: formOf(game).template }
  const meant = near(name, GAMES)
  const rest = meant === undefined ? `there are ${GAMES.join(', ')}` : `did you mean ${meant}?`
  return { ok: false, reason: `there is no game “${name}”; ${rest}` }
}
