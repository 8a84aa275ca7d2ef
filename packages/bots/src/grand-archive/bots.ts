import type { GrandArchive } from '@battleline/grand-archive'
import { greedyBy } from '../bots/greedy.ts'
import { plannerBy } from '../bots/planner.ts'
import { random } from '../bots/random.ts'
import type { Bots } from '../model/bot.ts'
import { EVALUATION } from './evaluation.ts'

/** The bots of Grand Archive, the weakest first. */
export const GRAND_ARCHIVE_BOTS: Bots<GrandArchive> = {
  random,
  greedy: greedyBy(EVALUATION),
  planner: plannerBy(EVALUATION),
}
