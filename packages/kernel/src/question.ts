import type { Locals } from './chart.ts'
import type { Reason } from './trace.ts'
import type { View, World } from './world.ts'

/** What can be chosen: the number of a record, or a word of the game's. */
export type Value = number | string

/** Who chooses when nobody does: dice, shuffles, random cards. */
export const CHANCE = -1

/**
 * In what way options are chosen: some of them; all of them in an order; a whole number shared out among them. A number
 * to be named is a pick from its range.
 */
export type Manner = 'pick' | 'order' | 'divide'

/** A decision as a step asks it. `args` are the step's. Methods, so that a question over any locals is a `Question`. */
export interface Question {
  readonly manner: Manner
  /** True where nothing can read the order or choice made: it is offered, but makes no difference. */
  readonly free: boolean
  who(w: View, l: Locals, args: unknown): number
  /** Lists the options, in a fixed order without doubles. */
  options(w: View, l: Locals, args: unknown): readonly Value[]
  /**
   * For a pick: the fewest and the most of the `count` options that may be chosen. For a division: the least that each
   * option gets, and the whole.
   */
  bounds(w: View, l: Locals, count: number, args: unknown): readonly [least: number, most: number]
  /** Is given what was chosen in the order of the options (`order`: in the chosen one; `divide`: each option's share). */
  take(w: World, l: Locals, chosen: readonly Value[], args: unknown): void
  label(w: View, value: Value, l: Locals, args: unknown): string
  /** The record that an option stands for, or null. */
  record(value: Value): number | null
  /**
   * Why a value may not be chosen, or null where it may. A question that has this is checked by it alone, so that a
   * long list of moves is never written down to take one of them; and it is never skipped as forced.
   */
  readonly refuse: ((w: View, l: Locals, value: Value) => Hindrance | null) | null
  /** Why a value is not among the options, so that a player can be told; null where there is nothing to say of it. */
  readonly lacks: ((w: View, l: Locals, value: Value) => Reason | null) | null
}

/** Why a value may not be chosen. `limit`: what the game allows itself did not suffice to find out whether it may. */
export type Hindrance = Reason & { readonly refused?: 'limit' }

/** How an `ask` step asks. What is left out: one option must be picked, it makes a difference, options are no records. */
export interface Asking<L extends Locals, A> {
  readonly manner?: Manner
  readonly free?: boolean
  who(w: View, l: L, args: A): number
  options(w: View, l: L, args: A): readonly Value[]
  bounds?(w: View, l: L, count: number, args: A): readonly [least: number, most: number]
  take(w: World, l: L, chosen: readonly Value[], args: A): void
  label(w: View, value: Value, l: L, args: A): string
  record?(value: Value): number | null
  refuse?(w: View, l: L, value: Value): Hindrance | null
  lacks?(w: View, l: L, value: Value): Reason | null
}

const one = () => [1, 1] as const
const everything = (_w: View, _l: Locals, count: number) => [count, count] as const
const noRecord = () => null

export function questionOf<L extends Locals, A>(asking: Asking<L, A>): Question {
  const { manner = 'pick', free = false, record = noRecord, refuse = null, lacks = null } = asking
  const { who, options, bounds = manner === 'order' ? everything : one, take, label } = asking
  // Written out: V8 lays all questions out alike.
  return { manner, free, who, options, bounds, take, label, record, refuse, lacks } as Question
}

/** The one way to share out a number, each share at least so much: for one option, or where nothing is left beyond that. */
export function onlyShares(options: number, least: number, whole: number): readonly number[] | null {
  if (options === 1) return [whole]
  return least > 0 && least * options === whole ? Array.from({ length: options }, () => least) : null
}
