import { randomChoice } from '@battleline/kernel'
import type { Answer, Bot, Line, Situation, Thinking } from '../model/bot.ts'
import type { BotGame } from '../model/bot-game.ts'

/** Every legal answer is equally likely. */
export const random: Bot<BotGame> = Object.assign(choose, { needsNoWorld: true as const })

const NO_LINES: readonly Line[] = []

function choose({ asked }: Situation<BotGame>, { random }: Thinking): Answer {
  return { choice: randomChoice(asked, random), lines: NO_LINES }
}
