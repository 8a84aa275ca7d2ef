import { type Choice, isRefusal, type Position, type Refusal, type TraceEvent } from '@battleline/kernel'
import type { Engine } from '@battleline/scenario'

/** What one answer brought. */
export interface Segment {
  readonly choice: Choice
  readonly from: Position
  readonly to: Position
  readonly events: readonly TraceEvent[]
  /** The positions after each step, each with the number of events so far. */
  readonly stops: readonly { readonly position: Position; readonly told: number }[]
}

/** Longer segments keep only their last position. */
const MOST_STEPS = 4000

/** Gives an answer and walks to the next decision step by step, keeping every position on the way. */
export function playSegment(game: Engine, from: Position, choice: Choice): Segment | Refusal {
  const events: TraceEvent[] = []
  const stops: { position: Position; told: number }[] = []
  const running = { single: true, trace: (event: TraceEvent) => void events.push(event) }
  let at = game.answer(from, choice, running)
  for (let steps = 0; !isRefusal(at); steps++) {
    stops.push({ position: at, told: events.length })
    if (at.asking || game.over(at)) return { choice, from, to: at, events, stops }
    if (steps > MOST_STEPS) break
    at = game.step(at, running)
  }
  if (isRefusal(at)) return at
  const { trace } = running
  events.length = 0
  const to = game.answer(from, choice, { trace })
  if (isRefusal(to)) return to
  return { choice, from, to, events, stops: [{ position: to, told: events.length }] }
}

/** An answer as a word, to be compared with others. */
export const wordOf = (choice: Choice | undefined): string => JSON.stringify(choice) ?? ''

/** The segments before the first to which these answers give another one. */
export function sharedStart(segments: readonly Segment[], answers: readonly Choice[]): Segment[] {
  const other = segments.findIndex(({ choice }, at) => wordOf(choice) !== wordOf(answers[at]))
  return segments.slice(0, other < 0 ? answers.length : other)
}

/** How many positions lie on the way of these answers. */
export const stopsIn = (segments: readonly Segment[]): number =>
  segments.reduce((sum, { stops }) => sum + stops.length, 0)
