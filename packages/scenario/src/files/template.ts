import { nearestWord } from '../names/nearest.ts'
import { adapters } from './adapters.ts'

/** A scenario to start from, or why there is none. */
export type Template =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly reason: string }

/** A commented scenario of a game to start from. */
export function template(name: string): Template {
  return adapters.names.includes(name)
    ? { ok: true, text: adapters.of(name).template }
    : { ok: false, reason: noSuchGame(name) }
}

/** That there is no game of this name, with the nearest name, or with all names. */
export function noSuchGame(name: string): string {
  const nearest = nearestWord(name, adapters.names)
  const hint = nearest === undefined ? `there are ${adapters.names.join(', ')}` : `did you mean ${nearest}?`
  return `there is no game “${name}”; ${hint}`
}
