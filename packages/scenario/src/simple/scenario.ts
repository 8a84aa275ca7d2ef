import type { PlayerId, SimpleCardFacts, SimpleSetup } from '@battleline/card-game'
import type { PropertyClaim } from '../claims/properties.ts'
import type { WrittenAnswer } from '../model/answer.ts'
import type { BestExpectation, RunExpectation } from '../model/expectation.ts'
import type { Scenario } from '../model/scenario.ts'
import type { Place } from '../problems/faults.ts'
import type { Text } from '../yaml/tree.ts'

/** A scenario of a simple game. */
export interface SimpleScenario extends Scenario {
  readonly players: readonly [string, string]
  readonly cards: readonly SimpleCardFacts[]
  readonly setup: SimpleSetup
  readonly play: readonly SimpleEntry[]
  readonly expect: readonly (SimpleClaim | RunExpectation | BestExpectation)[]
}

/** One entry of `play`: a move, or null, and answers. */
export interface SimpleEntry {
  readonly move: { readonly verb: string; readonly names: readonly string[] } | null
  readonly choose: readonly WrittenAnswer[]
  /** As written in the file. */
  readonly text: string
  readonly at: Place
}

/** An expectation about a position. */
export type SimpleClaim =
  | {
      readonly kind: 'card'
      readonly at: Place
      readonly card: Text
      readonly properties: readonly PropertyClaim[]
    }
  | {
      readonly kind: 'player'
      readonly at: Place
      readonly player: PlayerId
      readonly property: PropertyClaim
    }
  | {
      readonly kind: 'zone'
      readonly at: Place
      readonly player: PlayerId
      readonly zone: string
      readonly cards: readonly string[]
    }
  | { readonly kind: 'winner' | 'active'; readonly at: Place; readonly is: PlayerId | null }
