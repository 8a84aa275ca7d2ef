import type { Evaluation } from '../evaluation/evaluation.ts'
import type { Bot } from '../model/bot.ts'
import type { BotGame } from '../model/bot-game.ts'
import { bestOf, type Ranked } from '../model/ranked-answer.ts'
import { planTurn } from './plan-turn.ts'

/** The most answers to one decision that are compared. */
const MOST_ANSWERS = 40

/**
 * Plans the rest of its turn in one world: after each answer, it follows the best lines of moves by an evaluation, and
 * gives the answer whose best line ends best.
 */
export const plannerBy =
  <G extends BotGame>(by: Evaluation<G>): Bot<G> =>
  (situation, { random, stopped }) => {
    const { game, player, asked } = situation
    const answers = situation.answers(MOST_ANSWERS, random)
    const world = situation.world(random)
    const reached = planTurn({ game, by, player, random, stopped }, world, answers, asked)
    const compared = [...reached].map(
      ([choice, value]): Ranked => ({ choice, value: by.chanceToWin(value), tries: 1 }),
    )
    const [any = asked.ids[0] ?? []] = answers
    return compared.length === 0 ? { choice: any, lines: [] } : bestOf(situation, compared)
  }
