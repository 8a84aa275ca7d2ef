import { randomChoice } from '@battleline/kernel'
import type { Bot } from '../model/bot.ts'

/** Every legal answer is equally likely. */
export const random: Bot = ({ asked }, { random }) => ({ choice: randomChoice(asked, random), lines: [] })
