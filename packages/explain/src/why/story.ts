import type { TraceEvent } from '@battleline/kernel'
import type { Name } from '../entry.ts'
import { about, chose, notDone } from '../grammar.ts'
import { labelOf } from '../outline.ts'
import { keyforgeWords } from '../words.ts'
import type { Because, Dealt } from './answer.ts'

/** A run that questions are asked about: what was told of it, and what its cards are called. */
export interface Told {
  readonly trace: readonly TraceEvent[]
  readonly name: Name
}

export type EventOf<K extends TraceEvent['kind']> = Extract<TraceEvent, { kind: K }>

/** A change of one property of one record. */
export const isChange = (
  event: TraceEvent | undefined,
  record: number,
  property: string,
): event is EventOf<'change'> =>
  event?.kind === 'change' && event.record === record && event.property === property

export const isStep = (event: TraceEvent | undefined, id: string): boolean =>
  event?.step.id === `keyforge/${id}`

export const isOfText = (event: TraceEvent): boolean => event.step.id.startsWith('card/')

/** The places in play: whatever leaves them has left play. */
const IN_PLAY: ReadonlySet<unknown> = new Set(['battleline', 'artifacts', 'attached'])
export const leavesPlay = (event: TraceEvent, card: number): event is EventOf<'change'> =>
  isChange(event, card, 'zone') && IN_PLAY.has(event.before) && !IN_PLAY.has(event.after)

/** The last place before `from` where something is the case; -1 where there is none. */
export function before(
  { trace }: Told,
  from: number,
  is: (event: TraceEvent, at: number) => boolean,
): number {
  for (let at = from - 1; at >= 0; at--) {
    const event = trace[at]
    if (event !== undefined && is(event, at)) return at
  }
  return -1
}

/** The places from `from` on where something is the case. */
export const places = (
  { trace }: Told,
  is: (event: TraceEvent) => boolean,
  from = 0,
  to = trace.length,
): readonly number[] => trace.flatMap((event, at) => (at >= from && at < to && is(event) ? [at] : []))

/** What was told of damage that a creature was dealt. */
export const dealtAt = (event: TraceEvent, card: number): Dealt | null =>
  isChange(event, card, 'dealt') ? (event.after as unknown as Dealt) : null

/** Where the step began that an event is of. */
export const beginning = (told: Told, at: number): number => {
  const event = told.trace[at]
  return before(
    told,
    at + 1,
    (one) => one.kind === 'step' && one.step.id === event?.step.id && one.depth === event.depth,
  )
}

/** What led to a place in the run: the move that was made, and the steps that were open around it, outermost first. */
export function path(told: Told, at: number): readonly Because[] {
  const links: Because[] = []
  let depth = Number.POSITIVE_INFINITY
  for (let n = at; n >= 0 && depth > 0; n--) {
    const event = told.trace[n]
    if (event === undefined || event.depth >= depth) continue
    if (event.kind === 'answer' && isStep(event, 'turn.3-main')) {
      links.unshift({ text: event.chosen.join(', '), step: event.step.id, cite: event.step.cite })
      depth = event.depth
    } else if (event.kind === 'step') {
      links.unshift(link(told, event))
      depth = event.depth
    }
  }
  return links
}

export function link({ name }: Told, event: EventOf<'step'>): Because {
  const { id, title, cite } = event.step
  const cards = event.subjects.map(name)
  const [only] = cards
  const text = isOfText(event)
    ? `${cards.join(', ')}: ${title}`
    : cards.length === 1 && only
      ? about(only, title)
      : title
  return { text, step: id, cite }
}

/** What an event says, as a link of a chain. */
export function toldBy({ name }: Told, event: TraceEvent): Because | null {
  const { id, cite } = event.step
  switch (event.kind) {
    case 'hook':
      return { text: about(name(event.record), event.title), step: id, cite: event.cite }
    case 'not':
      return {
        text: notDone(name(event.record), event.what, event.why.reason),
        step: id,
        cite: event.why.cite,
      }
    case 'skip':
      return { text: `${event.step.title}: passed over: ${event.why.reason}`, step: id, cite: event.why.cite }
    case 'answer':
      return { text: chose(event.who < 0 ? 'chance' : name(event.who), event.chosen), step: id, cite }
    default:
      return null
  }
}

/** A step as players number it: "damage 5". */
export function numbered(step: string): string {
  const { chart, number } = labelOf(step)
  return `${chart} ${number}`
}

/** A zone in the words of players. */
export const zoneNamed = (zone: unknown): string => keyforgeWords.zones[String(zone)] ?? String(zone)
