import type { Node } from './chart.ts'
import type { Machine } from './machine.ts'
import type { Question, Value } from './question.ts'
import type { Frame, World } from './world.ts'

/** One thing that can be chosen. `id` answers for it, in this position and after a reload. */
export interface Option {
  readonly id: Value
  readonly label: string
}

/**
 * What is asked. `who` is a player's number, or -1 for chance. From `least` to `most` options are chosen, each once;
 * where `manner` is `order`, all of them, first to last. `free` says that nothing can read the difference.
 */
export interface Decision {
  readonly who: number
  readonly manner: Question['manner']
  readonly step: string
  readonly title: string
  readonly cite: readonly string[]
  readonly least: number
  readonly most: number
  readonly free: boolean
  /** Produced when looked at. */
  readonly options: readonly Option[]
}

/** The decision that a position at rest asks. */
export function decisionOf(machine: Machine, w: World): Decision {
  const { rules } = machine
  const frame = w.stack[w.stack.length - 1] as Frame
  const node = frame.chart.nodes[frame.at] as Node
  const { id: step, title, cite } = node.step
  const one = { manner: 'pick' as const, step, title, cite, least: 1, most: 1, free: false }
  if (node.verb === 'offer') {
    const { who, from } = rules.next(w, frame.waiting ?? [])
    return { ...one, who, options: from.map((entry) => ({ id: entry.id, label: rules.label(w, entry) })) }
  }
  if (node.verb === 'amend') {
    const rivals = machine.competing(w, frame, node)
    return {
      ...one,
      who: rules.arbiter(w, rivals),
      options: rivals.map(({ id, title }) => ({ id, label: title })),
    }
  }
  if (node.question === null) throw new Error(`${step} asks nothing`)
  return asked(w, frame, node, node.question)
}

function asked(w: World, frame: Frame, node: Node, question: Question): Decision {
  let listed: readonly Value[] | null = null
  const values = () => {
    listed ??= question.options(w, frame.locals)
    return listed
  }
  const bounds = () => question.bounds(w, frame.locals, question.refuse === null ? values().length : 1)
  return {
    who: question.who(w, frame.locals),
    manner: question.manner,
    step: node.step.id,
    title: node.step.title,
    cite: node.step.cite,
    free: question.free,
    get least() {
      return bounds()[0]
    },
    get most() {
      return bounds()[1]
    },
    get options() {
      return values().map((id) => ({ id, label: question.label(w, frame.locals, id) }))
    },
  }
}
