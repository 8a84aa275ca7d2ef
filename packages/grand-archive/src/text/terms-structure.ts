import type { Counter, Phase } from '../vocabulary.ts'
import type { Amount, Quantity, State } from './condition-structure.ts'
import type { Filter } from './filter-structure.ts'

/** Costs and terms of activated abilities, and what cards get as they are activated or enter. */

/** What a text says of an activated ability itself: when it can be used, and what only changes its price. */
export type Terms =
  | { readonly kind: 'use only'; readonly limits: readonly UseLimit[] }
  | { readonly kind: 'aside'; readonly as: string }
  /** Its reserve cost is lower (GA-CST-4). */
  | { readonly kind: 'cheaper'; readonly by: number; readonly each?: Quantity; readonly while?: State }

/** When an ability can be used: once for each object, once each turn, at slow speed, or while something is true. */
export type UseLimit =
  | { readonly kind: 'once' | 'once each turn' | 'slow' }
  | { readonly kind: 'during'; readonly whose: 'yours' | 'theirs'; readonly phase?: Phase }
  | { readonly kind: 'if'; readonly condition: State }

/** The costs of activated abilities. */
export type Cost =
  | { readonly kind: 'rest' | 'remove durability' | 'banish self' | 'sacrifice self' }
  | { readonly kind: 'remove counter'; readonly counter: Counter }
  | { readonly kind: 'remove from champion'; readonly count: number; readonly counter: Counter }
  /** Objects or cards that the player chooses. */
  | {
      readonly kind: 'give up'
      readonly way: 'sacrifice' | 'banish'
      readonly count: number
      readonly of: Filter
    }
  /** Reserve cards, which are paid outside the engine. */
  | { readonly kind: 'pay'; readonly count: number; readonly less?: Filter }

/** A word before an ability that has no rules of its own (GA-BON-7). */
export interface Label {
  readonly kind: 'label'
  readonly word: string
  readonly value?: number
}

/** What the next card of a kind gets as it is activated: it costs less, or may be activated as a fast card. */
export type NextGiven =
  | { readonly kind: 'costs less'; readonly by: number }
  | { readonly kind: 'fast activation' }

/** By how much the cards of one side cost less or more. */
export interface CostOfCards {
  readonly whose: 'yours' | 'theirs'
  readonly by: number
  readonly way: 'less' | 'more'
  readonly to: 'activate' | 'materialize'
}

/** Counters with which each object enters. */
export interface WithCounters {
  readonly kind: 'counters'
  readonly amount: Amount
  readonly counter: Counter
  readonly each?: true
}
