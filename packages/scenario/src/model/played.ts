import type { Choice, Decision, Observer, Position, Refusal, TraceEvent } from '@battleline/kernel'
import type { BestFound, Outcomes } from '@battleline/search'
import type { Problem } from '../problems/problem.ts'
import type { Engine } from './engine.ts'
import type { OpenPosition } from './open-scenario.ts'
import type { Scenario } from './scenario.ts'

/** How a scenario is played. */
export interface PlayOptions<E extends string = string> {
  /** Default: the scenario's. */
  readonly edition?: E
  /** True to save, load and fork at every decision and to compare the continuations. */
  readonly forked?: boolean
  /** Receives every trace event as it happens. */
  readonly observe?: Observer
  /** A save to continue instead of the scenario's board. */
  readonly from?: unknown
  /** The most positions for `endings`, `always` and `best`; default: 100 000. */
  readonly limit?: number
}

/**
 * - `ended`: every move was made and every decision answered. `asking`: a decision is open. - `refused`: the last
 * move is illegal. `limit`: the game reached one of its limits.
 */
export type Status = 'ended' | 'asking' | 'refused' | 'limit'

/** A judged expectation. */
export interface Expectation {
  readonly text: string
  readonly holds: boolean
  /** The actual value. */
  readonly actual: string
  /** The line of the file; null for an implicit expectation. */
  readonly line: number | null
}

/** A decision in play. */
export interface Asked {
  /** The player's name, or `chance`. */
  readonly who: string
  readonly step: string
  readonly title: string
  /** The options; cards with one name have distinct labels. */
  readonly options: readonly string[]
  /** The options with printed names. */
  readonly labels: readonly string[]
  /** The chosen options; null if the decision is open. */
  readonly chosen: readonly string[] | null
  /** True if the answer makes no difference. */
  readonly free: boolean
  /** True if an entry of `play` answers it, such as `house: logos`: the run may wait there. */
  readonly entry: boolean
}

/** An answer: its position, and the trace index at which it begins. */
export interface Answered {
  readonly from: Position
  readonly choice: Choice
  readonly trace: number
}

/** A scenario of any game after play. */
export interface PlayedScenario<S extends Scenario = Scenario, G extends Engine = Engine> {
  readonly scenario: S
  readonly edition: S['edition']
  readonly game: G
  /** The board before the first move. */
  readonly start: Position
  readonly position: Position
  readonly status: Status
  /** The open decision; null in every other status. */
  readonly ask: Decision | null
  readonly refusal: Refusal | null
  /** The refused move at its place in the file; null if there is none or the file expects it. */
  readonly rejected: Problem | null
  readonly trace: readonly TraceEvent[]
  /** The moves, and the trace index at which each begins. */
  readonly moves: readonly { readonly text: string; readonly trace: number }[]
  readonly asked: readonly Asked[]
  /** Every answer, to moves and decisions, in order. */
  readonly answers: readonly Answered[]
  /** Faults in the file that only play finds: answers that no decision needs, or that name no option. */
  readonly problems: readonly Problem[]
  readonly expectations: readonly Expectation[]
  readonly unread: Unread
  /** Words on cards of the board that are set aside: they play no part on boards. */
  readonly aside: Unread
  /** Every ending from here on; null if no expectation needed them. */
  readonly outcomes: Outcomes | null
  /** The best line to the goal; null if no expectation needed it. */
  readonly best: BestFound<OpenPosition> | null
  /** A card's alias or distinct name; or a player's name. */
  name(record: number): string
}

/** Words on cards of the board that have no effect: those that are not understood could have mattered. */
export type Unread = readonly { readonly card: string; readonly words: string }[]
