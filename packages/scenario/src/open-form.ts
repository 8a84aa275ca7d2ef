import type { Position, Refusal } from '@battleline/kernel'
import type { Playable } from '@battleline/search'
import type { Engine } from './form.ts'

/** A position on the way through what a scenario leaves open. */
export interface Reached extends Position {
  readonly at: Position
  /** Why the scenario cannot go on here; null where it can, or has come to its end. */
  readonly refusal: Refusal | null
}

/** A scenario with all that it leaves open, whatever its game: the choices are asked of whoever searches through them. */
export interface OpenForm<G extends Engine = Engine, R extends Reached = Reached> {
  readonly game: G
  readonly choices: Playable<R>
  readonly start: R
  /** Why the board is none. */
  readonly refusal: Refusal | null
  name(record: number): string
}
