import type { Bot } from '../model/bot.ts'
import { greedy } from './greedy.ts'
import { planner } from './planner.ts'
import { random } from './random.ts'
import { search } from './search.ts'

/** The bots of this package, the weakest first. */
export const BOTS: Readonly<Record<string, Bot>> = { random, greedy, planner, search }
