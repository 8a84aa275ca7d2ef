import type { Entry } from './fact.ts'
import type { Question } from './question.ts'
import type { Reason } from './trace.ts'
import type { View, World } from './world.ts'

/** What players, traces, docs and saves know of a step. `id` is stable for ever: `game/chart.4-name`. */
export interface Step {
  readonly id: string
  readonly title: string
  readonly cite: readonly string[]
}

/** What a chart keeps between its steps: plain data, replaced and never changed in depth. */
export type Locals = object

/** A chart to run, by its id so that it is the one of the edition, and the locals it starts with: a fresh object. */
export interface Start {
  readonly chart: string
  readonly locals: Locals
}

/** Types of methods: so that functions over the locals of any chart can stand where those of an unknown one are called. */
interface Methods {
  guard(w: View, l: Locals, args: unknown): true | Reason
  closed(w: View, l: Locals): Reason | null
  take(w: World, l: Locals, child: Locals): void
}

/** Whether a step is carried out, and if not, why. */
export type Guard = Methods['guard']
/** Takes over what a chart found out that has come to its end. */
export type Taking = Methods['take']

/**
 * A timing window: the abilities that are available now. It is asked again after each that resolves; one that had its
 * turn, or lost it, is not offered twice while this chart is open, so facts (whose abilities are chosen when they happen)
 * can be listed as they are. A chart that goes round and round opens its windows by calling a chart for each.
 */
export interface TimingWindow {
  entries(w: View, l: Locals): readonly Entry[]
  /** Why the window ends here and what still waits in it is lost; null while it goes on. */
  readonly closed: Methods['closed'] | null
}

/** What a node does. The ops are methods so that the work of a chart of any locals is a `Work`. */
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
      readonly take: Taking | null
    }
  | {
      readonly kind: 'run'
      start(w: World, l: Locals, args: unknown): Start | null
      readonly take: Taking | null
    }
  | { readonly kind: 'join'; readonly chart: string; payload(w: World, l: Locals, args: unknown): unknown }
  | { readonly kind: 'back'; readonly to: string; condition(w: View, l: Locals, args: unknown): boolean }

/** One unit of work, as the machine walks it. */
export interface ChartNode {
  readonly work: Work
  readonly step: Step
  /** Its place in saves: the step's own name, with `:n` from the second node of a step on. */
  readonly name: string
  /** True for the first node of its step: the one that is traced and guarded. */
  readonly opens: boolean
  /** True where the node before it belongs to the same change: a standing check waits. */
  readonly held: boolean
  /** The index of the first node after the step; where a `back` goes, the index of that step. */
  readonly end: number
  readonly back: number
  /** Plain data that the ops of the step are given. */
  readonly args: unknown
  readonly guard: Guard | null
  /** The chart that a call or a join goes to, set once by `link`; null where it is to be looked up by its id. */
  callee: Chart | null
}

/** How a chart takes in what would otherwise start it a second time. */
export interface Joining {
  /** The step whose act takes in what has been put; newcomers are taken in at once, whatever step the chart has reached. */
  readonly at: number
  /** From this node on the chart is closed: a new one is started instead. */
  readonly until: number
  start(): Locals
  /** Adds to what is to be taken in. */
  put(l: Locals, payload: unknown): void
}

export interface Chart {
  readonly id: string
  readonly title: string
  readonly nodes: readonly ChartNode[]
  readonly joining: Joining | null
  /** True where all its steps are one change: a standing check waits for its end. */
  readonly whole: boolean
  /** Locals of this chart, for checking the types of loaded ones; null where nothing is known of them. */
  readonly like: Locals | null
  subjects(l: Locals): readonly number[]
  /** A copy of its locals, one level deep. */
  copy(l: Locals): Locals
}

/** A chart whose locals and payload the compiler knows. `types` is never there: it carries them. */
export interface Typed<L extends Locals, P = never> extends Chart {
  readonly types?: (locals: L, payload: P) => never
}
