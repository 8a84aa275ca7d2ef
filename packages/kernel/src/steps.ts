import type { Chart, Joining, Locals, Node, Offered, Part, Start, Step, StepText, Typed, Window, Written } from './chart.ts'
import type { Question, Value } from './question.ts'
import type { Reason } from './trace.ts'
import type { World } from './world.ts'

class Draft<L extends Locals> implements Written<L> {
  readonly title: string
  readonly parts: readonly Part<L>[]
  readonly cites: readonly string[]
  readonly condition: ((w: World, l: L) => true | Reason) | null

  constructor(
    title: string,
    parts: readonly Part<L>[],
    cites: readonly string[] = [],
    condition: ((w: World, l: L) => true | Reason) | null = null,
  ) {
    this.title = title
    this.parts = parts
    this.cites = cites
    this.condition = condition
  }

  cite(...ids: string[]) {
    return new Draft(this.title, this.parts, [...this.cites, ...ids], this.condition)
  }
  when(condition: (w: World, l: L) => true | Reason) {
    return new Draft(this.title, this.parts, this.cites, condition)
  }
  then(op: (w: World, l: L) => void) {
    return this.#and({ verb: 'act', op })
  }
  offer(window: Offered<L>) {
    return this.#and({ verb: 'offer', window: windowOf(window) })
  }
  call<C extends Locals>(
    chart: Typed<C>,
    locals: (w: World, l: L) => C | null,
    take?: (w: World, l: L, child: C) => void,
  ) {
    return this.#and({ verb: 'call', chart, op: locals, ...(take && { take }) })
  }
  run(start: (w: World, l: L) => Start | null) {
    return this.#and({ verb: 'call', op: start })
  }
  join<C extends Locals, P>(chart: Typed<C, P>, payload: (w: World, l: L) => P | null) {
    return this.#and({ verb: 'join', chart, op: payload })
  }
  backTo(to: string, condition: (w: World, l: L) => boolean) {
    return this.#and({ verb: 'back', to, op: condition })
  }
  #and(part: Part<L>) {
    return new Draft(this.title, [...this.parts, part], this.cites, this.condition)
  }
}

/** How an `ask` step asks. What is left out: one option must be picked, and it makes a difference. */
export interface Asking<L extends Locals> {
  readonly manner?: Question['manner']
  readonly free?: boolean
  who(w: World, l: L): number
  options(w: World, l: L): readonly Value[]
  bounds?(w: World, l: L, count: number): readonly [least: number, most: number]
  take(w: World, l: L, chosen: readonly Value[]): void
  label(w: World, l: L, value: Value): string
  refuse?(w: World, l: L, value: Value): Reason | null
}

const one = (_w: World, _l: Locals, count: number) => [Math.min(1, count), 1] as const
const everything = (_w: World, _l: Locals, count: number) => [count, count] as const

function question<L extends Locals>(asking: Asking<L>): Question {
  const manner = asking.manner ?? 'pick'
  return {
    free: false,
    bounds: manner === 'order' ? everything : one,
    refuse: null,
    ...asking,
    manner,
  } as Question
}

const windowOf = <L extends Locals>(window: Offered<L>): Window =>
  ({ facts: () => [], own: () => [], closed: () => null, ...window }) as Window

/** The verbs, for charts that keep locals of one type. */
export function verbs<L extends Locals>() {
  return {
    /** A change, to everything at once. */
    act: <A>(title: string, op: (w: World, l: L, args: A) => void, args?: A): Written<L> =>
      new Draft<L>(title, [{ verb: 'act', op, args }]),
    /** Somebody chooses, and the chart remembers it. */
    ask: (title: string, asking: Asking<L>): Written<L> =>
      new Draft<L>(title, [{ verb: 'ask', question: question(asking) }]),
    /** Effects rewrite what is about to happen, each once for what it applies to and what became of that. */
    amend: (title: string): Written<L> => new Draft<L>(title, [{ verb: 'amend' }]),
    /** A timing window over facts, and over abilities looked up anew after each resolution. */
    offer: (title: string, window: Offered<L>): Written<L> => new Draft<L>(title, []).offer(window),
    /** The game's standing check, where the game names the points for it. */
    settle: (title: string): Written<L> => new Draft<L>(title, [{ verb: 'settle' }]),
    /** Only runs other charts. */
    call: <C extends Locals>(
      title: string,
      chart: Typed<C>,
      locals: (w: World, l: L) => C | null,
      take?: (w: World, l: L, child: C) => void,
    ): Written<L> => new Draft<L>(title, []).call(chart, locals, take),
    run: (title: string, start: (w: World, l: L) => Start | null): Written<L> =>
      new Draft<L>(title, []).run(start),
    join: <C extends Locals, P>(
      title: string,
      chart: Typed<C, P>,
      payload: (w: World, l: L) => P | null,
    ): Written<L> => new Draft<L>(title, []).join(chart, payload),
  }
}

/** How a chart takes in what would start it again while it is open. */
export interface JoinRule<L extends Locals, P> {
  /** The step that takes new payload in, run at once. */
  readonly at: string
  /** The first step at which the chart is closed to newcomers. */
  readonly until: string
  start(payload: P): L
  put(l: L, payload: P): void
}

type Steps<L extends Locals> = { readonly [name: string]: StepText<L> }

/** What a chart is beside its steps. What is left out: nothing. */
export interface ChartOptions<L extends Locals, P> {
  /** The records it is about, for the trace. */
  readonly subjects?: (l: L) => readonly number[]
  readonly join?: JoinRule<L, P>
  /** True where all its steps are one change, so that a standing check waits for its end. */
  readonly whole?: boolean
}

/** A chart with what it was written from, so that an edition can be made of it. */
export class TimingChart<L extends Locals, P = never> implements Typed<L, P> {
  readonly id: string
  readonly title: string
  readonly steps: Steps<L>
  readonly options: ChartOptions<L, P>
  readonly joining: Joining | null
  readonly whole: boolean
  readonly nodes: readonly Node[]
  declare readonly types?: (locals: L, payload: P) => never

  constructor(id: string, title: string, steps: Steps<L>, options: ChartOptions<L, P>) {
    this.id = id
    this.title = title
    this.steps = steps
    this.options = options
    this.whole = options.whole ?? false
    this.nodes = flatten(id, steps)
    const { join } = options
    this.joining = join
      ? {
          at: this.#indexOf(join.at),
          until: this.#indexOf(join.until),
          start: payload => join.start(payload as P),
          put: (l, payload) => join.put(l as L, payload as P),
        }
      : null
  }

  subjects(l: Locals): readonly number[] {
    return this.options.subjects?.(l as L) ?? []
  }

  /** This chart with those of its steps replaced that the edits name; they are taken out of the edits. */
  edited(edits: Map<string, StepText<never>>): Chart {
    const steps: Record<string, StepText<L>> = {}
    for (const [name, written] of Object.entries(this.steps)) {
      const step = `${this.id}.${name}`
      // An edit is written for the locals of the chart whose step it names.
      steps[name] = (edits.get(step) as StepText<L> | undefined) ?? written
      edits.delete(step)
    }
    return new TimingChart(this.id, this.title, steps, this.options)
  }

  #indexOf(step: string): number {
    const index = this.nodes.findIndex(node => node.name === step)
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
  steps: Steps<L>,
  options: ChartOptions<L, P> = {},
): TimingChart<L, P> {
  return new TimingChart(id, title, steps, options)
}

const NOTHING = () => undefined

function flatten<L extends Locals>(id: string, steps: Steps<L>): readonly Node[] {
  const starts = new Map<string, number>()
  let count = 0
  for (const [name, written] of Object.entries(steps)) {
    starts.set(name, count)
    count += written.parts.length
  }
  const nodes: Node[] = []
  for (const [name, written] of Object.entries(steps)) {
    const step: Step = { id: `${id}.${name}`, title: written.title, cite: written.cites }
    const end = nodes.length + written.parts.length
    written.parts.forEach((part, at) => {
      const to = part.to === undefined ? -1 : starts.get(part.to)
      if (to === undefined) throw new Error(`step ${step.id} goes back to ${part.to}, which is not there`)
      nodes.push({
        verb: part.verb,
        step,
        name: at === 0 ? name : `${name}:${at}`,
        opens: at === 0,
        end,
        args: part.args,
        chart: part.chart ?? null,
        to,
        question: part.question ?? null,
        window: part.window ?? null,
        op: (part.op ?? NOTHING) as Node['op'],
        guard: (at === 0 ? written.condition : null) as Node['guard'],
        take: (part.take ?? NOTHING) as Node['take'],
      })
    })
  }
  return nodes
}

/** A replacement of one step in an edition: the step's id and how it is written there. */
export interface StepEdit {
  readonly step: string
  readonly written: StepText<never>
}

/** A chart of any locals, as an edition takes it. */
export type AnyChart = Pick<TimingChart<object>, 'id' | 'edited'>

/**
 * The charts of one edition: every chart with its replaced steps, referring to each other and not to the originals.
 * @throws where an edit names a step that no chart has.
 */
export function edition(charts: readonly AnyChart[], edits: readonly StepEdit[]): Map<string, Chart> {
  const left = new Map(edits.map(edit => [edit.step, edit.written]))
  const made = new Map(charts.map(base => [base.id, base.edited(left)]))
  const [stray] = left.keys()
  if (stray !== undefined) throw new Error(`no chart has a step ${stray}`)
  for (const one of made.values()) relink(one, made)
  return made
}

/** Makes a chart call the charts of an edition where it named their originals. */
export function relink(one: Chart, made: ReadonlyMap<string, Chart>): void {
  for (const node of one.nodes) {
    const target = node.chart && made.get(node.chart.id)
    if (target) Object.assign(node, { chart: target })
  }
}
