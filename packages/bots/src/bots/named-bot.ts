import type { KeyForge } from '@battleline/keyforge'
import type { Bot, Bots, Budget } from '../model/bot.ts'
import type { BotGame } from '../model/bot-game.ts'

/** A bot by its name, with its budget. */
export interface NamedBot<G extends BotGame = KeyForge> {
  readonly name: string
  readonly bot: Bot<G>
  readonly budget: Budget
}

/**
 * The bot of a game by a name such as `greedy`, `search@200ms` (milliseconds a decision) or `search@500` (lines a decision); or what is
 * wrong with it.
 */
export function namedBotOf<G extends BotGame>(
  name: string,
  bots: Bots<G>,
): NamedBot<G> | { readonly wrong: 'bot' | 'budget' } {
  const [word = '', budget, ...more] = name.split('@')
  const bot = Object.hasOwn(bots, word) ? bots[word] : undefined
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
