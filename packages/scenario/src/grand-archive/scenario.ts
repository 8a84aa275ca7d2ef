import type { CardFacts, Edition, PlayerId, Setup, Window } from '@battleline/grand-archive'
import type { Best, OnTheWay } from '../expected.ts'
import type { ScenarioGoal } from '../goal.ts'
import type { Place } from '../place.ts'
import type { Chosen } from '../play-entry.ts'
import type { ScenarioForm } from '../scenario.ts'

/** A scenario of Grand Archive. */
export interface GrandArchiveScenario extends ScenarioForm<'grand-archive', Edition> {
  /** The names of players 1 and 2. */
  readonly players: readonly [string, string]
  readonly cards: readonly CardFacts[]
  readonly setup: Setup
  readonly play: readonly Entry[]
  /** What a best line is looked for to; null where the file wants nothing. */
  readonly goal: ScenarioGoal | null
  readonly expect: readonly (Claim | OnTheWay | Best)[]
}

/** A name as the file writes it. */
export interface Named {
  readonly text: string
  readonly at: Place
}

/** What an entry of `play` does; cards and players are named as on the board. */
export type Deed =
  | {
      readonly kind: 'attack'
      /** Left out: the champion. */
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

/** One entry of `play`: what somebody does, in which window, and the answers to what is asked after it. */
export interface Entry {
  readonly deed: Deed
  /** In which window it is done; null: as soon as it can be tried. */
  readonly window: Window | null
  readonly choose: readonly Chosen[]
  /** As the file writes it. */
  readonly text: string
  readonly at: Place
}

/** Something said of a card. */
export type Says =
  | { readonly what: 'number'; readonly of: string; readonly is: number }
  | { readonly what: 'truth'; readonly of: 'rested' | 'distant' | 'fostered'; readonly is: boolean }
  | { readonly what: 'in'; readonly zone: string }
  | { readonly what: 'controller'; readonly player: PlayerId }
  | { readonly what: 'list'; readonly of: 'keywords' | 'elements'; readonly are: readonly string[] }

/** What a file expects of a position. */
export type Claim =
  | { readonly kind: 'card'; readonly at: Place; readonly card: Named; readonly says: readonly Says[] }
  | {
      readonly kind: 'zone'
      readonly at: Place
      readonly player: PlayerId
      readonly zone: string
      readonly cards: readonly string[]
    }
  | { readonly kind: 'level'; readonly at: Place; readonly player: PlayerId; readonly is: number }
  | { readonly kind: 'winner'; readonly at: Place; readonly is: PlayerId | 0 | null }
