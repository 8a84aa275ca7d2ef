import type { Reason } from './trace.ts'

declare const GAME: unique symbol

/**
 * A value: it never changes. Ask the game about it, or answer it to get another one. `G` is its game, so that the compiler
 * refuses to give it to another one; a `Position` alone may be of any game.
 */
export interface Position<G extends string = string> {
  /** True if a decision is pending. */
  readonly asking: boolean
  /** For the compiler only: a method, so that a position of one game fits where one of any game does, and the other way. */
  [GAME]?(game: G): void
}

/**
 * Why there is no new position. The old one is unchanged.
 * - `illegal`: the rules forbid it. `not offered`: it is not among the options. `nothing asked`: no decision is pending.
 * - `limit`: the run needs more steps or open charts than the game allows; `reached` is the last position. Or checking the
 *   rules would take more work than the game allows.
 * - `unreadable`: this version cannot load the save, or the save is damaged.
 */
export interface Refusal extends Reason {
  readonly refused: 'illegal' | 'not offered' | 'nothing asked' | 'limit' | 'unreadable'
  readonly reached?: Position
}

/** Whether a result is a refusal, and not a position, view or verdict. */
export const isRefusal = (value: object): value is Refusal => 'refused' in value

export const refusal = (refused: Refusal['refused'], why: Reason): Refusal => ({ refused, ...why })
