import type { Entry, Fact } from './fact.ts'
import type { Question } from './question.ts'
import type { Reason } from './trace.ts'
import type { World } from './world.ts'

/**
 * A timing chart is an ordered list of named steps. Each step is written with one of the verbs
 * `act`, `ask`, `amend`, `offer`, `settle` and may go on with the control words `then`, `call`, `join`, `backTo`, and
 * `when`. The machine walks what `chart` makes of them: a flat list of nodes, one verb each.
 */
export type Verb = 'act' | 'ask' | 'amend' | 'offer' | 'settle' | 'call' | 'join' | 'back'

/** What players, traces, docs and saves know of a step. `id` is stable for ever: `game/chart.4-name`. */
export interface Step {
  readonly id: string
  readonly title: string
  readonly cite: readonly string[]
}

/** What a chart keeps between its steps: plain data, replaced and never changed in depth. */
export type Locals = object

/** A chart to run, by its id so that it is the one of the edition, and the locals it starts with. */
export interface Start {
  readonly chart: string
  readonly locals: Locals
}

/** One unit of work. The ops are methods so that a chart of any locals is a `Chart`. */
export interface Node {
  readonly verb: Verb
  readonly step: Step
  /** Its place in saves: the step's own name, with `:n` from the second node of a step on. */
  readonly name: string
  /** True for the first node of its step: the one that is traced and guarded. */
  readonly opens: boolean
  /** Where the step ends: the index of the first node after it. */
  readonly end: number
  readonly args: unknown
  readonly chart: Chart | null
  readonly to: number
  readonly question: Question | null
  readonly window: Window | null
  op(w: World, l: Locals, args: unknown): unknown
  /** Whether the step is carried out; null where nothing can keep it from being. */
  readonly guard: ((w: World, l: Locals) => true | Reason) | null
  /** Takes over what a called chart found out. */
  take(w: World, l: Locals, child: Locals): void
}

/**
 * A timing window. `facts` are what it answers; `own` lists abilities that are looked up anew after each resolution
 * (those gained while the window is open count).
 */
export interface Window {
  facts(l: Locals): readonly Fact[]
  own(w: World, l: Locals): readonly Entry[]
  /** Why the window ends here and what still waits in it is lost; null while it goes on. */
  closed(w: World, l: Locals): Reason | null
}

/** How a chart takes in what would otherwise start it a second time: see `join`. */
export interface Joining {
  /** The step whose first act takes the new payload in, whatever step the open chart has reached. */
  readonly at: number
  /** From this node on the chart is closed: a new one is started instead. */
  readonly until: number
  start(payload: unknown): Locals
  put(l: Locals, payload: unknown): void
}

export interface Chart {
  readonly id: string
  readonly title: string
  readonly nodes: readonly Node[]
  readonly joining: Joining | null
  /** True where all its steps are one change: a standing check waits for its end. */
  readonly whole: boolean
  subjects(l: Locals): readonly number[]
}

/** A step as written, before the chart gives it its name. */
export interface StepText<L extends Locals> {
  readonly title: string
  readonly parts: readonly Part<L>[]
  readonly cites: readonly string[]
  readonly condition: ((w: World, l: L) => true | Reason) | null
}

/** A step in the writing. */
export interface Written<L extends Locals> extends StepText<L> {
  /** The rules the step carries out. */
  cite(...ids: string[]): Written<L>
  /** The whole step is passed over, with the reason, unless this says `true`. */
  when(condition: (w: World, l: L) => true | Reason): Written<L>
  /** Another change at the same step. */
  then(op: (w: World, l: L) => void): Written<L>
  /** A timing window at the same step. */
  offer(window: Offered<L>): Written<L>
  /** Runs another chart to its end (none where `locals` gives null), and takes over what it found out. */
  call<C extends Locals>(
    chart: Typed<C>,
    locals: (w: World, l: L) => C | null,
    take?: (w: World, l: L, child: C) => void,
  ): Written<L>
  /** Like `call`, for a chart that is chosen when the step is reached. */
  run(start: (w: World, l: L) => Start | null): Written<L>
  /** Enters the chart of this kind that is open, or starts one; nothing where the payload is null. */
  join<C extends Locals, P>(chart: Typed<C, P>, payload: (w: World, l: L) => P | null): Written<L>
  /** Goes back to an earlier step of this chart. */
  backTo(step: string, condition: (w: World, l: L) => boolean): Written<L>
}

/** A window as a chart writes it; what is left out is empty, or never the case. */
export interface Offered<L extends Locals> {
  facts?(l: L): readonly Fact[]
  own?(w: World, l: L): readonly Entry[]
  closed?(w: World, l: L): Reason | null
}

/** A chart whose locals and payload the compiler knows. `types` is never there: it carries them. */
export interface Typed<L extends Locals, P = never> extends Chart {
  readonly types?: (locals: L, payload: P) => never
}

export interface Part<L extends Locals> {
  readonly verb: Verb
  readonly args?: unknown
  readonly chart?: Chart
  readonly to?: string
  readonly question?: Question
  readonly window?: Window
  readonly op?: (w: World, l: L, args: never) => unknown
  readonly take?: (w: World, l: L, child: never) => void
}
