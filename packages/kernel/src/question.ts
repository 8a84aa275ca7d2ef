import type { Locals } from './chart.ts'
import type { Reason } from './trace.ts'
import type { World } from './world.ts'

/** What can be chosen: the number of a record, or a word of the game's. */
export type Value = number | string

/** Who chooses when nobody does: dice, shuffles, random cards. */
export const CHANCE = -1

/** How many and in what way options are chosen: some of them, all in an order. */
export type Manner = 'pick' | 'order'

/** A decision as a step asks it. Methods, so that a question over any locals is a `Question`. */
export interface Question {
  readonly manner: Manner
  /** True where nothing can read the order or choice made: it is offered, but makes no difference. */
  readonly free: boolean
  who(w: World, l: Locals): number
  /** Lists the options, in a fixed order without doubles. */
  options(w: World, l: Locals): readonly Value[]
  /** The fewest and the most that may be chosen, of `count` options. */
  bounds(w: World, l: Locals, count: number): readonly [least: number, most: number]
  take(w: World, l: Locals, chosen: readonly Value[]): void
  label(w: World, l: Locals, value: Value): string
  /**
   * Why a value may not be chosen, or null where it may. A question that has this is checked by it alone, so that a
   * long list of moves is never written down to take one of them; and it is never skipped as forced.
   */
  readonly refuse: ((w: World, l: Locals, value: Value) => Reason | null) | null
}
