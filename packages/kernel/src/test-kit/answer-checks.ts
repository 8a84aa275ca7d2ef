import type { Decision } from '../decisions/decision.ts'
import type { Choice } from '../model/choice.ts'
import { isRefusal, type Position, type Refusal } from '../model/position.ts'
import type { TraceEvent } from '../model/trace.ts'
import { chosenOf, otherForm } from './choices.ts'
import { freeze } from './freeze.ts'
import type { GameUnderTest } from './game-under-test.ts'
import { outcomeOf, reasonOf, reloaded, type Snapshot } from './position-checks.ts'
import { Broken, must, mustAgree } from './problem.ts'

/**
 * Answers a position in every way that must have the same result: twice, with the choice in another form, after a
 * reload, with an observer, and step by step. Reaching a limit of the game counts as a result.
 * @throws Broken if one result differs
 */
export function checkAnswer(
  game: GameUnderTest,
  rest: Snapshot,
  choice: Choice,
  frozen: boolean,
): Position | Refusal {
  const { position, decision } = rest
  const next = game.answer(position, choice)
  const offered = !isRefusal(next) || next.refused === 'limit'
  must(
    offered,
    'offered choice',
    `the choice ${JSON.stringify(choice)} is offered and refused: ${reasonOf(next)}`,
  )
  const outcome = outcomeOf(game, next)
  const hasOutcome = (result: Position | Refusal, check: Broken['check'], what: string) =>
    mustAgree(outcome, outcomeOf(game, result), check, `${what} has another result`)

  hasOutcome(game.answer(position, choice), 'fork', 'the same answer, given a second time,')
  const other = decision === null ? choice : otherForm(decision, choice)
  hasOutcome(game.answer(position, other), 'fork', `the same answer, written ${JSON.stringify(other)},`)
  const loaded = reloaded(game, rest)
  if (frozen) freeze(loaded)
  hasOutcome(game.answer(loaded, choice), 'round trip', 'the answer to the loaded position')

  const events: TraceEvent[] = []
  const watched = game.answer(position, choice, observing(events))
  hasOutcome(watched, 'trace', 'the watched answer')
  if (decision !== null && !isRefusal(next)) checkReportedAnswer(decision, choice, events[0])
  checkQuiet(game, watched, events)
  const again: TraceEvent[] = []
  game.answer(loaded, choice, observing(again))
  mustReportAlike(events, again, 'round trip', 'the loaded position')
  if (!isRefusal(next)) checkSteps(game, rest, choice, { outcome, events, frozen })
  return next
}

const observing = (events: TraceEvent[], single = false) => ({
  single,
  trace: (event: TraceEvent) => void events.push(event),
})

/** The trace must begin with who answered what, in the labels of the options; for a division, with the shares. */
function checkReportedAnswer(decision: Decision, choice: Choice, event: TraceEvent | undefined): void {
  const { who, step, kind, options } = decision
  const ids = kind === 'divide' ? options.map((option) => option.id) : chosenOf(decision, choice)
  // Without a chosen option there is no label.
  if (ids.length === 0) return
  const labels = ids.map((id) => options.find((option) => option.id === id)?.label ?? '')
  const fits = (words: string | undefined, at: number) =>
    kind === 'divide' ? words?.includes(labels[at] ?? '') : words === labels[at]
  const about = event?.kind === 'answer' && event.who === who && event.step.id === step && !event.forced
  const sameIds =
    kind === 'divide' || JSON.stringify(event?.kind === 'answer' && event.ids) === JSON.stringify(ids)
  const same = about && sameIds && event.chosen.length === labels.length && event.chosen.every(fits)
  const answer = `${who} chose ${JSON.stringify(labels)} at ${step}`
  must(same, 'trace', `${answer}, but the first event is ${JSON.stringify(event)}`)
}

/** The observer of one answer must not hear of the next decision. */
function checkQuiet(game: GameUnderTest, watched: Position | Refusal, events: readonly TraceEvent[]): void {
  if (isRefusal(watched)) return
  const before = events.length
  void game.decision(watched)?.options.length
  game.save(watched)
  const stray = JSON.stringify(events[before])
  must(stray === undefined, 'trace', `reading a position reports an event: ${stray}`)
}

type Events = readonly TraceEvent[]

/** @throws Broken if the two traces differ, with the first differing event */
function mustReportAlike(one: Events, other: Events, check: Broken['check'], who: string): void {
  for (let at = 0; at < Math.max(one.length, other.length); at++) {
    if (isSame(one[at], other[at])) continue
    const [wanted = 'nothing more', got = 'nothing more'] = [
      JSON.stringify(one[at]),
      JSON.stringify(other[at]),
    ]
    throw new Broken(check, `${who} has another trace, at event ${at + 1}: ${wanted} became ${got}`)
  }
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other) ||
  JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder)

/** Sorts fields by name: their order has no meaning. */
const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value

/** The result of a run, to compare with the same run in single steps. */
interface Run {
  readonly outcome: string
  readonly events: Events
  readonly frozen: boolean
}

/** Applies the answer in single steps, and continues once more from a reloaded position in between. */
function checkSteps(game: GameUnderTest, { position, key }: Snapshot, choice: Choice, run: Run): void {
  const events: TraceEvent[] = []
  const places: Position[] = []
  const first = game.answer(position, choice, observing(events, true))
  // The trace reports every step, so there are no more steps than events.
  const most = run.events.length + 1
  const last = stepOn(game, first, { events, places, most, frozen: run.frozen })
  mustAgree(run.outcome, outcomeOf(game, last), 'stepping', 'single steps have another result')
  mustReportAlike(run.events, events, 'stepping', 'the game in single steps')
  // A position that varies with the key, so that many runs test them all.
  const place = places[key.length % Math.max(1, places.length)]
  if (place === undefined) return
  const loaded = game.load(JSON.parse(JSON.stringify(game.save(place))))
  must(!isRefusal(loaded), 'round trip', `a save between two steps cannot be loaded: ${reasonOf(loaded)}`)
  const other = stepOn(game, loaded, { events: [], places: [], most, frozen: run.frozen })
  mustAgree(run.outcome, outcomeOf(game, other), 'stepping', 'a save between two steps has another result')
}

/** The state of single-stepping: the trace, the positions on the way, and the most steps. */
interface Stepping {
  readonly events: TraceEvent[]
  readonly places: Position[]
  readonly most: number
  readonly frozen: boolean
}

/** Steps on until a decision or the end. */
function stepOn(game: GameUnderTest, from: Position | Refusal, stepping: Stepping): Position | Refusal {
  const { events, places, most, frozen } = stepping
  let now = from
  while (!isRefusal(now) && !now.asking) {
    must(
      places.length <= most,
      'stepping',
      `after ${most} single steps, more than the run took, there is no end`,
    )
    if (frozen) freeze(now)
    places.push(now)
    const next = game.step(now, observing(events))
    // At the end, a step returns the position itself.
    if (next === now) return now
    now = next
  }
  return now
}
