import type { Choice } from '@battleline/kernel'
import { actorsIn } from '../evaluation/actors.ts'
import { completeMove } from '../evaluation/complete-move.ts'
import { ACTS, chanceToWin, evaluate } from '../evaluation/evaluate.ts'
import { HOUSE, MAIN } from '../evaluation/steps.ts'
import type { Bot } from '../model/bot.ts'
import { bestOf, type Ranked } from '../model/ranked-answer.ts'

/** The most answers to one decision that are compared. */
const MOST_ANSWERS = 60
/** The most positions that are looked at for one answer. */
const EFFORT = 60

/**
 * Makes the move after which the position is best by `evaluate`, in one world, once everything that the move asks is
 * decided. It chooses the house in which most cards can act, and ends its turn when no move makes the position better.
 */
export const greedy: Bot = (situation, { random, stopped }) => {
  const { game, player, asked } = situation
  const answers = situation.answers(MOST_ANSWERS, random)
  const world = situation.world(random)
  const compared: Ranked[] = []
  for (const choice of answers) {
    if (compared.length > 0 && stopped()) break
    compared.push({ choice, value: chanceToWin(worthOf(choice)), tries: 1 })
  }
  return bestOf(situation, compared)

  function worthOf(choice: Choice): number {
    if (asked.step === MAIN && choice === 'end') return evaluate(game, world, player)
    const completed = completeMove(game, world, choice, player, random, { left: EFFORT })
    if (completed === null) return Number.NEGATIVE_INFINITY
    return asked.step === HOUSE
      ? completed.value + ACTS * actorsIn(game, completed.position)
      : completed.value
  }
}
