import type { Choice, Decision, Position, Refusal } from '@battleline/kernel'
import type { Playable } from '@battleline/search'
import type { Engine } from './engine.ts'
import type { PlayerNumber, ReadGoal, ScenarioGoal } from './goal.ts'

/** A position that a search through a scenario's open choices has reached. */
export interface OpenPosition extends Position {
  readonly at: Position
  /** Why the scenario cannot continue here; null where it can, or has ended. */
  readonly refusal: Refusal | null
}

/** How to show a line of answers. */
export interface LineFormat {
  /** Whether an answer to this is a move: moves are counted. */
  isMove(position: OpenPosition, decision: Decision): boolean
  /** What is left of a turn. */
  readonly turn: string
  /** Whether the line is shown without this answer, because it tells a reader nothing. */
  isSilent(decision: Decision, answer: Choice, last: boolean): boolean
}

/** A scenario with all that it leaves open, whatever its game: the choices are asked of whoever searches through them. */
export interface OpenScenario<G extends Engine = Engine, R extends OpenPosition = OpenPosition> {
  readonly game: G
  readonly choices: Playable<R>
  readonly start: R
  /** Why the board is none. */
  readonly refusal: Refusal | null
  name(record: number): string
  /** Who is active at the beginning; left out: the first player. */
  readonly active?: PlayerNumber
  /** What a player wants of it, in the words of its board; left out: of this game nothing can be wanted. */
  readGoal?(said: Pick<ScenarioGoal, 'wanted' | 'player'>): ReadGoal
  /** How to show a line of answers; left out where no best line can be searched. */
  readonly lineFormat?: LineFormat
  /** True where the file itself plays on into another turn. */
  readonly spansTurns?: boolean
}
