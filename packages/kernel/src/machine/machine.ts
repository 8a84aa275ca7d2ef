import type { Chart, ChartNode, Start, TakeResult, Work } from '../model/chart.ts'
import type { Value } from '../model/choice.ts'
import type { NextChoice, WaitingAbility } from '../model/event.ts'
import { onlyAnswer, type Question } from '../model/question.ts'
import type { Locals } from '../model/record.ts'
import type { Amendment, Rules } from '../model/rules.ts'
import type { Frame, View, World } from '../model/run-state.ts'
import type { Occurrence } from '../model/trace.ts'
import { abilityLabels, inWords, labelsOf, titled } from './chosen-labels.ts'

/** How a run ended: at a decision, at the end of the game, at a limit, or before the next step. */
export type StopReason = 'asked' | 'over' | 'limit' | 'stepped'

/** How far to go: to the next decision, to the next step, or through the next step that begins. */
export type RunUntil = 'decision' | 'next step' | 'one step'

const NOTHING: readonly never[] = []
type Join = Extract<Work, { kind: 'join' }>
type Call = Extract<Work, { kind: 'call' | 'run' }>
type ReportedAnswer = Extract<Occurrence, { kind: 'answer' }>

/** Walks charts by the rules of one game. It keeps nothing of the positions it works on. */
export class Machine {
  readonly rules: Rules
  readonly #skipForced: boolean
  readonly #always: boolean

  constructor(rules: Rules, skipForced: boolean) {
    this.rules = rules
    this.#skipForced = skipForced
    this.#always = rules.stateBasedCheck.when === 'always'
  }

  run(w: World, reach: RunUntil): StopReason {
    const { steps, depth } = this.rules.limits
    w.asking = false
    w.listed = null
    let left = reach === 'one step' ? 1 : 0
    for (;;) {
      if (w.stack.length === 0) return 'over'
      const frame = w.frame(w.stack.length - 1)
      const node = frame.chart.nodes[frame.at]
      if (w.isTouched() && this.#always && !frame.chart.whole && node?.continuesChange !== true) {
        if (this.#check(w) && ++w.steps > steps) return 'limit'
        if (this.rules.over(w)) w.clear()
        continue
      }
      if (node === undefined) {
        this.#end(w)
        continue
      }
      if (reach !== 'decision' && node.isFirst && !frame.entered && left-- <= 0) return 'stepped'
      if (++w.steps > steps || w.stack.length > depth) return 'limit'
      const asks = this.#visit(w, frame, node)
      if (w.trace !== null) w.reportChanges()
      if (asks) {
        w.asking = true
        return 'asked'
      }
    }
  }

  /** Visits one node. True if it asks a decision. */
  #visit(w: World, frame: Frame, node: ChartNode): boolean {
    if (w.trace !== null) w.happensAt(node.step, w.stack.length - 1)
    if (!frame.entered && node.isFirst && !this.#enter(w, frame, node)) return false
    const { work } = node
    switch (work.kind) {
      case 'act':
        this.#leave(frame)
        work.op(w, frame.locals, node.args)
        return false
      case 'ask':
        return this.#ask(w, frame, node, work.question)
      case 'amend':
        return this.#amend(w, frame, node)
      case 'offer':
        return this.#offer(w, frame, node)
      case 'settle':
        return this.#settle(w, frame)
      case 'call':
      case 'run':
        this.#call(w, frame, node, work)
        return false
      case 'join':
        this.#join(w, frame, node, work)
        return false
      case 'back':
        frame.at = work.condition(w, frame.locals, node.args) ? node.back : frame.at + 1
        frame.entered = false
        return false
      default:
        return assertNever(work)
    }
  }

  /** Begins a step and reports it, or skips it with the guard's reason. */
  #enter(w: World, frame: Frame, node: ChartNode): boolean {
    const verdict = node.guard === null || node.guard(w, frame.locals, node.args)
    if (verdict !== true) {
      frame.at = node.end
      if (w.trace !== null) w.report({ kind: 'skip', why: verdict })
      return false
    }
    frame.entered = true
    if (w.trace !== null) w.report({ kind: 'step', subjects: frame.chart.subjects(frame.locals) })
    return true
  }

  #leave(frame: Frame): void {
    frame.at++
    frame.entered = false
  }

  /** Ends a chart: the frame below takes its results. */
  #end(w: World): void {
    const { awaited, locals, chart } = w.pop()
    if (!awaited) return
    const frame = w.frame(w.stack.length - 1)
    const node = frame.chart.nodes[frame.at]
    const work = node?.work
    if (node === undefined || work === undefined) throw new Error(`nothing waits for ${chart.id}`)
    if (work.kind === 'amend') {
      if (w.trace !== null) w.happensAt(node.step, w.stack.length - 1)
      const { amending } = frame
      frame.amending = null
      if (amending !== null) this.rules.finishAmendment(w, node.step, frame.locals, amending, locals)
      if (w.trace !== null) w.reportChanges()
      return
    }
    this.#leave(frame)
    const take: TakeResult | null = 'take' in work ? work.take : null
    if (take === null) return
    if (w.trace !== null) w.happensAt(node.step, w.stack.length - 1)
    take(w, frame.locals, locals)
    if (w.trace !== null) w.reportChanges()
  }

  #call(w: World, frame: Frame, node: ChartNode, work: Call): void {
    if (work.kind === 'call') {
      const locals = work.locals(w, frame.locals, node.args)
      if (locals === null) this.#leave(frame)
      else w.push(node.callee ?? this.#chart(work.chart), locals, true)
      return
    }
    const start = work.start(w, frame.locals, node.args)
    if (start === null) this.#leave(frame)
    else this.start(w, start, true)
  }

  start(w: World, { chart, locals }: Start, awaited: boolean): void {
    w.push(this.#chart(chart), locals, awaited)
  }

  #chart(id: string): Chart {
    const chart = this.rules.chart(id)
    if (chart === null) throw new Error(`${this.rules.game} has no chart ${id}`)
    return chart
  }

  #join(w: World, frame: Frame, node: ChartNode, work: Join): void {
    const payload = work.payload(w, frame.locals, node.args)
    const { take } = work
    const chart = node.callee ?? this.#chart(work.chart)
    const joined = payload === null ? null : this.#enterOrStart(w, chart, payload, take !== null)
    // A started chart gives its results when it ends.
    if (payload !== null && joined === null && take !== null) return
    this.#leave(frame)
    if (joined !== null) take?.(w, frame.locals, joined)
  }

  /** Gives the payload to a chart that is still open for it and returns that chart's locals, or starts a new chart. */
  #enterOrStart(w: World, chart: Chart, payload: unknown, awaited: boolean): Locals | null {
    const rule = chart.joining
    if (rule === null) throw new Error(`chart ${chart.id} cannot be joined`)
    const open = w.find(chart.id)
    if (open < 0 || (w.stack[open]?.at ?? 0) >= rule.until) {
      const locals = rule.start()
      rule.put(locals, payload)
      w.push(chart, locals, awaited)
      return null
    }
    const frame = w.frame(open)
    rule.put(frame.locals, payload)
    const node = chart.nodes[rule.at]
    // A chart that has not yet reached its processing step will process the payload there.
    if (frame.at <= rule.at || node?.work.kind !== 'act') return frame.locals
    if (w.trace !== null) {
      w.reportChanges()
      // The trace reports this inside the step that caused it, which continues afterwards.
      w.happensAt(node.step, w.stack.length)
      w.report({ kind: 'step', subjects: chart.subjects(frame.locals) })
    }
    node.work.op(w, frame.locals, node.args)
    return frame.locals
  }

  /**
   * Runs the state-based check once, on the records touched since the last one. Its own writes are for the next
   * check. True if it did something.
   */
  #check(w: World): boolean {
    const reaction = this.rules.stateBasedCheck.check(w, w.startLooking())
    if (w.trace !== null) w.reportChanges()
    if (reaction === null) return w.isTouched()
    if ('join' in reaction) this.#enterOrStart(w, this.#chart(reaction.join), reaction.payload, false)
    else this.start(w, reaction, false)
    return true
  }

  #settle(w: World, frame: Frame): boolean {
    if (!this.#check(w)) this.#leave(frame)
    if (this.rules.over(w)) w.clear()
    return false
  }

  #ask(w: World, frame: Frame, node: ChartNode, question: Question): boolean {
    if (question.refuse === null) {
      const options = question.options(w, frame.locals, node.args)
      const only = onlyAnswer(question, options, question.bounds(w, frame.locals, options.length, node.args))
      if (options.length === 0 || (only !== null && this.#skipForced)) {
        this.choose(w, frame, node, question, only ?? [], true)
        return false
      }
      w.listed = { options, next: null }
    }
    if (w.trace !== null) w.report({ kind: 'ask', who: question.who(w, frame.locals, node.args) })
    return true
  }

  /** Applies an answer that is known to be legal. */
  choose(
    w: World,
    frame: Frame,
    node: ChartNode,
    question: Question,
    chosen: readonly Value[],
    forced: boolean,
  ): void {
    if (w.trace !== null && (chosen.length > 0 || !forced)) {
      const who = question.who(w, frame.locals, node.args)
      const labels = labelsOf(w, frame, node, question, chosen)
      this.#answered(w, node, { who, ids: chosen, ...inWords(labels), forced })
    }
    this.#leave(frame)
    question.take(w, frame.locals, chosen, node.args)
    if (w.trace !== null) w.reportChanges()
  }

  #answered(w: World, node: ChartNode, answer: Omit<ReportedAnswer, 'kind'>): void {
    w.happensAt(node.step, w.stack.length - 1)
    w.report({ kind: 'answer', ...answer })
  }

  /** The unused amendments that the rules put first; more than one only if a player must order them. */
  competing(w: View, frame: Readonly<Frame>, node: ChartNode): readonly Amendment[] {
    const found = this.rules.amendments(w, node.step, frame.locals)
    if (found.length === 0) return found
    const left = frame.done.length === 0 ? found : found.filter((one) => !frame.done.includes(one.id))
    if (left.length < 2) return left
    const group = left.filter((one) => one.group === left[0]?.group)
    if (group.length < 2) return group
    const rank = Math.min(...group.map((one) => one.rank ?? 0))
    const rivals = group.filter((one) => (one.rank ?? 0) === rank)
    const [first] = rivals
    if (first === undefined) return rivals
    const harmless = first.commutes !== null && rivals.every((one) => one.commutes === first.commutes)
    return harmless ? [first] : rivals.filter((one) => one.who === first.who)
  }

  #amend(w: World, frame: Frame, node: ChartNode): boolean {
    const rivals = this.competing(w, frame, node)
    const only = rivals[0]
    if (only === undefined) {
      this.#leave(frame)
      return false
    }
    if (rivals.length > 1) {
      if (w.trace !== null) w.report({ kind: 'ask', who: only.who })
      return true
    }
    this.#apply(w, frame, only)
    return false
  }

  #apply(w: World, frame: Frame, one: Amendment): void {
    frame.done = [...frame.done, one.id]
    if (w.trace !== null)
      w.report({
        kind: 'hook',
        id: one.id,
        ...titled(one.title),
        subject: one.subject ?? 'none',
        record: one.source,
        cite: one.cite,
      })
    const start = one.apply(w, frame.locals)
    if (start === null) return
    frame.amending = one.id
    this.start(w, start, true)
  }

  #offer(w: World, frame: Frame, node: ChartNode): boolean {
    const waiting = this.#collect(w, frame, node)
    if (waiting.length === 0) {
      this.#leave(frame)
      return false
    }
    const next = this.rules.triggerOrder(w, waiting, node.step, frame.locals)
    const { who, from } = next
    const [only] = from
    if (only === undefined) throw new Error(`nobody may choose in the window of ${node.step.id}`)
    if (from.length > 1 || !this.#skipForced) {
      if (w.trace !== null) w.report({ kind: 'ask', who })
      w.listed = { options: NOTHING, next }
      return true
    }
    this.#resolve(w, frame, only)
    return false
  }

  /** Who chooses the next ability in a window, and from which. */
  nextIn(w: World, frame: Readonly<Frame>, node: ChartNode): NextChoice {
    if (w.listed?.next) return w.listed.next
    return this.rules.triggerOrder(w, this.#waiting(w, frame, node), node.step, frame.locals)
  }

  /** The abilities that still wait in a window. Reports each newly lost ability once and never offers it again. */
  #collect(w: World, frame: Frame, { work, step }: ChartNode): readonly WaitingAbility[] {
    if (work.kind !== 'offer') return NOTHING
    const { locals, done } = frame
    const listed = work.window.entries(w, locals)
    if (listed.length === 0) return NOTHING
    const closed = work.window.closed?.(w, locals) ?? null
    const left: WaitingAbility[] = []
    let lost: readonly string[] = NOTHING
    for (const entry of listed) {
      if (done.includes(entry.id)) continue
      const verdict = closed ?? this.rules.canResolve(w, entry, step, locals)
      if (verdict === true) {
        left.push(entry)
        continue
      }
      lost = [...lost, entry.id]
      if (w.trace === null) continue
      const [text, ability] = [this.rules.label(w, entry), this.rules.describe?.(w, entry)]
      w.reportNotDone(entry.source, { kind: 'ability', id: entry.id, text, ability }, verdict)
    }
    if (lost.length > 0) frame.done = [...done, ...lost]
    return left
  }

  /** The abilities of a window that have not been chosen yet; at rest, the options. */
  #waiting(w: View, frame: Readonly<Frame>, { work }: ChartNode): readonly WaitingAbility[] {
    if (work.kind !== 'offer') return NOTHING
    const listed = work.window.entries(w, frame.locals)
    return listed.filter((entry) => !frame.done.includes(entry.id))
  }

  #resolve(w: World, frame: Frame, entry: WaitingAbility): void {
    frame.done = [...frame.done, entry.id]
    if (w.trace !== null) {
      const { id, source: record } = entry
      const [title, ability] = [this.rules.label(w, entry), this.rules.describe?.(w, entry)]
      const cite = ability?.cite ?? []
      w.report({ kind: 'hook', id, title, subject: 'label', record, cite, ability })
    }
    this.start(w, this.rules.resolve(w, entry, frame.locals), false)
  }

  /** Starts the next ability of a window, or applies the next of competing amendments. False if none has this id. */
  takeOne(w: World, frame: Frame, node: ChartNode, id: Value | undefined): boolean {
    const { work } = node
    if (work.kind === 'amend') {
      const one = this.competing(w, frame, node).find((rival) => rival.id === id)
      if (one === undefined) return false
      if (w.trace !== null)
        this.#answered(w, node, { who: one.who, ids: [one.id], ...inWords([one.label]), forced: false })
      this.#apply(w, frame, one)
      return true
    }
    const { who, from } = this.nextIn(w, frame, node)
    const entry = from.find((waiting) => waiting.id === id)
    if (entry === undefined) return false
    if (w.trace !== null) {
      const chosen = abilityLabels(this.rules, w, from)[from.indexOf(entry)] ?? ''
      this.#answered(w, node, { who, ids: [entry.id], chosen: [chosen], forced: false })
    }
    this.#resolve(w, frame, entry)
    return true
  }
}

/** Marks the end of an exhaustive switch. */
export function assertNever(value: never): never {
  throw new Error(`unexpected ${JSON.stringify(value)}`)
}
