import type { Choice, Decision, Position, Refusal } from '@battleline/kernel'
import type { SearchGame, Shortcut } from '@battleline/search'
import type { Engine } from './engine.ts'
import type { Goal, Over, PlayerNumber, ReadGoal, ScenarioGoal } from './goal.ts'

/** A position in a search through a scenario's open choices. */
export interface OpenPosition extends Position {
  readonly at: Position
  /** Why the scenario cannot continue here; null if it can, or has ended. */
  readonly refusal: Refusal | null
}

/** The format of a line of answers. */
export interface LineFormat {
  /** Whether an answer to this decision counts as a move; left out: no moves are counted. */
  isMove?(position: OpenPosition, decision: Decision): boolean
  /** The words for the rest of a turn. */
  readonly turn: string
  /** Whether the line is shown without this answer, because it has no meaning for a reader. */
  isSilent(decision: Decision, answer: Choice, last: boolean): boolean
}

/** A scenario of any game with its open choices, for a search. */
export interface OpenScenario<G extends Engine = Engine, R extends OpenPosition = OpenPosition> {
  readonly game: G
  readonly choices: SearchGame<R>
  readonly start: R
  /** Why the board is invalid. */
  readonly refusal: Refusal | null
  name(record: number): string
  /** The player whose goal it is if nobody says: the active one at the beginning; default: the first player. */
  readonly active?: PlayerNumber
  /** Reads a player's goal, in the words of the board; missing if the game has no goals. */
  readGoal?(goal: Pick<ScenarioGoal, 'wanted' | 'player'>): ReadGoal
  /** The span of a goal without one; default: what the play leaves open, or the turn if the file plays nothing. */
  readonly goalOver?: Over
  /**
   * What can be known of a position without following its answers. If it is there, a search for the best line also gives
   * bounds, and every ending is not listed besides.
   */
  shortcut?(goal: Goal): Shortcut<R>
  /** What a best line takes for granted; left out: nothing. */
  readonly assumes?: string
  /** The format of a line of answers; missing if the game has no best lines. */
  readonly lineFormat?: LineFormat
  /** True if the file continues into another turn. */
  readonly spansTurns?: boolean
}
