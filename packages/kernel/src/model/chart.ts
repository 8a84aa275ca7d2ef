import type { WaitingAbility } from './event.ts'
import type { Question } from './question.ts'
import type { Locals } from './record.ts'
import type { View, World } from './run-state.ts'
import type { Reason, Step } from './trace.ts'

/** A chart to run, by id, so that the edition's version runs, and the locals it starts with: a fresh object. */
export interface Start {
  readonly chart: string
  readonly locals: Locals
}

/** Declared as methods, because their parameters are bivariant: functions over the locals of any chart fit. */
interface Methods {
  guard(w: View, l: Locals, args: unknown): true | Reason
  closed(w: View, l: Locals): Reason | null
  take(w: World, l: Locals, child: Locals): void
}

/** `true` to carry the step out, or the reason to skip it. */
export type Guard = Methods['guard']
/** Reads the results of a called chart from its locals when it ends. */
export type TakeResult = Methods['take']

/**
 * A timing window: the abilities that are available now. The machine lists them again after each one that resolves. While
 * the chart is open, the window offers each ability at most once, so triggers chosen when their event happened can be
 * listed unchanged. A chart with a loop calls another chart for its windows, so that each round has a new window.
 */
export interface TimingWindow {
  entries(w: View, l: Locals): readonly WaitingAbility[]
  /** Why the window closes now and loses the abilities still waiting; null while it stays open. */
  readonly closed: Methods['closed'] | null
}

/** What a node does. Ops are methods, so that the work of any chart is a `Work`, whatever its locals. */
export type Work =
  | { readonly kind: 'act'; op(w: World, l: Locals, args: unknown): void }
  | { readonly kind: 'ask'; readonly question: Question }
  | { readonly kind: 'amend' }
  | { readonly kind: 'offer'; readonly window: TimingWindow }
  | { readonly kind: 'settle' }
  | {
      readonly kind: 'call'
      readonly chart: string
      locals(w: World, l: Locals, args: unknown): Locals | null
      readonly take: TakeResult | null
    }
  | {
      readonly kind: 'run'
      start(w: World, l: Locals, args: unknown): Start | null
      readonly take: TakeResult | null
    }
  | {
      readonly kind: 'join'
      readonly chart: string
      payload(w: World, l: Locals, args: unknown): unknown
      readonly take: TakeResult | null
    }
  | { readonly kind: 'back'; readonly to: string; condition(w: View, l: Locals, args: unknown): boolean }

/** One unit of work, as the machine walks it. */
export interface ChartNode {
  readonly work: Work
  readonly step: Step
  /** Its place in saves: the step's own name, with `:n` from the second node of a step on. */
  readonly name: string
  /** True for the first node of its step: it is traced and has the guard. */
  readonly isFirst: boolean
  /** True if this node and the one before it are one change: the state-based check waits. */
  readonly continuesChange: boolean
  /** `end`: the index of the first node after the step. `back`: the index that a `back` node jumps to. */
  readonly end: number
  readonly back: number
  /** Plain data passed to the ops of the step. */
  readonly args: unknown
  readonly guard: Guard | null
  /** The chart that a call or a join opens, set once by `link`; null if the machine must look it up by id. */
  callee: Chart | null
}

/** How an open chart accepts a payload instead of starting a second time. */
export interface JoinPoint {
  /** The node whose act processes payloads. If the chart is already past it, its act runs at once. */
  readonly at: number
  /** From this node on, a payload starts a new chart instead. */
  readonly until: number
  start(): Locals
  /** Adds a payload to those waiting in the locals. */
  put(l: Locals, payload: unknown): void
}

export interface Chart {
  readonly id: string
  readonly title: string
  readonly nodes: readonly ChartNode[]
  readonly joining: JoinPoint | null
  /** True if all its steps are one change: the state-based check waits for its end. */
  readonly whole: boolean
  /** Example locals, to check the types of loaded ones; null to skip that check. */
  readonly like: Locals | null
  subjects(l: Locals): readonly number[]
  /** A copy of its locals, one level deep. */
  copy(l: Locals): Locals
}

/** A chart whose locals and payload the compiler knows. The property `types` never exists; it only carries the types. */
export interface Typed<L extends Locals, P = never> extends Chart {
  readonly types?: (locals: L, payload: P) => never
}
