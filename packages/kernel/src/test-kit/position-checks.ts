import type { Decision } from '../decisions/decision.ts'
import type { Choice } from '../model/choice.ts'
import { isRefusal, type Position, type Refusal } from '../model/position.ts'
import type { TraceEvent } from '../model/trace.ts'
import { type Wrong, wrongChoices } from './choices.ts'
import type { GameUnderTest } from './game-under-test.ts'
import { must, mustAgree } from './problem.ts'
import { sharedWith } from './shared-objects.ts'

/** A new position as first observed, to compare it later. */
export interface Snapshot {
  readonly position: Position
  readonly decision: Decision | null
  /** The decision with all options, the key and the save, as text. */
  readonly asked: string
  readonly key: string
  readonly saved: string
}

/**
 * Observes a position for the first time.
 * @throws Broken if its decision is not in order
 */
export function look(game: GameUnderTest, position: Position): Snapshot {
  const decision = game.decision(position)
  const asked = textOf(decision)
  mustAgree(asked, textOf(game.decision(position)), 'decision', 'asked twice, the position asks differently')
  const claim = position.asking ? 'asks' : 'does not ask'
  must((decision !== null) === position.asking, 'decision', `the position says that it ${claim}: ${asked}`)
  if (decision !== null) checkDecision(decision)
  const saved = game.save(position)
  const shared = JSON.stringify(sharedWith(position, saved))
  must(shared === 'null', 'round trip', `the save hands out a part of the position itself: ${shared}`)
  return { position, decision, asked, key: game.positionKey(position), saved: JSON.stringify(saved) }
}

/** A decision with everything that is computed on first use. */
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

/**
 * The position after a save and a load, as from a file.
 * @throws Broken if it differs
 */
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

/**
 * Positions with one key must be equal and have one hash.
 * @throws Broken if they are not
 */
export function checkSame(
  game: GameUnderTest,
  { position }: Snapshot,
  other: Pick<Snapshot, 'position'>,
): void {
  const [hash, its] = [game.positionHash(position), game.positionHash(other.position)]
  must(hash === its, 'hash', `positions with the same key have the hashes ${hash} and ${its}`)
  must(game.same(position, other.position), 'hash', 'positions with the same key are not the same')
}

/** Overwrites everything in a loaded save, to reveal a position that kept a part of it. */
function spoil(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  for (const [field, part] of Object.entries(value)) {
    spoil(part)
    Object.assign(value, { [field]: 'spoiled' })
  }
}

/**
 * Compares a position with its first state.
 * @throws Broken if it has changed
 */
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

/** A finished game has no decision, accepts no answer and has no step left. */
export function checkEnd(game: GameUnderTest, { position, key }: Snapshot): void {
  const answered = game.answer(position, 0)
  must(isRefusal(answered), 'end', 'no decision is pending, but an answer is accepted')
  const { refused } = answered
  must(refused === 'nothing asked', 'end', `without a pending decision, an answer is refused as “${refused}”`)
  const next = game.step(position)
  must(!isRefusal(next), 'end', `at the end a step is refused: ${reasonOf(next)}`)
  mustAgree(key, game.positionKey(next), 'end', 'after the end there is another step')
}

/** Tries wrong choices: each must be refused with a reason and change nothing. Returns their number. */
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
  must(
    !(answered instanceof Error),
    'wrong choice',
    `${what} ${shown} makes the game throw ${String(answered)}`,
  )
  must(isRefusal(answered), 'wrong choice', `${what} ${shown} is accepted`)
  const { refused, reason } = answered
  const proper = (refused === 'illegal' || refused === 'not offered') && reason !== ''
  must(proper, 'wrong choice', `${what} ${shown} is refused as “${refused}”, because “${reason}”`)
  must(events.length === 0, 'wrong choice', `${what} ${shown} is refused, but events are reported`)
}

function attempt(game: GameUnderTest, position: Position, choice: Choice, events: TraceEvent[]) {
  try {
    return game.answer(position, choice, { trace: (event) => events.push(event) })
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

/** A result as text: the position and its decision, or the refusal. */
export function outcomeOf(game: GameUnderTest, result: Position | Refusal): string {
  if (!isRefusal(result)) return `${textOf(game.decision(result))} at ${game.positionKey(result)}`
  const { reached } = result
  return reached === undefined ? reasonOf(result) : `${reasonOf(result)} at ${game.positionKey(reached)}`
}

/** The reason of a refusal; empty for a position. */
export const reasonOf = (result: Position | Refusal): string =>
  isRefusal(result)
    ? JSON.stringify({ refused: result.refused, reason: result.reason, cite: result.cite })
    : ''
