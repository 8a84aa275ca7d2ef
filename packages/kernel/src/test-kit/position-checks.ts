import type { Decision } from '../decisions/decision.ts'
import type { Choice } from '../model/choice.ts'
import { isRefusal, type Position, type Refusal } from '../model/position.ts'
import type { TraceEvent } from '../model/trace.ts'
import { type Wrong, wrongChoices } from './choices.ts'
import type { GameUnderTest } from './game-under-test.ts'
import { must, mustAgree } from './problem.ts'
import { sharedWith } from './shared-objects.ts'

/** A position as it was found when it was new, to be held against what it is later. */
export interface Snapshot {
  readonly position: Position
  readonly decision: Decision | null
  /** The decision with all its options, the key and the save, as text. */
  readonly asked: string
  readonly key: string
  readonly saved: string
}

/** Looks at a position for the first time. @throws Broken where what it asks is not in order. */
export function look(game: GameUnderTest, position: Position): Snapshot {
  const decision = game.decision(position)
  const asked = textOf(decision)
  mustAgree(asked, textOf(game.decision(position)), 'decision', 'asked twice, the position asks differently')
  const stands = position.asking ? 'asks' : 'does not ask'
  must((decision !== null) === position.asking, 'decision', `the position says that it ${stands}: ${asked}`)
  if (decision !== null) checkDecision(decision)
  const saved = game.save(position)
  const shared = JSON.stringify(sharedWith(position, saved))
  must(shared === 'null', 'round trip', `the save hands out a part of the position itself: ${shared}`)
  return { position, decision, asked, key: game.positionKey(position), saved: JSON.stringify(saved) }
}

/** A decision with everything that is produced when looked at. */
const textOf = (decision: Decision | null): string => JSON.stringify(decision)

function checkDecision({ kind, least, most, options, step, title }: Decision): void {
  const ids = options.map((option) => option.id)
  const list = JSON.stringify(ids)
  must(ids.length > 0, 'decision', `${step} has no options`)
  must(new Set(ids).size === ids.length, 'decision', `${step} lists an option twice: ${list}`)
  must(isWord(title) && options.every(({ label }) => isWord(label)), 'decision', `${step} has no words`)
  const bounds = `${step} wants from ${least} to ${most} of ${ids.length} options`
  const greatest = kind === 'divide' ? most : ids.length
  must(0 <= least && least <= most && most <= greatest, 'decision', bounds)
  must(kind !== 'order' || least === ids.length, 'decision', `${bounds}, and all of them in an order`)
  const shared = `${step} shares out ${most} among ${ids.length} options, of at least ${least} each`
  must(kind !== 'divide' || least * ids.length <= most, 'decision', shared)
}

const isWord = (text: unknown): boolean => typeof text === 'string' && text !== ''

/** The position out of its own save, as it comes back from a file. @throws Broken where it is another one. */
export function reloaded(game: GameUnderTest, rest: Snapshot): Position {
  const { asked, key, saved } = rest
  const given: unknown = JSON.parse(saved)
  const loaded = game.load(given)
  spoil(given)
  must(!isRefusal(loaded), 'round trip', `the game cannot load its own save: ${reasonOf(loaded)}`)
  mustAgree(key, game.positionKey(loaded), 'round trip', 'the key of the loaded position is another')
  mustAgree(asked, textOf(game.decision(loaded)), 'round trip', 'the loaded position asks differently')
  mustAgree(
    saved,
    JSON.stringify(game.save(loaded)),
    'round trip',
    'saved again, the loaded position differs',
  )
  checkUnchanged(game, rest, 'before it was loaded')
  checkSame(game, rest, { position: loaded })
  return loaded
}

/** Positions of one key are the same, and have one hash. @throws Broken where they are not */
export function checkSame(
  game: GameUnderTest,
  { position }: Snapshot,
  other: Pick<Snapshot, 'position'>,
): void {
  const [hash, its] = [game.positionHash(position), game.positionHash(other.position)]
  must(hash === its, 'hash', `positions with the same key have the hashes ${hash} and ${its}`)
  must(game.same(position, other.position), 'hash', 'positions with the same key are not the same')
}

/** Overwrites everything in a save that was loaded: a position that kept a part of it shows it. */
function spoil(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  for (const [field, part] of Object.entries(value)) {
    spoil(part)
    Object.assign(value, { [field]: 'spoiled' })
  }
}

/** Holds a position against what it was. @throws Broken where it has changed. */
export function checkUnchanged(
  game: GameUnderTest,
  { position, asked, key, saved }: Snapshot,
  since: string,
): void {
  const what = `${since}, an earlier position has changed`
  mustAgree(saved, JSON.stringify(game.save(position)), 'earlier position', what)
  mustAgree(key, game.positionKey(position), 'earlier position', what)
  mustAgree(asked, textOf(game.decision(position)), 'earlier position', what)
}

/** At the end nothing is asked, nothing is answered, and no step is left. */
export function checkEnd(game: GameUnderTest, { position, key }: Snapshot): void {
  const answered = game.answer(position, 0)
  must(isRefusal(answered), 'end', 'nothing is asked, and yet an answer is taken')
  const { refused } = answered
  must(refused === 'nothing asked', 'end', `where nothing is asked, an answer is refused as “${refused}”`)
  const next = game.step(position)
  must(!isRefusal(next), 'end', `at the end a step is refused: ${reasonOf(next)}`)
  mustAgree(key, game.positionKey(next), 'end', 'after the end there is another step')
}

/** Tries what is not offered: each try is refused, with a reason, and changes nothing. Gives their number. */
export function checkWrongChoices(game: GameUnderTest, rest: Snapshot): number {
  const wrong = rest.decision === null ? [] : wrongChoices(rest.decision)
  for (const one of wrong) checkWrong(game, rest.position, one)
  checkUnchanged(game, rest, 'after wrong choices')
  return wrong.length
}

function checkWrong(game: GameUnderTest, position: Position, [what, choice]: Wrong): void {
  const events: TraceEvent[] = []
  const answered = attempt(game, position, choice, events)
  const shown = JSON.stringify(choice)
  must(!(answered instanceof Error), 'wrong choice', `${what} ${shown} makes it throw ${String(answered)}`)
  must(isRefusal(answered), 'wrong choice', `${what} ${shown} is taken`)
  const { refused, reason } = answered
  const proper = (refused === 'illegal' || refused === 'not offered') && reason !== ''
  must(proper, 'wrong choice', `${what} ${shown} is refused as “${refused}”, because “${reason}”`)
  must(events.length === 0, 'wrong choice', `${what} ${shown} is refused, but the observer is told of it`)
}

function attempt(game: GameUnderTest, position: Position, choice: Choice, events: TraceEvent[]) {
  try {
    return game.answer(position, choice, { trace: (event) => events.push(event) })
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

/** What came of something, as text: the position and what it asks, or why there is none. */
export function outcomeOf(game: GameUnderTest, result: Position | Refusal): string {
  if (!isRefusal(result)) return `${textOf(game.decision(result))} at ${game.positionKey(result)}`
  const { reached } = result
  return reached === undefined ? reasonOf(result) : `${reasonOf(result)} at ${game.positionKey(reached)}`
}

/** Why there is no position; nothing where there is one. */
export const reasonOf = (result: Position | Refusal): string =>
  isRefusal(result)
    ? JSON.stringify({ refused: result.refused, reason: result.reason, cite: result.cite })
    : ''
