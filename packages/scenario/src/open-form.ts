import type { Choice, Decision, Position, Refusal } from '@battleline/kernel'
import type { ReadGoal } from '@battleline/keyforge'
import type { Playable } from '@battleline/search'
import type { Engine } from './form.ts'
import type { ScenarioGoal } from './goal.ts'

/** A position on the way through what a scenario leaves open. */
export interface Reached extends Position {
  readonly at: Position
  /** Why the scenario cannot go on here; null where it can, or has come to its end. */
  readonly refusal: Refusal | null
}

/** How a line of answers is told. */
export interface ToldLine {
  /** Whether an answer to this is a move: moves are counted. */
  isMove(position: Reached, decision: Decision): boolean
  /** What is left of a turn. */
  readonly turn: string
  /** Whether an answer says nothing, the last of the line or another. */
  isSilent(decision: Decision, answer: Choice, last: boolean): boolean
}

/** A scenario with all that it leaves open, whatever its game: the choices are asked of whoever searches through them. */
export interface OpenForm<G extends Engine = Engine, R extends Reached = Reached> {
  readonly game: G
  readonly choices: Playable<R>
  readonly start: R
  /** Why the board is none. */
  readonly refusal: Refusal | null
  name(record: number): string
  /** What a player wants of it, in the words of its board; left out: of this game nothing can be wanted. */
  readGoal?(said: Pick<ScenarioGoal, 'wanted' | 'player'>): ReadGoal
  /** How a line of answers is told; left out where no best line is looked for. */
  readonly told?: ToldLine
}
