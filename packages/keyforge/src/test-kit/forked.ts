import { type Choice, isRefusal, type Position } from '@battleline/kernel'
import type { KeyForge } from '../game.ts'

interface Fork {
  readonly position: Position
  readonly choice: Choice
  /** What the choice has led to. */
  readonly next: Position
  /** Another choice that is offered. */
  readonly other: Choice
}

/**
 * Saves, loads and forks a position: another choice leaves it as it was, and after a load the same choice leads to the same
 * position. Returns that position, or what is wrong.
 */
export function answerLoaded(game: KeyForge, { position, choice, next, other }: Fork): Position | string {
  const saved = JSON.stringify(game.save(position))
  const forked = game.answer(position, other)
  if (isRefusal(forked) && forked.refused !== 'limit')
    return `${JSON.stringify(other)} is offered and refused: ${forked.reason}`
  if (JSON.stringify(game.save(position)) !== saved) return 'an answer has changed the position before it'
  const loaded = game.load(JSON.parse(saved))
  if (isRefusal(loaded)) return `its save cannot be loaded: ${loaded.reason}`
  const again = game.answer(loaded, choice)
  if (isRefusal(again)) return `the loaded position refuses ${JSON.stringify(choice)}: ${again.reason}`
  return game.positionKey(again) === game.positionKey(next)
    ? again
    : `${JSON.stringify(choice)} leads elsewhere from the loaded position`
}
