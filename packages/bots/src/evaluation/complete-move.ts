import { CHANCE, type Choice, isRefusal, randomChoice, type Seeded } from '@battleline/kernel'
import type { KeyForge, KeyForgePosition, PlayerId } from '@battleline/keyforge'
import { answersTo } from '../model/answers.ts'
import { evaluate } from './evaluate.ts'
import { HOUSE, MAIN } from './steps.ts'

/** The most answers to a question within a move that are compared. */
const WIDTH = 8

/** A position after a move, with its value for a player. */
export interface Completed {
  readonly position: KeyForgePosition
  readonly value: number
}

/** How many more positions may be looked at. */
export interface Effort {
  left: number
}

/**
 * The best position for a player that an answer leads to, once the move that it belongs to is complete: they decide
 * what is best for them by `evaluate`, and chance and the other player decide at random. Null if the rules refuse the
 * answer. When the effort is used up, the player decides at random, too.
 */
export function completeMove(
  game: KeyForge,
  position: KeyForgePosition,
  choice: Choice,
  player: PlayerId,
  random: Seeded,
  effort: Effort,
): Completed | null {
  let at = game.answer(position, choice)
  for (;;) {
    // A loop without end, or a position that only a wrong guess of hidden cards makes possible.
    if (isRefusal(at)) return null
    effort.left--
    const here: KeyForgePosition = at
    const asked = game.decision(here)
    if (asked === null || asked.step === MAIN || asked.step === HOUSE)
      return { position: here, value: evaluate(game, here, player) }
    if (asked.who === CHANCE || asked.who !== player || effort.left <= 0) {
      at = game.answer(here, randomChoice(asked, random))
      continue
    }
    const answers = answersTo(asked, WIDTH, random)
    let best: Completed | null = null
    for (const answer of answers) {
      const completed = completeMove(game, here, answer, player, random, effort)
      if (completed !== null && (best === null || completed.value > best.value)) best = completed
    }
    return best
  }
}
