import { nearestWord } from '../names/nearest.ts'
import { adapters } from './adapters.ts'

/** A scenario to start from, or why there is none. */
export type Template =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly reason: string }

/** A commented scenario of a game to start from. */
export function template(name: string): Template {
  const { names } = adapters
  if (names.includes(name)) return { ok: true, text: adapters.of(name).template }
  const nearest = nearestWord(name, names)
  const hint = nearest === undefined ? `there are ${names.join(', ')}` : `did you mean ${nearest}?`
  return { ok: false, reason: `there is no game “${name}”; ${hint}` }
}
