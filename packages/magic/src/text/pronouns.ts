import { ASIDE } from '@battleline/language'
import type { Clause, DoerNode, EventNode } from './nodes.ts'

// “It” is what the text named last: the creature with the text, or whatever the ability waits for, until the text names
// something else.

type Fields = Readonly<Record<string, unknown>>
type First = { readonly kind: 'self' | 'attached' } | null

/** Events in which the creature does something to another one, which is “that creature”. */
const TO_OTHERS: ReadonlySet<string> = new Set([
  'deals damage',
  'blocked by',
  'blocks what',
  'fights',
  'casts',
])

const NAMING: ReadonlySet<unknown> = new Set([
  'target',
  'each',
  'the one',
  'both',
  'attached',
  'dealt this way',
  'of the type',
])

/** The events that an ability waits for. */
export const eventsWithin = (event: EventNode): readonly EventNode[] =>
  event.kind === 'either' ? [event.first, event.second].flatMap(eventsWithin) : [event]

/** The event that can happen on a board; null if there are several. */
function onlyEvent(event: EventNode | undefined): EventNode | null | undefined {
  if (event?.kind !== 'either') return event
  const all = eventsWithin(event).filter(({ kind }) => kind !== 'never')
  return all.length === 1 ? all[0] : null
}

/** What makes something that is “it” afterwards. */
const MAKING: ReadonlySet<unknown> = new Set(['create', 'manifest', 'buried'])

/** What has targets. */
const AIMING: ReadonlySet<unknown> = new Set(['target', 'buried'])

/** What the first “it” of an ability is; null if the event tells. */
function firstIn(clause: Clause): First {
  if (clause.kind !== 'whenever' && clause.kind !== 'modal') return { kind: 'self' }
  const event = onlyEvent(clause.event)
  if (event === null) return null
  if (event?.kind !== 'happens') return { kind: 'self' }
  const { kind } = (event.who as DoerNode | undefined) ?? { kind: 'self' }
  return kind === 'self' || kind === 'attached' ? { kind } : null
}

/** A clause in which the first “it” is what it means. */
export function withPronouns<C extends Clause>(clause: C): C {
  const first = firstIn(clause)
  return first === null ? clause : (placed(clause, { first, named: false }) as C)
}

interface Reading {
  readonly first: First
  named: boolean
}

function placed(value: unknown, reading: Reading): unknown {
  if (Array.isArray(value)) return value.map((one) => placed(one, reading))
  if (typeof value !== 'object' || value === null) return value
  const { kind, as } = value as Fields
  if (kind === 'it' && as === undefined && !reading.named) return reading.first
  if (NAMING.has(kind) || MAKING.has(kind)) reading.named = true
  return Object.fromEntries(
    // Quoted abilities have an “it” of their own.
    Object.entries(value).map(([field, one]) => [field, field === 'texts' ? one : placed(one, reading)]),
  )
}

/** Whether “it” could be the creature that does something, where only the other one is known. */
export function isUnclear(clause: Clause): boolean {
  if (
    asksTooEarly(clause) ||
    aimsInstead(clause) ||
    aimsForNothing(clause) ||
    asksForX(clause) ||
    countsItself(clause)
  )
    return true
  if (clause.kind !== 'whenever' || firstIn(clause) !== null) return false
  const { first, more = [] } = clause
  const event = onlyEvent(clause.event)
  if (event == null) return hasIt([first, more]) || hasItsState([first, more])
  const isToOthers = event.kind === 'happens' && event.does.some(({ kind }) => TO_OTHERS.has(kind))
  return (isToOthers && hasIt([first, more])) || hasItsState([first, more])
}

/** Whether an effect with “instead” has targets of its own, which would be chosen along with the others. */
const aimsInstead = (clause: Clause): boolean =>
  somePart(
    clause,
    ({ instead, if: condition }) =>
      (condition as Fields | undefined)?.kind !== 'never' &&
      somePart(instead, ({ kind }) => AIMING.has(kind)),
  )

/**
 * Whether an effect of an ability that never happens on a board has targets, which would be chosen all the same; those of
 * a spell would not, without the cost that it asks for (601.2c).
 */
const aimsForNothing = (clause: Clause): boolean =>
  !isSpellText(clause) &&
  somePart(
    clause,
    ({ if: condition, instead, does, more }) =>
      (condition as Fields | undefined)?.kind === 'never' &&
      instead === undefined &&
      somePart([does, more], ({ kind }) => AIMING.has(kind)),
  )

/**
 * Whether a triggered ability asks for the X of the spell that its permanent was (107.3m), which is not kept; that of
 * its morph cost is.
 */
const asksForX = (clause: Clause): boolean =>
  clause.kind === 'whenever' &&
  !eventsWithin(clause.event as EventNode).every(isTurningUp) &&
  hasX([clause.first, clause.more])

const isTurningUp = (event: EventNode): boolean =>
  event.kind === 'happens' &&
  event.who?.kind !== 'some' &&
  event.does.every(({ kind }) => kind === 'turned up')

const hasX = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (value as Fields).kind !== ASIDE &&
  ((value as Fields).kind === 'X' ||
    Object.entries(value).some(([field, one]) => field !== 'texts' && hasX(one)))

/** Whether it asks for another spell than its permanent was, which may have been cast in an earlier turn. */
const countsItself = (clause: Clause): boolean =>
  !isSpellText(clause) && somePart(clause, ({ kind, as }) => kind === 'happened' && as === 'another')

/** Whether a clause is what a spell does. */
export const isSpellText = (clause: Clause): boolean =>
  clause.kind === 'spell' || (clause.kind === 'modal' && clause.event === undefined)

/** Conditions of what the sentence before named. */
export const OF_WHAT_IS_NAMED: ReadonlySet<unknown> = new Set(['it is', 'its mana value'])

/** Whether it asks what “it” is before an ability without an event has named anything. */
function asksTooEarly(clause: Clause): boolean {
  if (clause.kind !== 'activated' && clause.kind !== 'spell') return false
  return clause.does.some(
    (one, at) =>
      somePart(one.if, ({ kind }) => OF_WHAT_IS_NAMED.has(kind)) &&
      !namesObject(one.kind === 'instead' ? clause.does.slice(0, at + 1) : clause.does.slice(0, at)),
  )
}

/** Whether something that later words mean by “it” is named. */
export const namesObject = (value: unknown): boolean =>
  somePart(value, ({ kind }) => NAMING.has(kind) || MAKING.has(kind))

/** Whether a part of a structure passes the test; quoted abilities are texts of their own. */
export const somePart = (value: unknown, test: (one: Fields) => boolean): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (test(value as Fields) ||
    Object.entries(value).some(([field, one]) => field !== 'texts' && somePart(one, test)))

const hasIt = (value: unknown): boolean =>
  somePart(value, ({ kind, as }) => kind === 'it' && as === undefined)

/** A condition about “it”, which the rules ask of the creature with the text. */
const hasItsState = (value: unknown): boolean =>
  somePart(value, ({ if: condition }) => somePart(condition, ({ as }) => as === 'it'))
