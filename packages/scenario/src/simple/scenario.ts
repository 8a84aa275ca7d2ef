import type { SimpleCardFacts, SimpleSetup } from '@battleline/card-game'
import type { BoardClaim } from '../claims/board-claims.ts'
import type { WrittenAnswer } from '../model/answer.ts'
import type { BestExpectation, RunExpectation } from '../model/expectation.ts'
import type { Scenario } from '../model/scenario.ts'
import type { Place } from '../problems/faults.ts'

/** A scenario of a simple game. */
export interface SimpleScenario extends Scenario {
  readonly players: readonly [string, string]
  readonly cards: readonly SimpleCardFacts[]
  readonly setup: SimpleSetup
  readonly play: readonly SimpleEntry[]
  readonly expect: readonly (BoardClaim | RunExpectation | BestExpectation)[]
}

/** One entry of `play`: a move, or null, and answers. */
export interface SimpleEntry {
  readonly move: { readonly verb: string; readonly names: readonly string[] } | null
  readonly choose: readonly WrittenAnswer[]
  /** As written in the file. */
  readonly text: string
  readonly at: Place
}
