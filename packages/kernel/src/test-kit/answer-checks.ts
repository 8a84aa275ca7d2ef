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
 * Answers a position in every way that must come to the same: twice, with the choice written otherwise, out of its
 * save, watched, and step by step. A limit of the game is an outcome like any other.
 * @throws Broken where one of them comes to something else.
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
  const comesTo = (result: Position | Refusal, check: Broken['check'], what: string) =>
    mustAgree(outcome, outcomeOf(game, result), check, `${what} comes to something else`)

  comesTo(game.answer(position, choice), 'fork', 'the same answer, given a second time,')
  const other = decision === null ? choice : otherForm(decision, choice)
  comesTo(game.answer(position, other), 'fork', `the same answer, written ${JSON.stringify(other)},`)
  const loaded = reloaded(game, rest)
  if (frozen) freeze(loaded)
  comesTo(game.answer(loaded, choice), 'round trip', 'the answer to the loaded position')

  const events: TraceEvent[] = []
  const watched = game.answer(position, choice, observing(events))
  comesTo(watched, 'trace', 'the watched answer')
  if (decision !== null && !isRefusal(next)) checkToldAnswer(decision, choice, events[0])
  checkQuiet(game, watched, events)
  const again: TraceEvent[] = []
  game.answer(loaded, choice, observing(again))
  mustTell(events, again, 'round trip', 'the loaded position')
  if (!isRefusal(next)) checkSteps(game, rest, choice, { outcome, events, frozen })
  return next
}

const observing = (events: TraceEvent[], single = false) => ({
  single,
  trace: (event: TraceEvent) => void events.push(event),
})

/** The first thing that is told is who answered what, in the words of the options; of a division, who gets what. */
function checkToldAnswer(decision: Decision, choice: Choice, event: TraceEvent | undefined): void {
  const { who, step, kind, options } = decision
  const ids = kind === 'divide' ? options.map((option) => option.id) : chosenOf(decision, choice)
  // Where nothing was chosen there is nothing to put into words.
  if (ids.length === 0) return
  const labels = ids.map((id) => options.find((option) => option.id === id)?.label ?? '')
  const fits = (words: string | undefined, at: number) =>
    kind === 'divide' ? words?.includes(labels[at] ?? '') : words === labels[at]
  const about = event?.kind === 'answer' && event.who === who && event.step.id === step && !event.forced
  const same = about && event.chosen.length === labels.length && event.chosen.every(fits)
  const answer = `${who} chose ${JSON.stringify(labels)} at ${step}`
  must(same, 'trace', `${answer}, and the observer is told ${JSON.stringify(event)} first`)
}

/** Whoever watched an answer is not told of what is asked afterwards. */
function checkQuiet(game: GameUnderTest, watched: Position | Refusal, events: readonly TraceEvent[]): void {
  if (isRefusal(watched)) return
  const before = events.length
  void game.decision(watched)?.options.length
  game.save(watched)
  const stray = JSON.stringify(events[before])
  must(stray === undefined, 'trace', `the observer is told when somebody only looks: ${stray}`)
}

type Events = readonly TraceEvent[]

/** @throws Broken where the two tell something else, with the first event in which they do. */
function mustTell(one: Events, other: Events, check: Broken['check'], who: string): void {
  for (let at = 0; at < Math.max(one.length, other.length); at++) {
    if (isSame(one[at], other[at])) continue
    const [wanted = 'nothing more', got = 'nothing more'] = [
      JSON.stringify(one[at]),
      JSON.stringify(other[at]),
    ]
    throw new Broken(check, `${who} tells something else, at event ${at + 1}: ${wanted} became ${got}`)
  }
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other) ||
  JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder)

/** Puts fields in the order of their names: the order in which they were written says nothing. */
const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value

/** What running came to, for the same way in single steps to be held against. */
interface Run {
  readonly outcome: string
  readonly events: Events
  readonly frozen: boolean
}

/** Takes the answer up in single steps, and goes on once more from one of them out of its save. */
function checkSteps(game: GameUnderTest, { position, key }: Snapshot, choice: Choice, run: Run): void {
  const events: TraceEvent[] = []
  const places: Position[] = []
  const first = game.answer(position, choice, observing(events, true))
  // Every step is told, so there are no more steps than were told of the run.
  const most = run.events.length + 1
  const last = stepOn(game, first, { events, places, most, frozen: run.frozen })
  mustAgree(run.outcome, outcomeOf(game, last), 'stepping', 'single steps come to something else')
  mustTell(run.events, events, 'stepping', 'the game in single steps')
  // One of them, which is any of them in the long run.
  const place = places[key.length % Math.max(1, places.length)]
  if (place === undefined) return
  const loaded = game.load(JSON.parse(JSON.stringify(game.save(place))))
  must(!isRefusal(loaded), 'round trip', `a save between two steps cannot be loaded: ${reasonOf(loaded)}`)
  const other = stepOn(game, loaded, { events: [], places: [], most, frozen: run.frozen })
  mustAgree(
    run.outcome,
    outcomeOf(game, other),
    'stepping',
    'a save between two steps comes to something else',
  )
}

/** How single steps are taken: what is told, where they come by, and how many there can be. */
interface Stepping {
  readonly events: TraceEvent[]
  readonly places: Position[]
  readonly most: number
  readonly frozen: boolean
}

/** Steps on until something is asked or it is the end. */
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
    // At the end there is no next step, and the position itself comes back.
    if (next === now) return now
    now = next
  }
  return now
}
