import type { playWords } from '../words/play.ts'
/** Who a game can be played against. */
export interface OpponentChoice {
  /** The name of the bot; null for somebody at the same screen. */
  readonly bot: string | null
  /** Its entry in the catalogue. */
  readonly words: keyof typeof playWords.opponents
}

/** By strength; somebody at the same screen comes last. */
export const OPPONENTS: readonly [OpponentChoice, ...OpponentChoice[]] = [
  { bot: 'greedy', words: 'greedy' },
  { bot: 'planner', words: 'planner' },
  { bot: 'search@600ms', words: 'search' },
  { bot: 'random', words: 'random' },
  { bot: null, words: 'here' },
]
