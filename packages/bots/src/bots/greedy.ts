import type { Choice } from '@battleline/kernel'
import { completeMove } from '../evaluation/complete-move.ts'
import type { Evaluation } from '../evaluation/evaluation.ts'
import type { Bot } from '../model/bot.ts'
import type { BotGame } from '../model/bot-game.ts'
import { bestOf, type Ranked } from '../model/ranked-answer.ts'

/** The most answers to one decision that are compared. */
const MOST_ANSWERS = 60
/** The most positions that are looked at for one answer. */
const EFFORT = 60

/**
 * Makes the move after which the position is best by an evaluation, in one world, once everything that the move asks is
 * decided. It ends its moves when none makes the position better.
 */
export const greedyBy =
  <G extends BotGame>(by: Evaluation<G>): Bot<G> =>
  (situation, { random, stopped }) => {
    const { game, player, asked } = situation
    const answers = situation.answers(MOST_ANSWERS, random)
    const world = situation.world(random)
    const compared: Ranked[] = []
    for (const choice of answers) {
      if (compared.length > 0 && stopped()) break
      compared.push({ choice, value: by.chanceToWin(worthOf(choice)), tries: 1 })
    }
    return bestOf(situation, compared)

    function worthOf(choice: Choice): number {
      if (by.endsMoves(game, world, asked.step, choice)) return by.evaluate(game, world, player)
      const completed = completeMove({ game, by, player, random }, world, choice, { left: EFFORT })
      if (completed === null) return Number.NEGATIVE_INFINITY
      return completed.value + by.promise(game, completed.position, asked.step)
    }
  }
