import type { Chart, Node, Start } from './chart.ts'
import type { Entry, Fact } from './fact.ts'
import type { Value } from './question.ts'
import type { Amendment, Join, Rules } from './rules.ts'
import type { Reason } from './trace.ts'
import type { Frame, World } from './world.ts'

/** How a run ended: at a decision, at the end of the game, at a limit, or after the one step it was to take. */
export type Halt = 'asked' | 'over' | 'limit' | 'stepped'

const NOTHING: readonly Entry[] = []

/** Walks charts by the rules of one game. It keeps nothing of the positions it works on. */
export class Machine {
  readonly rules: Rules
  readonly #skipForced: boolean
  readonly #always: boolean
  readonly #join: Join = (w, chart, payload) => this.#joinOrStart(w, chart, payload)

  constructor(rules: Rules, skipForced: boolean) {
    this.rules = rules
    this.#skipForced = skipForced
    this.#always = rules.standing.when === 'always'
  }

  /** Walks on until something is asked. `single` stops before the next step instead. */
  run(w: World, single: boolean): Halt {
    const { rules } = this
    const { steps, depth } = rules.limits
    w.asking = false
    for (let walked = 0; ; walked++) {
      if (w.stack.length === 0) return 'over'
      const frame = w.frame(w.stack.length - 1)
      const node = frame.chart.nodes[frame.at]
      if (w.touched.length > 0 && this.#always && !frame.chart.whole && node?.opens !== false) {
        const pushed = rules.standing.check(w, this.#join)
        w.touched = []
        if (w.trace !== null) w.tellChanges()
        if (rules.over(w)) return 'over'
        if (pushed) continue
      }
      if (node === undefined) {
        this.#end(w)
        continue
      }
      if (single && walked > 0 && node.opens && frame.waiting === null) return 'stepped'
      if (++w.steps > steps || w.stack.length > depth) return 'limit'
      const asks = this.#visit(w, frame, node)
      if (w.trace !== null) w.tellChanges()
      if (asks) {
        w.asking = true
        return 'asked'
      }
    }
  }

  /** One node. True where it asks. */
  #visit(w: World, frame: Frame, node: Node): boolean {
    if (node.opens && frame.waiting === null && !this.#enter(w, frame, node)) return false
    switch (node.verb) {
      case 'act':
        frame.at++
        node.op(w, frame.locals, node.args)
        return false
      case 'ask':
        return this.#ask(w, frame, node)
      case 'amend':
        return this.#amend(w, frame, node)
      case 'offer':
        return this.#offer(w, frame, node)
      case 'settle':
        if (!this.rules.standing.check(w, this.#join)) frame.at++
        w.touched = []
        return false
      case 'call':
        this.#call(w, frame, node)
        return false
      case 'join': {
        frame.at++
        const payload = node.op(w, frame.locals, node.args)
        if (payload !== null && node.chart !== null) this.#joinOrStart(w, node.chart, payload)
        return false
      }
      case 'back':
        frame.at = node.op(w, frame.locals, node.args) === true ? node.to : frame.at + 1
        return false
      default:
        return impossible(node.verb)
    }
  }

  /** Opens a step: traced, and passed over where its guard says why. */
  #enter(w: World, frame: Frame, node: Node): boolean {
    const verdict = node.guard === null || node.guard(w, frame.locals)
    const depth = w.stack.length - 1
    if (verdict !== true) {
      frame.at = node.end
      w.trace?.({ kind: 'skip', step: node.step, depth, why: verdict })
      return false
    }
    if (w.trace !== null) w.trace({ kind: 'step', step: node.step, depth, subjects: frame.chart.subjects(frame.locals) })
    return true
  }

  /** A chart has come to its end: the frame below takes over what it found out. */
  #end(w: World): void {
    const done = w.pop()
    if (!done.awaited || w.stack.length === 0) return
    const frame = w.frame(w.stack.length - 1)
    const node = frame.chart.nodes[frame.at]
    if (node === undefined) throw new Error(`nothing of ${frame.chart.id} waits for ${done.chart.id}`)
    frame.at++
    node.take(w, frame.locals, done.locals)
  }

  #call(w: World, frame: Frame, node: Node): void {
    const given = node.op(w, frame.locals, node.args)
    if (given === null || given === undefined) frame.at++
    else if (node.chart !== null) w.push(node.chart, given, true)
    else this.start(w, given as Start, true)
  }

  /** Starts a chart that was chosen while walking. */
  start(w: World, { chart: id, locals }: Start, awaited: boolean): void {
    w.push(this.#chart(id), locals, awaited)
  }

  #chart(id: string): Chart {
    const chart = this.rules.chart(id)
    if (chart === null) throw new Error(`${this.rules.game} has no chart ${id}`)
    return chart
  }

  /** What is to enter a chart that is open and not closed yet enters it at once; else the chart starts anew. */
  #joinOrStart(w: World, named: Chart, payload: unknown): void {
    const chart = this.#chart(named.id)
    const rule = chart.joining
    if (rule === null) throw new Error(`chart ${chart.id} cannot be joined`)
    const height = w.find(chart)
    if (height < 0 || (w.stack[height]?.at ?? 0) >= rule.until) {
      w.push(chart, rule.start(payload), false)
      return
    }
    const { locals } = w.frame(height)
    const node = chart.nodes[rule.at]
    if (node === undefined) throw new Error(`chart ${chart.id} has no step to join at`)
    rule.put(locals, payload)
    w.trace?.({ kind: 'step', step: node.step, depth: w.stack.length, subjects: chart.subjects(locals) })
    node.op(w, locals, node.args)
  }

  #ask(w: World, frame: Frame, node: Node): boolean {
    const { question } = node
    if (question === null) throw new Error(`${node.step.id} asks nothing`)
    if (question.refuse !== null) return true
    const options = question.options(w, frame.locals)
    const [least] = question.bounds(w, frame.locals, options.length)
    const settled = options.length === 0 || (this.#skipForced && options.length === 1 && least === 1)
    if (!settled) return true
    this.choose(w, frame, node, options, true)
    return false
  }

  /** Takes up an answer that was found right. */
  choose(w: World, frame: Frame, node: Node, chosen: readonly Value[], forced: boolean): void {
    const { question } = node
    if (question === null) throw new Error(`${node.step.id} asks nothing`)
    if (w.trace !== null) {
      const labels = chosen.map(value => question.label(w, frame.locals, value))
      this.tell(w, node, question.who(w, frame.locals), labels, forced)
    }
    frame.at++
    question.take(w, frame.locals, chosen)
  }

  /** The amendments that nobody has used and the rules put first; more than one only where somebody must order them. */
  competing(w: World, frame: Frame, node: Node): readonly Amendment[] {
    const found = this.rules.amendments(w, node.step, frame.locals)
    if (found.length === 0) return found
    const { done } = frame
    const left = done.length === 0 ? found : found.filter(one => !done.includes(one.id))
    let first = left[0]
    if (first === undefined) return left
    for (const one of left) if (one.rank < first.rank) first = one
    const { rank, group, commutes } = first
    const rivals = left.filter(one => one.rank === rank && one.group === group)
    const harmless = commutes !== null && rivals.every(one => one.commutes === commutes)
    return rivals.length === 1 || harmless ? [first] : rivals
  }

  #amend(w: World, frame: Frame, node: Node): boolean {
    const rivals = this.competing(w, frame, node)
    const [only] = rivals
    if (only === undefined) {
      frame.at++
      frame.waiting = null
      return false
    }
    frame.waiting = NOTHING
    if (rivals.length > 1) return true
    this.apply(w, frame, only)
    return false
  }

  apply(w: World, frame: Frame, one: Amendment): void {
    frame.done = [...frame.done, one.id]
    w.trace?.({ kind: 'hook', id: one.id, title: one.title, record: one.source, cite: one.cite })
    const start = one.apply(w, frame.locals)
    if (start !== null) this.start(w, start, false)
  }

  #offer(w: World, frame: Frame, node: Node): boolean {
    const waiting = this.#collect(w, frame, node)
    if (waiting.length === 0) {
      frame.at++
      frame.waiting = null
      return false
    }
    frame.waiting = waiting
    const { from } = this.rules.next(w, waiting)
    const [only] = from
    if (only === undefined) throw new Error(`nobody may choose in the window of ${node.step.id}`)
    if (from.length > 1 || !this.#skipForced) return true
    this.resolve(w, frame, only)
    return false
  }

  /** What waits in a window: what answered the facts when it opened, and what is there now and had no turn yet. */
  #collect(w: World, frame: Frame, node: Node): readonly Entry[] {
    const { window } = node
    if (window === null) throw new Error(`${node.step.id} offers nothing`)
    const before = frame.waiting ?? answering(window.facts(frame.locals))
    const own = window.own(w, frame.locals)
    if (before.length === 0 && own.length === 0) return NOTHING
    const fresh = own.filter(({ id }) => !frame.done.includes(id) && !before.some(other => other.id === id))
    const waiting = [...before, ...fresh]
    const closed = window.closed(w, frame.locals)
    const left = waiting.filter(entry => this.#lasts(w, entry, closed))
    if (left.length < waiting.length) {
      frame.done = [...frame.done, ...waiting.filter(entry => !left.includes(entry)).map(entry => entry.id)]
    }
    return left
  }

  /** Whether an ability still waits; if not, the observer is told why. */
  #lasts(w: World, entry: Entry, closed: Reason | null): boolean {
    const verdict = closed ?? this.rules.alive(w, entry)
    if (verdict === true) return true
    w.trace?.({ kind: 'not', record: entry.source, what: this.rules.label(w, entry), why: verdict })
    return false
  }

  resolve(w: World, frame: Frame, entry: Entry): void {
    frame.waiting = (frame.waiting ?? NOTHING).filter(other => other.id !== entry.id)
    frame.done = [...frame.done, entry.id]
    const start = this.rules.resolve(w, entry, frame.locals)
    this.start(w, start, false)
  }

  /** Tells the observer what somebody chose. */
  tell(w: World, node: Node, who: number, chosen: readonly string[], forced: boolean): void {
    w.trace?.({ kind: 'answer', step: node.step, depth: w.stack.length - 1, who, chosen, forced })
  }
}

const answering = (facts: readonly Fact[]): readonly Entry[] =>
  facts.length === 0 ? NOTHING : facts.flatMap(fact => fact.saw)

/** An exhaustive switch ends here; a value that gets here was cast. */
export function impossible(value: never): never {
  throw new Error(`unexpected ${JSON.stringify(value)}`)
}
