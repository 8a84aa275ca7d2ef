import type { CardFacts, Edition, GrandArchive, Setup, Window } from '@battleline/grand-archive'
import type { BoardClaim } from '../claims/board-claims.ts'
import type { WrittenAnswer } from '../model/answer.ts'
import type { BestExpectation, RunExpectation } from '../model/expectation.ts'
import type { PlayedScenario } from '../model/played.ts'
import type { Scenario } from '../model/scenario.ts'
import type { Named } from '../names/board-names.ts'
import type { Place } from '../problems/faults.ts'

/** A scenario of Grand Archive. */
export interface GrandArchiveScenario extends Scenario<'grand-archive', Edition> {
  /** The names of players 1 and 2. */
  readonly players: readonly [string, string]
  readonly cards: readonly CardFacts[]
  readonly setup: Setup
  /** Of the dice that answer for chance; null if the file answers, or nobody. */
  readonly seed: number | null
  readonly play: readonly Entry[]
  readonly expect: readonly (BoardClaim | RunExpectation | BestExpectation)[]
}

/** The action of an entry; cards and players have their names on the board. */
export type EntryAction =
  | {
      readonly kind: 'attack'
      /** Default: the champion. */
      readonly attacker: Named | null
      readonly weapons: readonly Named[]
      /** The attack card, which is activated first. */
      readonly intent: Named | null
      readonly targets: readonly Named[]
      readonly prepared: boolean
    }
  | {
      readonly kind: 'activate'
      readonly card: Named
      readonly targets: readonly Named[]
      readonly prepared: boolean
      /** With its other cost instead of its reserve cost. */
      readonly instead: boolean
      readonly commands: Named | null
    }
  | {
      readonly kind: 'use'
      readonly object: Named
      readonly ability: number
      readonly targets: readonly Named[]
    }
  | { readonly kind: 'retaliate' | 'materialize'; readonly cards: readonly Named[] }
  /** Everybody passes until the stack is empty; until the turn has ended. */
  | { readonly kind: 'resolve' | 'end turn' }
  | { readonly kind: 'choose' }
  /** A player gives up. */
  | { readonly kind: 'concede'; readonly player: string }

/** One entry of `play`: an action, its window, and the answers to later decisions. */
export interface Entry {
  readonly action: EntryAction
  /** The window of the action; null for the first possible moment. */
  readonly window: Window | null
  readonly choose: readonly WrittenAnswer[]
  /** As written in the file. */
  readonly text: string
  readonly at: Place
}

/** A Grand Archive scenario after play. */
export type GrandArchivePlayed = PlayedScenario<GrandArchiveScenario, GrandArchive>
