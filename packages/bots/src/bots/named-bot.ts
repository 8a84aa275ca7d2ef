import type { Bot, Budget } from '../model/bot.ts'
import { BOTS } from './bots.ts'

/** A bot by its name, with its budget. */
export interface NamedBot {
  readonly name: string
  readonly bot: Bot
  readonly budget: Budget
}

/**
 * The bot of a name such as `greedy`, `search@200ms` (milliseconds a decision) or `search@500` (lines a decision); or what is
 * wrong with it.
 */
export function namedBot(name: string): NamedBot | { readonly wrong: 'bot' | 'budget' } {
  const [word = '', budget, ...more] = name.split('@')
  const bot = Object.hasOwn(BOTS, word) ? BOTS[word] : undefined
  if (bot === undefined) return { wrong: 'bot' }
  if (budget === undefined) return { name, bot, budget: {} }
  const [, count = '', unit] = /^([1-9]\d{0,6})(ms)?$/.exec(budget) ?? []
  if (count === '' || more.length > 0) return { wrong: 'budget' }
  return {
    name,
    bot,
    budget: unit === 'ms' ? { milliseconds: Number(count) } : { iterations: Number(count) },
  }
}
