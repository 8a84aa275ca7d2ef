import type { Bot } from '../model/bot.ts'
import { bestOf, type Ranked } from '../model/ranked-answer.ts'
import { chanceToWin } from './evaluate.ts'
import { planTurn } from './plan-turn.ts'

/** The most answers to one decision that are compared. */
const MOST_ANSWERS = 40

/**
 * Plans the rest of its turn in one world: after each answer, the house if that is to be chosen, it follows the best lines
 * of moves by `evaluate`, and gives the answer whose best line ends best.
 */
export const planner: Bot = (situation, { random, stopped }) => {
  const { game, player, asked } = situation
  const answers = situation.answers(MOST_ANSWERS, random)
  const world = situation.world(random)
  const reached = planTurn({ game, player, random, stopped }, world, answers, asked.step)
  const compared = [...reached].map(
    ([choice, value]): Ranked => ({ choice, value: chanceToWin(value), tries: 1 }),
  )
  const [any = asked.ids[0] ?? 'end'] = answers
  return compared.length === 0 ? { choice: any, lines: [] } : bestOf(situation, compared)
}
