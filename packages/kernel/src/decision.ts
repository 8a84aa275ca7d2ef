import type { ChartNode } from './chart.ts'
import type { Entry } from './fact.ts'
import type { Machine } from './machine.ts'
import type { Manner, Question, Value } from './question.ts'
import type { Frame, View } from './world.ts'

/** One thing that can be chosen. `id` answers for it, in this position and after a reload. */
export interface Option {
  readonly id: Value
  readonly label: string
  /** The record that it stands for or whose effect it is; null where it is neither. */
  readonly record: number | null
}

/**
 * What is asked. `who` is a player's number, or -1 for chance. By `manner`:
 * - `pick`: from `least` to `most` of the options, each once;
 * - `order`: all of them, first to last;
 * - `divide`: a whole number for each option in the order of the options, each at least `least`, `most` in sum.
 *
 * `free` says that nothing can read the difference.
 */
export interface Decision {
  readonly who: number
  readonly manner: Manner
  readonly step: string
  readonly title: string
  readonly cite: readonly string[]
  /** The records that the chart which asks is about. */
  readonly subjects: readonly number[]
  readonly least: number
  readonly most: number
  readonly free: boolean
  /** The ids of the options: all that is needed to answer. */
  readonly ids: readonly Value[]
  /** Produced when looked at. */
  readonly options: readonly Option[]
}

/** The decision that a position at rest asks. */
export function decisionOf(machine: Machine, w: View): Decision {
  const frame = w.stack[w.stack.length - 1]
  const node = frame?.chart.nodes[frame.at]
  if (frame === undefined || node === undefined) throw new Error('nothing is asked')
  if (node.work.kind === 'ask') return asked(w, frame, node, node.work.question)
  if (node.work.kind === 'amend') {
    const rivals = machine.competing(w, frame, node)
    return listing(frame, node, rivals[0]?.who ?? 0, rivals, ({ label }) => label)
  }
  const { who, from } = machine.rules.next(w, machine.waiting(w, frame, node), node.step, frame.locals)
  return listing(frame, node, who, from, (entry) => machine.rules.label(w, entry))
}

/** One is chosen among abilities or effects, which are put into words when somebody looks at them. */
function listing<T extends Entry>(
  { chart, locals }: Readonly<Frame>,
  { step }: ChartNode,
  who: number,
  among: readonly T[],
  label: (one: T) => string,
): Decision {
  return {
    who,
    manner: 'pick',
    step: step.id,
    title: step.title,
    cite: step.cite,
    subjects: chart.subjects(locals),
    least: 1,
    most: 1,
    free: false,
    ids: among.map(({ id }) => id),
    get options() {
      return among.map((one) => ({ id: one.id, label: label(one), record: one.source }))
    },
  }
}

function asked(w: View, frame: Readonly<Frame>, node: ChartNode, question: Question): Decision {
  const { args, step } = node
  let listed: readonly Value[] | null = null
  const values = () => {
    listed ??= question.options(w, frame.locals, args)
    return listed
  }
  const bounds = () => boundsOf(w, frame, node, question, question.refuse === null ? values().length : 1)
  return {
    who: question.who(w, frame.locals, args),
    manner: question.manner,
    step: step.id,
    title: step.title,
    cite: step.cite,
    subjects: frame.chart.subjects(frame.locals),
    free: question.free,
    get least() {
      return bounds()[0]
    },
    get most() {
      return bounds()[1]
    },
    get ids() {
      return values()
    },
    get options() {
      return values().map((id) => ({
        id,
        label: question.label(w, id, frame.locals, args),
        record: question.record(id),
      }))
    },
  }
}

/** How many may be chosen: never more than there are, and for a division what the question says. */
export function boundsOf(
  w: View,
  frame: Readonly<Frame>,
  node: ChartNode,
  question: Question,
  count: number,
): readonly [least: number, most: number] {
  const [least, most] = question.bounds(w, frame.locals, count, node.args)
  return question.manner === 'divide' ? [least, most] : [Math.min(least, count), Math.min(most, count)]
}
