import { type Message, messageOf, say, type TraceEvent } from '@battleline/kernel'
import type { Name } from '../trace/entry.ts'
import { asMessage } from '../trace/lists.ts'
import { isStepOfText, labelOf } from '../trace/outline.ts'
import { choseMessage, hookMessage, notDoneMessage, stepMessage } from '../trace/sentences.ts'
import { type Because, becauseAt } from './answer.ts'

/** The run of a question: its trace, and the names of its records. */
export interface Run {
  readonly trace: readonly TraceEvent[]
  readonly name: Name
  /** The question that the run stops at; null if it has ended. */
  readonly asks: string | null
}

export type EventOf<K extends TraceEvent['kind']> = Extract<TraceEvent, { kind: K }>

/** Whether an event changes one property of one record. */
export const isChange = (
  event: TraceEvent | undefined,
  record: number,
  property: string,
): event is EventOf<'change'> =>
  event?.kind === 'change' && event.record === record && event.property === property

/** The index of the last event before `from` that matches; -1 if there is none. */
export function before(
  { trace }: Run,
  from: number,
  matches: (event: TraceEvent, at: number) => boolean,
): number {
  for (let at = from - 1; at >= 0; at--) {
    const event = trace[at]
    if (event !== undefined && matches(event, at)) return at
  }
  return -1
}

/** The indexes from `from` to `to` of the events that match. */
export const indexes = (
  { trace }: Run,
  matches: (event: TraceEvent) => boolean,
  from = 0,
  to = trace.length,
): readonly number[] => trace.flatMap((event, at) => (at >= from && at < to && matches(event) ? [at] : []))

/** Where the step of an event began. */
export const beginning = (run: Run, at: number): number => {
  const event = run.trace[at]
  return before(
    run,
    at + 1,
    (one) => one.kind === 'step' && one.step.id === event?.step.id && one.depth === event.depth,
  )
}

/** The start of a step, as one link of an answer. */
export function link({ name }: Run, { step: { id, title, cite }, subjects }: EventOf<'step'>): Because {
  const cards = subjects.map(name)
  const [only] = cards
  if (isStepOfText(id)) return becauseAt(say`${cards.join(', ')}: ${title}`, id, cite)
  return becauseAt(cards.length === 1 && only ? stepMessage(only, title) : asMessage(title), id, cite)
}

/** Whether a card escaped damage or destruction there. */
export const isSpared = (event: TraceEvent, card: number): event is EventOf<'not'> =>
  event.kind === 'not' &&
  event.record === card &&
  (event.what.kind === 'damage' || event.what.kind === 'destruction')

/** What an event adds to an answer, if anything. */
export function becauseOf({ name }: Run, event: TraceEvent | undefined): readonly Because[] {
  if (event === undefined) return []
  const { id, cite, title } = event.step
  switch (event.kind) {
    case 'hook':
      return [becauseAt(hookMessage({ ...event, card: name(event.record) }), id, event.cite)]
    case 'not': {
      const message = notDoneMessage(name(event.record), event.what, messageOf(event.why))
      return [becauseAt(message, id, event.why.cite)]
    }
    case 'skip':
      return [becauseAt(say`${asMessage(title)}: skipped: ${messageOf(event.why)}`, id, event.why.cite)]
    case 'answer': {
      const who = event.who < 0 ? 'chance' : name(event.who)
      return [becauseAt(choseMessage(who, chosenParts(event)), id, cite)]
    }
    default:
      return []
  }
}

/** What was chosen: sentences of the engine as messages, and names as they are. */
export const chosenParts = ({
  ids,
  chosen,
  messages,
}: Pick<EventOf<'answer'>, 'ids' | 'chosen' | 'messages'>): Message['parts'] =>
  chosen.map((text, at) => messages?.[at] ?? (typeof ids[at] === 'string' ? asMessage(text) : text))

/** A step with its number: "damage 5". */
export function numbered(step: string): string {
  const { chart, number } = labelOf(step)
  return `${chart} ${number}`
}
