import type { DecisionKind, Value } from './choice.ts'
import type { Message } from './message.ts'
import type { Locals } from './record.ts'
import type { View, World } from './run-state.ts'
import type { Reason } from './trace.ts'

/** The decision of a step. `args` are the step's. Declared as methods, so that a question over any locals fits. */
export interface Question {
  readonly kind: DecisionKind
  /** True if nothing reads the choice, so that it makes no difference. */
  readonly free: boolean
  who(w: View, l: Locals, args: unknown): number
  /** The options, in a fixed order without duplicates. */
  options(w: View, l: Locals, args: unknown): readonly Value[]
  /**
   * For a pick: the fewest and the most of the `count` options that may be chosen. For a division: the least that each
   * option gets, and the whole.
   */
  bounds(w: View, l: Locals, count: number, args: unknown): readonly [least: number, most: number]
  /** Receives the chosen values in the order of the options (`order`: in the chosen order; `divide`: the shares). */
  take(w: World, l: Locals, chosen: readonly Value[], args: unknown): void
  label(w: View, value: Value, l: Locals, args: unknown): string | Message
  /** The record that an option stands for, or null. */
  record(value: Value): number | null
  /**
   * Why a value may not be chosen, or null if it may. A question with this method is checked by it alone, so that the
   * machine never lists all moves to take one. Such a question is never skipped as forced.
   */
  readonly refuse: ((w: View, l: Locals, value: Value) => ChoiceRefusal | null) | null
  /** Why a value is not among the options, for the player; null if there is no special reason. */
  readonly lacks: ((w: View, l: Locals, value: Value) => Reason | null) | null
}

/** Why a value may not be chosen. `limit`: the check stopped at the game's limit without a result. */
export type ChoiceRefusal = Reason & { readonly refused?: 'limit' }

/** The question of an `ask` step. Defaults: pick exactly one option, it makes a difference, options are no records. */
export interface QuestionSpec<L extends Locals, A> {
  readonly kind?: DecisionKind
  readonly free?: boolean
  who(w: View, l: L, args: A): number
  options(w: View, l: L, args: A): readonly Value[]
  bounds?(w: View, l: L, count: number, args: A): readonly [least: number, most: number]
  take(w: World, l: L, chosen: readonly Value[], args: A): void
  label(w: View, value: Value, l: L, args: A): string | Message
  record?(value: Value): number | null
  refuse?(w: View, l: L, value: Value): ChoiceRefusal | null
  lacks?(w: View, l: L, value: Value): Reason | null
}

const one = () => [1, 1] as const
const everything = (_w: View, _l: Locals, count: number) => [count, count] as const
const noRecord = () => null

export function questionOf<L extends Locals, A>(asking: QuestionSpec<L, A>): Question {
  const { kind = 'pick', free = false, record = noRecord, refuse = null, lacks = null } = asking
  const { who, options, bounds = kind === 'order' ? everything : one, take, label } = asking
  // One literal with all fields: V8 gives all questions one object layout.
  return { kind, free, who, options, bounds, take, label, record, refuse, lacks } as Question
}

/** The only possible answer to a question, or null if there are several. */
export function onlyAnswer(
  { kind }: Question,
  options: readonly Value[],
  [least, most]: readonly [number, number],
): readonly Value[] | null {
  if (kind === 'divide') return onlyShares(options.length, least, most)
  if (kind === 'order') return options.length < 2 ? options : null
  return least >= options.length ? options : null
}

/** The only possible division: one option, or nothing left beyond the least shares. Null if there are several. */
export function onlyShares(options: number, least: number, whole: number): readonly number[] | null {
  if (options === 1) return [whole]
  return least > 0 && least * options === whole ? Array.from({ length: options }, () => least) : null
}
