import type { Choice, Decision, Observer, Position, Refusal, TraceEvent } from '@battleline/kernel'
import type { BestFound, Outcomes } from '@battleline/search'
import type { Problem } from '../problems/problem.ts'
import type { Engine } from './engine.ts'
import type { OpenPosition } from './open-scenario.ts'
import type { Scenario } from './scenario.ts'

export interface PlayOptions<E extends string = string> {
  /** Left out: the scenario's. */
  readonly edition?: E
  /** True to save, load and fork at every decision and to compare the continuations. */
  readonly forked?: boolean
  /** Receives every trace event as it happens. */
  readonly observe?: Observer
  /** A position that the engine saved: it is continued instead of the scenario's board. */
  readonly from?: unknown
  /** The most positions that are looked at for `endings`, `always` and `best`; left out: 100 000. */
  readonly limit?: number
}

/**
 * - `ended`: every move was made and every question answered. `asking`: a question is open.
 * - `refused`: the rules forbid the last move. `limit`: the game reached one of its limits.
 */
export type Status = 'ended' | 'asking' | 'refused' | 'limit'

/** Whether something that the file expects holds. */
export interface Expectation {
  readonly text: string
  readonly holds: boolean
  /** What is the case instead, or as well. */
  readonly actual: string
  /** The line of the file, or null where the file does not say it. */
  readonly line: number | null
}

/** A decision that came up in play. */
export interface Asked {
  /** The player's name, or `chance`. */
  readonly who: string
  readonly step: string
  readonly title: string
  /** The options; cards of one name carry distinct labels. */
  readonly options: readonly string[]
  /** The same with the names that are printed on the cards. */
  readonly labels: readonly string[]
  /** What was chosen; null where the question is open. */
  readonly chosen: readonly string[] | null
  /** True where the answer makes no difference. */
  readonly free: boolean
  /** True where an entry of `play` of its own answers it, as `house: logos` does: play may rest there. */
  readonly entry: boolean
}

/** An answer that was given: to which position, and where in the trace it begins. */
export interface Answered {
  readonly from: Position
  readonly choice: Choice
  readonly trace: number
}

/** A scenario that was played, whatever its game. */
export interface PlayedScenario<S extends Scenario = Scenario, G extends Engine = Engine> {
  readonly scenario: S
  readonly edition: S['edition']
  readonly game: G
  /** The board before the first move. */
  readonly start: Position
  readonly position: Position
  readonly status: Status
  /** The open question; null in every other status. */
  readonly ask: Decision | null
  readonly refusal: Refusal | null
  /** The move that was refused, at its place in the file, where the file does not expect a refusal; else null. */
  readonly rejected: Problem | null
  readonly trace: readonly TraceEvent[]
  /** The moves that were made, and where in the trace each begins. */
  readonly moves: readonly { readonly text: string; readonly trace: number }[]
  readonly asked: readonly Asked[]
  /** Every answer, to moves and to questions, in order. */
  readonly answers: readonly Answered[]
  /** What in the file turned out wrong in play: answers that nobody asked for, or that name no option. */
  readonly problems: readonly Problem[]
  readonly expectations: readonly Expectation[]
  readonly unread: Unread
  /** Every ending from here on; null where no expectation needed them. */
  readonly outcomes: Outcomes | null
  /** The best line to the goal; null where no expectation needed it. */
  readonly best: BestFound<OpenPosition> | null
  /** A card's alias, or its name made distinct from others of that name; or a player's name. */
  name(record: number): string
}

/** The words of cards on the board that are not understood, and so do nothing: whatever they say could have mattered. */
export type Unread = readonly { readonly card: string; readonly words: string }[]
