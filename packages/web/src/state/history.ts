import type { Route } from './route.ts'

/** What undo brings back: a board, the edition by which it is played, and the answers. */
export type Moment = Pick<Route, 'text' | 'document' | 'edition' | 'answers'>

/** The moments before and after the current one. */
export interface History {
  readonly past: readonly Moment[]
  readonly now: Moment
  readonly future: readonly Moment[]
  /** True while the reader types in the text: all typing is one change. */
  readonly writes: boolean
}

/** How a moment came: by typing, by another change in the app, or by going through the pages of the browser. */
export type Cause = 'typed' | 'changed' | 'followed'

/** Takes a change back, or makes it again; null where there is none. */
export interface UndoRedo {
  readonly undo: (() => void) | null
  readonly redo: (() => void) | null
}

/** The most moments before the current one. */
const MOST_KEPT = 200

export const isSameBoard = (one: Moment, other: Moment): boolean =>
  one.text === other.text && one.document === other.document

export const isSameMoment = (one: Moment, other: Moment): boolean =>
  isSameBoard(one, other) &&
  one.edition === other.edition &&
  JSON.stringify(one.answers) === JSON.stringify(other.answers)

/** The history after going so many moments forward; back where the number is negative. */
export function moved({ past, now, future }: History, by: number): History {
  const all = [...past, now, ...future]
  const at = past.length + by
  return { past: all.slice(0, at), now: all[at] ?? now, future: all.slice(at + 1), writes: false }
}

/** The history after a change. A moment that the browser goes back to is the one that there was. */
export function changed(history: History, next: Moment, cause: Cause): History {
  const { past, now, future } = history
  if (isSameMoment(now, next)) return history
  if (cause === 'followed') {
    const known = [...past, now, ...future].findLastIndex((one) => isSameMoment(one, next))
    if (known >= 0) return moved(history, known - past.length)
  }
  const writes = cause === 'typed'
  const goesOn = writes && history.writes
  return { past: goesOn ? past : [...past, now].slice(-MOST_KEPT), now: next, future: [], writes }
}
