import type { PlayerId } from '@battleline/card-game'
import { CHANCE, type Choice, isRefusal, type Position, randomChoice, type Seeded } from '@battleline/kernel'
import { answersTo } from '../model/answers.ts'
import type { BotGame } from '../model/bot-game.ts'
import type { Evaluation } from './evaluation.ts'

/** The most answers to a question within a move that are compared. */
const WIDTH = 8

/** A position after a move, with its value for a player. */
export interface Completed {
  readonly position: Position
  readonly value: number
}

/** How many more positions may be looked at. */
export interface Effort {
  left: number
}

/** Who completes a move, and by which evaluation. */
export interface Completing<G extends BotGame> {
  readonly game: G
  readonly by: Evaluation<G>
  readonly player: PlayerId
  readonly random: Seeded
}

/**
 * The best position for a player that an answer leads to, once the move that it belongs to is complete: they decide
 * what is best for them by the evaluation, and chance and the other player decide at random, or by its quick answer. Null if
 * the rules refuse the answer. When the effort is used up, the player decides at random, too.
 */
export function completeMove<G extends BotGame>(
  how: Completing<G>,
  position: Position,
  choice: Choice,
  effort: Effort,
): Completed | null {
  const { game, by, player, random } = how
  let at = game.answer(position, choice)
  for (;;) {
    // A loop without end, or a position that only a wrong guess of hidden cards makes possible.
    if (isRefusal(at)) return null
    effort.left--
    const here: Position = at
    const asked = game.decision(here)
    if (asked === null || by.isBetweenMoves(game, here, asked))
      return { position: here, value: by.evaluate(game, here, player) }
    const quick = by.quick(asked)
    if (quick !== null || asked.who === CHANCE || asked.who !== player || effort.left <= 0) {
      at = game.answer(here, quick ?? randomChoice(asked, random))
      continue
    }
    const answers = answersTo(asked, WIDTH, random)
    let best: Completed | null = null
    for (const answer of answers) {
      const completed = completeMove(how, here, answer, effort)
      if (completed !== null && (best === null || completed.value > best.value)) best = completed
    }
    return best
  }
}
