import { abilityLabels } from '../machine/chosen-labels.ts'
import type { Machine } from '../machine/machine.ts'
import type { ChartNode } from '../model/chart.ts'
import type { DecisionKind, Value } from '../model/choice.ts'
import type { WaitingAbility } from '../model/event.ts'
import { type Message, sentenceOf } from '../model/message.ts'
import type { Question } from '../model/question.ts'
import type { Frame, View, World } from '../model/run-state.ts'

/** One option of a decision. Its `id` is the answer, in this position and after a reload. */
export interface Option {
  readonly id: Value
  readonly label: string
  /** What the label is made of; left out for a name and for words without parts. */
  readonly message?: Message
  /** The record that the option is or whose effect it is; null if there is none. */
  readonly record: number | null
}

/**
 * A pending decision. `who` is a player's number, or -1 for chance. By `kind`:
 * - `pick`: from `least` to `most` of the options, each once;
 * - `order`: all of them, first to last;
 * - `divide`: a whole number for each option in the order of the options, each at least `least`, `most` in sum.
 * `free`: the choice makes no difference.
 * Options are computed on first use. `JSON.stringify` includes them; a spread does not copy them.
 */
export interface Decision {
  readonly who: number
  readonly kind: DecisionKind
  readonly step: string
  readonly title: string
  readonly cite: readonly string[]
  /** The records that the asking chart is about. */
  readonly subjects: readonly number[]
  readonly least: number
  readonly most: number
  readonly free: boolean
  /** True if options that are not chosen now may still be chosen later: abilities in a window, competing effects. */
  readonly inTurn?: true
  /** The ids of the options, enough to answer. */
  readonly ids: readonly Value[]
  readonly options: readonly Option[]
}

/** The pending decision of a position at rest. */
export function decisionOf(machine: Machine, w: World): Decision {
  const frame = w.stack[w.stack.length - 1]
  const node = frame?.chart.nodes[frame.at]
  if (frame === undefined || node === undefined) throw new Error('no decision is pending')
  if (node.work.kind === 'ask') return new QuestionDecision(w, frame, node, node.work.question)
  if (node.work.kind === 'amend') {
    const rivals = machine.competing(w, frame, node)
    return new TurnDecision(rivals[0]?.who ?? 0, frame, node, rivals, () => rivals.map(({ label }) => label))
  }
  const { who, from } = machine.nextIn(w, frame, node)
  return new TurnDecision(who, frame, node, from, () => abilityLabels(machine.rules, w, from))
}

/**
 * The common part of all decisions. Decisions are classes because V8 gives each object literal with getters a hidden
 * class of its own, which keeps the position alive until a full garbage collection.
 */
abstract class BaseDecision implements Decision {
  readonly who: number
  readonly step: string
  readonly title: string
  readonly cite: readonly string[]
  readonly subjects: readonly number[]
  abstract readonly kind: DecisionKind
  abstract readonly least: number
  abstract readonly most: number
  abstract readonly free: boolean
  abstract readonly ids: readonly Value[]
  abstract readonly options: readonly Option[]

  constructor(who: number, { chart, locals }: Readonly<Frame>, { step }: ChartNode) {
    this.who = who
    this.step = step.id
    this.title = step.title
    this.cite = step.cite
    this.subjects = chart.subjects(locals)
  }

  /** Plain data with every option computed, to store or send. */
  toJSON(): Decision {
    const { who, kind, step, title, cite, subjects, least, most, free, ids, options } = this
    return { who, kind, step, title, cite, subjects, least, most, free, ids, options }
  }
}

const option = (id: Value, label: string | Message, record: number | null): Option =>
  typeof label === 'string' ? { id, label, record } : { id, label: sentenceOf(label), message: label, record }

/** The choice of the next ability or effect. Labels are computed on first use. */
class TurnDecision<T extends WaitingAbility> extends BaseDecision {
  readonly kind = 'pick'
  readonly inTurn = true
  readonly least = 1
  readonly most = 1
  readonly free = false
  readonly ids: readonly Value[]
  readonly #among: readonly T[]
  readonly #labels: () => readonly (string | Message)[]

  constructor(
    who: number,
    frame: Readonly<Frame>,
    node: ChartNode,
    among: readonly T[],
    labels: () => readonly (string | Message)[],
  ) {
    super(who, frame, node)
    this.ids = among.map(({ id }) => id)
    this.#among = among
    this.#labels = labels
  }

  get options(): readonly Option[] {
    const labels = this.#labels()
    return this.#among.map((one, at) => option(one.id, labels[at] ?? '', one.source))
  }
}

/** The decision of an `ask` step. */
class QuestionDecision extends BaseDecision {
  readonly kind: DecisionKind
  readonly free: boolean
  readonly #w: World
  readonly #frame: Readonly<Frame>
  readonly #node: ChartNode
  readonly #question: Question

  constructor(w: World, frame: Readonly<Frame>, node: ChartNode, question: Question) {
    super(question.who(w, frame.locals, node.args), frame, node)
    this.kind = question.kind
    this.free = question.free
    this.#w = w
    this.#frame = frame
    this.#node = node
    this.#question = question
  }

  get ids(): readonly Value[] {
    return optionsOf(this.#w, this.#frame, this.#node, this.#question)
  }

  get least(): number {
    return this.#bounds()[0]
  }

  get most(): number {
    return this.#bounds()[1]
  }

  get options(): readonly Option[] {
    const { label, record } = this.#question
    return this.ids.map((id) =>
      option(id, label(this.#w, id, this.#frame.locals, this.#node.args), record(id)),
    )
  }

  #bounds(): readonly [least: number, most: number] {
    const count = this.#question.refuse === null ? this.ids.length : 1
    return boundsOf(this.#w, this.#frame, this.#node, this.#question, count)
  }
}

/**
 * The options of the pending question, as listed when the step was reached. A loaded position lists them on first use
 * and keeps them, because the next answer probably needs them.
 */
export function optionsOf(
  w: World,
  { locals }: Readonly<Frame>,
  { args }: ChartNode,
  question: Question,
): readonly Value[] {
  w.listed ??= { options: question.options(w, locals, args), next: null }
  return w.listed.options
}

/** How many options may be chosen, at most as many as there are; for a division, the bounds of the question. */
export function boundsOf(
  w: View,
  frame: Readonly<Frame>,
  node: ChartNode,
  question: Question,
  count: number,
): readonly [least: number, most: number] {
  const [least, most] = question.bounds(w, frame.locals, count, node.args)
  return question.kind === 'divide' ? [least, most] : [Math.min(least, count), Math.min(most, count)]
}
