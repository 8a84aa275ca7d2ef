import type { Decision, Position } from '@battleline/kernel'
import type { SearchGame } from '@battleline/search'

/** The game for a search, and the decisions at which it stops. */
export interface SearchedGame {
  readonly game: SearchGame<Position>
  readonly ended: (decision: Decision, position: Position) => boolean
  /** The difference between endings that does not count, in a sentence. */
  readonly leftOut?: string
}
