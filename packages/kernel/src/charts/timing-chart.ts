import type { Chart, ChartNode, Guard, JoinPoint, Start, Typed, Work } from '../model/chart.ts'
import type { WaitingAbility } from '../model/event.ts'
import { type QuestionSpec, questionOf } from '../model/question.ts'
import type { Locals } from '../model/record.ts'
import type { View, World } from '../model/run-state.ts'
import type { Reason, Step } from '../model/trace.ts'

type TakeResult<L extends Locals, C extends Locals> = (w: World, l: L, child: C) => void
type Condition<L extends Locals, A> = (w: View, l: L, args: A) => true | Reason

/** A window as a chart writes it. */
export interface WindowSpec<L extends Locals> {
  entries(w: View, l: L): readonly WaitingAbility[]
  closed?(w: View, l: L): Reason | null
}

/** What is written of a step, whatever the types of its locals and arguments. */
export interface StepSpec {
  readonly title: string
  readonly works: readonly Work[]
  readonly cites: readonly string[]
  readonly args: unknown
  readonly guard: Guard | null
  readonly oneChange: boolean
}

/** A step as written, before the chart gives it its name. Each word gives a new one. `A` are the arguments of its ops. */
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

  /** The rules the step carries out. */
  cite(...ids: string[]): StepBuilder<L, A> {
    return this.#with({ cites: [...this.cites, ...ids] })
  }
  /** The whole step is passed over, with the reason, unless this says `true`. */
  when(condition: Condition<L, A>): StepBuilder<L, A> {
    return this.#with({ guard: condition })
  }
  /** All changes of the step are one: a standing check waits for its end. */
  asOne(): StepBuilder<L, A> {
    return this.#with({ oneChange: true })
  }
  /** Another change at the same step. */
  then(op: (w: World, l: L, args: A) => void): StepBuilder<L, A> {
    return this.#and({ kind: 'act', op })
  }
  offer(window: WindowSpec<L>): StepBuilder<L, A> {
    return this.#and({ kind: 'offer', window: { closed: null, ...window } })
  }
  /** Runs another chart to its end (none where `locals` gives null), and takes over what it found out. */
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
  /** Enters the chart of this kind that is open, or starts one; nothing where the payload is null. */
  join<C extends Locals, P>(
    chart: Typed<C, P>,
    payload: (w: World, l: L, args: A) => P | null,
  ): StepBuilder<L, A> {
    return this.#and({ kind: 'join', chart: chart.id, payload })
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

/** The step, passed over with the reason unless the condition says `true`: for steps whose types are not known any more. */
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

/** The verbs, for charts that keep locals of one type. A step can be given arguments: plain data for its ops. */
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
    /** A change, to everything at once. */
    act,
    /** Somebody chooses, and the chart remembers it. */
    ask,
    /** A step that says first what the words after it do: `step('…').call(…)`. */
    step: <A = undefined>(title: string, ...args: A extends undefined ? [] : [A]) =>
      new StepBuilder<L, A>(title, args[0] as A),
    /** Effects rewrite what is about to happen, each once for what it applies to and what became of that. */
    amend: (title: string): StepBuilder<L> =>
      new StepBuilder<L>(title, undefined, { works: [{ kind: 'amend' }] }),
    /** A timing window. */
    offer: (title: string, window: WindowSpec<L>): StepBuilder<L> =>
      new StepBuilder<L>(title, undefined).offer(window),
    /** The game's standing check, where the game names the points for it. */
    settle: (title: string): StepBuilder<L> =>
      new StepBuilder<L>(title, undefined, { works: [{ kind: 'settle' }] }),
  }
}

/** How a chart takes in what would start it again while it is open. */
export interface JoinSpec<L extends Locals, P> {
  /** The step that takes new payload in. */
  readonly at: string
  /** The first step at which the chart is closed to newcomers; left out: it is open to its end. */
  readonly until?: string
  start(): L
  /** Adds a payload to what is to be taken in; what waits there already must stay. */
  put(l: L, payload: P): void
}

/** What a chart is beside its steps. What is left out: nothing. */
export interface ChartOptions<L extends Locals, P> {
  /** The records it is about, for the trace. */
  readonly subjects?: (l: L) => readonly number[]
  readonly join?: JoinSpec<L, P>
  readonly whole?: boolean
  /** A copy of its locals, one level deep: a literal, so that V8 lays copies out as it does what they are copies of. */
  readonly copy?: (l: L) => L
  /** Locals with every field, for checking loaded ones. A field that is null there may hold anything. */
  readonly like?: L
}

type Steps = { readonly [name: string]: StepSpec }

/** A chart with what it was written from, so that an edition can be made of it. */
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

  /** This chart with those of its steps replaced that the edits name; they are taken out of the edits. */
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
 * Writes a chart down. `id` is `game/name`; step names are `number-word`.
 * @throws where a step goes back to one that is not there: a mistake of the programmer.
 */
export function chart<L extends Locals, P = never>(
  id: string,
  title: string,
  steps: Steps,
  options: ChartOptions<L, P> = {},
): TimingChart<L, P> {
  return new TimingChart(id, title, steps, options)
}

/** The same work with all fields that any work has: V8 reads objects of one layout faster. */
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
          `step ${step.id} goes back to ${work.kind === 'back' && work.to}, which is no earlier step`,
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

/** A replacement of one step in an edition: the step's id and how it is written there. */
export interface StepEdit {
  readonly step: string
  readonly spec: StepSpec
}

/**
 * The charts of one edition by id: every chart with its replaced steps. Charts name each other by id, so the charts of
 * an edition meet only each other.
 * @throws where an edit names a step that no chart has.
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

/** Lets the nodes of a chart know the charts that they name, where these are among the given ones. */
export function link(chart: Chart, among: ReadonlyMap<string, Chart>): void {
  for (const node of chart.nodes) {
    const { work } = node
    if (work.kind === 'call' || work.kind === 'join') node.callee = among.get(work.chart) ?? null
  }
}
