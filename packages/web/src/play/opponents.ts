import type { PlayedGame } from '../engine/protocol/play.ts'
import type { playWords } from '../words/play.ts'

/** Who a game can be played against. */
export interface OpponentChoice {
  /** The name of the bot; null for somebody at the same screen. */
  readonly bot: string | null
  /** Its entry in the catalogue. */
  readonly words: keyof typeof playWords.opponents
}

const GREEDY: OpponentChoice = { bot: 'greedy', words: 'greedy' }
const PLANNER: OpponentChoice = { bot: 'planner', words: 'planner' }
const RANDOM: OpponentChoice = { bot: 'random', words: 'random' }
const HERE: OpponentChoice = { bot: null, words: 'here' }

/** The opponents of each game; somebody at the same screen comes last. */
export const OPPONENTS: Readonly<Record<PlayedGame, readonly [OpponentChoice, ...OpponentChoice[]]>> = {
  keyforge: [GREEDY, PLANNER, { bot: 'search@600ms', words: 'search' }, RANDOM, HERE],
  'grand-archive': [GREEDY, PLANNER, RANDOM, HERE],
}
