import type { Chart, ChartNode, Guard, JoinPoint, Start, Typed, Work } from '../model/chart.ts'
import type { WaitingAbility } from '../model/event.ts'
import { type QuestionSpec, questionOf } from '../model/question.ts'
import type { Locals } from '../model/record.ts'
import type { View, World } from '../model/run-state.ts'
import type { Reason, Step } from '../model/trace.ts'

type TakeResult<L extends Locals, C extends Locals> = (w: World, l: L, child: C) => void
type Condition<L extends Locals, A> = (w: View, l: L, args: A) => true | Reason

/** A timing window, as a chart declares it. */
export interface WindowSpec<L extends Locals> {
  entries(w: View, l: L): readonly WaitingAbility[]
  closed?(w: View, l: L): Reason | null
}

/** The parts of a step, whatever the types of its locals and arguments. */
export interface StepSpec {
  readonly title: string
  readonly works: readonly Work[]
  readonly cites: readonly string[]
  readonly args: unknown
  readonly guard: Guard | null
  readonly oneChange: boolean
}

/** Builds a step; the chart names it later. Each method returns a new builder. `A`: the arguments of the step's ops. */
export class StepBuilder<L extends Locals, A = undefined> implements StepSpec {
  readonly title: string
  readonly args: unknown
  readonly works: readonly Work[]
  readonly cites: readonly string[]
  readonly guard: Guard | null
  readonly oneChange: boolean

  constructor(title: string, args: A, more: Partial<StepSpec> = {}) {
    this.title = title
    this.args = args
    this.works = more.works ?? []
    this.cites = more.cites ?? []
    this.guard = more.guard ?? null
    this.oneChange = more.oneChange ?? false
  }

  /** The rules that the step carries out. */
  cite(...ids: string[]): StepBuilder<L, A> {
    return this.#with({ cites: [...this.cites, ...ids] })
  }
  /** Skips the whole step, with the reason, unless the condition returns `true`. */
  when(condition: Condition<L, A>): StepBuilder<L, A> {
    return this.#with({ guard: condition })
  }
  /** Makes all changes of the step one change: the state-based check waits for its end. */
  asOne(): StepBuilder<L, A> {
    return this.#with({ oneChange: true })
  }
  /** Adds another change to the step. */
  then(op: (w: World, l: L, args: A) => void): StepBuilder<L, A> {
    return this.#and({ kind: 'act', op })
  }
  offer(window: WindowSpec<L>): StepBuilder<L, A> {
    return this.#and({ kind: 'offer', window: { closed: null, ...window } })
  }
  /** Runs another chart to its end and then takes its results. No chart runs if `locals` returns null. */
  call<C extends Locals>(
    chart: Typed<C>,
    locals: (w: World, l: L, args: A) => C | null,
    take?: TakeResult<L, C>,
  ): StepBuilder<L, A> {
    return this.#and({ kind: 'call', chart: chart.id, locals, take: take ?? null })
  }
  /** Like `call`, for a chart that is chosen when the step is reached. */
  run(
    start: (w: World, l: L, args: A) => Start | null,
    take?: (w: World, l: L, child: Locals) => void,
  ): StepBuilder<L, A> {
    return this.#and({ kind: 'run', start, take: take ?? null })
  }
  /**
   * Joins the open chart of this kind, or starts one. Does nothing if the payload is null. `take` reads the locals of
   * the chart: of an open one when it has processed the payload, of a started one when it has ended.
   */
  join<C extends Locals, P>(
    chart: Typed<C, P>,
    payload: (w: World, l: L, args: A) => P | null,
    take?: TakeResult<L, C>,
  ): StepBuilder<L, A> {
    return this.#and({ kind: 'join', chart: chart.id, payload, take: take ?? null })
  }
  /** Goes back to an earlier step of this chart. */
  backTo(to: string, condition: (w: View, l: L, args: A) => boolean): StepBuilder<L, A> {
    return this.#and({ kind: 'back', to, condition })
  }
  #and(work: Work): StepBuilder<L, A> {
    return this.#with({ works: [...this.works, work] })
  }
  #with(more: Partial<StepSpec>): StepBuilder<L, A> {
    return new StepBuilder<L, A>(this.title, this.args as A, { ...this, ...more })
  }
}

/** Skips the step with the reason unless the condition returns `true`. For steps whose types are no longer known. */
export const addGuard = <L extends Locals>(
  step: StepSpec,
  condition: (w: View, l: L) => true | Reason,
): StepSpec => {
  const { guard } = step
  if (guard === null) return { ...step, guard: condition }
  const both: Guard = (w, l, args) => {
    const first = condition(w, l as L)
    return first === true ? guard(w, l, args) : first
  }
  return { ...step, guard: both }
}

/** The verbs for charts with locals of one type. A step can have arguments: plain data for its ops. */
export function stepVerbs<L extends Locals>() {
  function act(title: string, op: (w: World, l: L) => void): StepBuilder<L>
  function act<A>(title: string, op: (w: World, l: L, args: A) => void, args: A): StepBuilder<L, A>
  function act<A>(title: string, op: (w: World, l: L, args: A) => void, args?: A): StepBuilder<L, A> {
    return new StepBuilder<L, A>(title, args as A).then(op)
  }
  function ask(title: string, asking: QuestionSpec<L, undefined>): StepBuilder<L>
  function ask<A>(title: string, asking: QuestionSpec<L, A>, args: A): StepBuilder<L, A>
  function ask<A>(title: string, asking: QuestionSpec<L, A>, args?: A): StepBuilder<L, A> {
    return new StepBuilder<L, A>(title, args as A, { works: [{ kind: 'ask', question: questionOf(asking) }] })
  }
  return {
    /** A change to all affected records at once. */
    act,
    /** A player chooses, and the chart stores the choice. */
    ask,
    /** A step that consists of the calls after it: `step('…').call(…)`. */
    step: <A = undefined>(title: string, ...args: A extends undefined ? [] : [A]) =>
      new StepBuilder<L, A>(title, args[0] as A),
    /** Replacement effects may rewrite what is about to happen, each at most once. */
    amend: (title: string): StepBuilder<L> =>
      new StepBuilder<L>(title, undefined, { works: [{ kind: 'amend' }] }),
    /** A timing window. */
    offer: (title: string, window: WindowSpec<L>): StepBuilder<L> =>
      new StepBuilder<L>(title, undefined).offer(window),
    /** The state-based check, in games that run it only at named steps. */
    settle: (title: string): StepBuilder<L> =>
      new StepBuilder<L>(title, undefined, { works: [{ kind: 'settle' }] }),
  }
}

/** How an open chart accepts a payload instead of starting a second time. */
export interface JoinSpec<L extends Locals, P> {
  /** The step that processes payloads. */
  readonly at: string
  /** From this step on, a payload starts a new chart instead. Default: the chart stays open to its end. */
  readonly until?: string
  start(): L
  /** Adds a payload to those waiting in the locals. */
  put(l: L, payload: P): void
}

/** The optional parts of a chart. */
export interface ChartOptions<L extends Locals, P> {
  /** The records that the trace names as its subjects. */
  readonly subjects?: (l: L) => readonly number[]
  readonly join?: JoinSpec<L, P>
  readonly whole?: boolean
  /**
   * Copies its locals, one level deep. Written as a literal, so that V8 gives copies and originals one object layout.
   */
  readonly copy?: (l: L) => L
  /** Example locals with every field, to check the types of loaded ones. A null field may hold anything. */
  readonly like?: L
}

type Steps = { readonly [name: string]: StepSpec }

/** A chart with the spec that it was built from, so that an edition can replace its steps. */
export class TimingChart<L extends Locals, P = never> implements Typed<L, P> {
  readonly id: string
  readonly title: string
  readonly steps: Steps
  readonly options: ChartOptions<L, P>
  readonly joining: JoinPoint | null
  readonly whole: boolean
  readonly like: Locals | null
  readonly nodes: readonly ChartNode[]
  readonly #copy: ((l: L) => L) | null
  declare readonly types?: (locals: L, payload: P) => never

  constructor(id: string, title: string, steps: Steps, options: ChartOptions<L, P>) {
    this.id = id
    this.title = title
    this.steps = steps
    this.options = options
    this.whole = options.whole ?? false
    this.like = options.like ?? null
    this.#copy = options.copy ?? null
    this.nodes = flatten(id, steps)
    this.joining = options.join === undefined ? null : this.#joining(options.join)
  }

  subjects(l: Locals): readonly number[] {
    return this.options.subjects?.(l as L) ?? []
  }

  copy(l: Locals): Locals {
    return this.#copy === null ? { ...l } : this.#copy(l as L)
  }

  /** This chart with the edited steps replaced. Removes these edits from the map. */
  edited(edits: Map<string, StepSpec>): Chart {
    const steps: Record<string, StepSpec> = {}
    for (const [name, written] of Object.entries(this.steps)) {
      const step = `${this.id}.${name}`
      steps[name] = edits.get(step) ?? written
      edits.delete(step)
    }
    return new TimingChart(this.id, this.title, steps, this.options)
  }

  #joining(join: JoinSpec<L, P>): JoinPoint {
    const until = join.until === undefined ? this.nodes.length : this.#indexOf(join.until)
    return { ...join, at: this.#indexOf(join.at), until } as JoinPoint
  }

  #indexOf(step: string): number {
    const index = this.nodes.findIndex((node) => node.name === step)
    if (index < 0) throw new Error(`chart ${this.id} has no step ${step}`)
    return index
  }
}

/**
 * Builds a chart. `id` is `game/name`; step names are `number-word`.
 * @throws if a step goes back to an unknown step
 */
export function chart<L extends Locals, P = never>(
  id: string,
  title: string,
  steps: Steps,
  options: ChartOptions<L, P> = {},
): TimingChart<L, P> {
  return new TimingChart(id, title, steps, options)
}

/** The same work with every possible field: V8 reads objects of one layout faster. */
function laidOut(work: Work): Work {
  const fields: { [F in WorkField]?: unknown } = work
  const { kind, op, question, window, chart, locals, start, payload, to, condition, take } = fields
  return { kind, op, question, window, chart, locals, start, payload, to, condition, take } as Work
}
type WorkField = Work extends infer Each ? (Each extends Work ? keyof Each : never) : never

function flatten(id: string, steps: Steps): readonly ChartNode[] {
  const starts = new Map<string, number>()
  const nodes: ChartNode[] = []
  for (const [name, { title, works, cites, args, guard, oneChange }] of Object.entries(steps)) {
    const step: Step = { id: `${id}.${name}`, title, cite: cites }
    const end = nodes.length + works.length
    starts.set(name, nodes.length)
    works.forEach((work, at) => {
      const back = work.kind === 'back' ? starts.get(work.to) : -1
      if (back === undefined)
        throw new Error(
          `step ${step.id} goes back to ${work.kind === 'back' && work.to}, which is not an earlier step`,
        )
      const opens = at === 0
      nodes.push({
        work: laidOut(work),
        step,
        name: opens ? name : `${name}:${at}`,
        isFirst: opens,
        continuesChange: !opens && oneChange,
        end,
        back,
        args,
        guard: opens ? guard : null,
        callee: null,
      })
    })
  }
  return nodes
}

/** The replacement of one step in an edition. */
export interface StepEdit {
  readonly step: string
  readonly spec: StepSpec
}

/**
 * The charts of one edition by id, with their replaced steps. Charts refer to each other by id, so they only find
 * charts of their own edition.
 * @throws if an edit names an unknown step
 */
export function edition(
  charts: readonly Pick<TimingChart<object>, 'id' | 'edited'>[],
  edits: readonly StepEdit[],
): Map<string, Chart> {
  const left = new Map(edits.map((edit) => [edit.step, edit.spec]))
  const made = new Map(charts.map((base) => [base.id, base.edited(left)]))
  const [stray] = left.keys()
  if (stray !== undefined) throw new Error(`no chart has a step ${stray}`)
  for (const one of made.values()) link(one, made)
  return made
}

/** Resolves the charts that the nodes of a chart name, if they are among the given ones. */
export function link(chart: Chart, among: ReadonlyMap<string, Chart>): void {
  for (const node of chart.nodes) {
    const { work } = node
    if (work.kind === 'call' || work.kind === 'join') node.callee = among.get(work.chart) ?? null
  }
}
