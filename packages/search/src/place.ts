import type { Choice, Position } from '@battleline/kernel'

/** A position that a search has reached, and the answers that were given there. */
export interface Place<P extends Position = Position> {
  readonly position: P
  /** Its number in the order in which places were found: the first is 0. */
  readonly id: number
  readonly ends: boolean
  /** Where its answers lead, one for each answer. */
  readonly next: Place<P>[]
  readonly given: Choice[]
  /** How many answers each of them stands for: itself, and those that equal cards make like it. */
  readonly times: number[]
  /** True when every answer has been followed. */
  done: boolean
  /** Another place whose hash is the same. */
  readonly twin: Place<P> | null
}

const NOWHERE: never[] = []

export const placeAt = <P extends Position>(
  position: P,
  id: number,
  ends: boolean,
  twin: Place<P> | null,
): Place<P> =>
  ends
    ? { position, id, ends, next: NOWHERE, given: NOWHERE, times: NOWHERE, done: true, twin }
    : { position, id, ends, next: [], given: [], times: [], done: false, twin }
