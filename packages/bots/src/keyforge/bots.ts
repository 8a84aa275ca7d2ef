import { greedyBy } from '../bots/greedy.ts'
import { type NamedBot, namedBotOf } from '../bots/named-bot.ts'
import { plannerBy } from '../bots/planner.ts'
import { random } from '../bots/random.ts'
import type { Bots } from '../model/bot.ts'
import { EVALUATION } from './evaluation.ts'
import { search } from './search.ts'

/** The bots of KeyForge, the weakest first. */
export const BOTS: Bots = { random, greedy: greedyBy(EVALUATION), planner: plannerBy(EVALUATION), search }

/** The bot of KeyForge by a name such as `search@200ms`; or what is wrong with it. */
export const namedBot = (name: string): NamedBot | { readonly wrong: 'bot' | 'budget' } =>
  namedBotOf(name, BOTS)
