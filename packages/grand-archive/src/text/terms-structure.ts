import type { Counter, Keyword, Phase, Pile } from '../vocabulary.ts'
import type { Amount, Quantity, State } from './condition-structure.ts'
import type { Filter } from './filter-structure.ts'

/** Costs and terms of activated abilities, and what cards get as they are activated or enter. */

/** What a text says of an activated ability itself: when it can be used, and what only changes its price. */
export type Terms =
  | { readonly kind: 'use only'; readonly limits: readonly UseLimit[] }
  | { readonly kind: 'aside'; readonly as: string }
  /** It triggers once for each object, or once each turn. */
  | { readonly kind: 'trigger only'; readonly limit: 'once' | 'once each turn' }
  /** Its reserve cost is lower (GA-CST-4). */
  | { readonly kind: 'cheaper'; readonly by: number; readonly each?: Quantity; readonly while?: State }

/** When an ability can be used: once for each object, once each turn, at slow speed, or while something is true. */
export type UseLimit =
  | { readonly kind: 'once' | 'once each turn' | 'slow' }
  | { readonly kind: 'during'; readonly whose: 'yours' | 'theirs'; readonly phase?: Phase }
  | { readonly kind: 'if'; readonly condition: State }

/** The costs of activated abilities. */
export type Cost =
  | { readonly kind: 'rest' | 'remove durability' | 'sacrifice self' }
  | { readonly kind: 'banish self'; readonly from?: 'graveyard' }
  | { readonly kind: 'remove counter'; readonly counter: Counter; readonly count?: number }
  | { readonly kind: 'return self'; readonly whose: 'yours' | 'owner'; readonly place: Pile }
  | { readonly kind: 'remove from champion'; readonly count: number; readonly counter: Counter }
  /** Objects or cards that the player chooses. */
  | {
      readonly kind: 'give up'
      readonly way: 'sacrifice' | 'banish' | 'discard'
      readonly count: number
      readonly of: Filter
    }
  /** Reserve cards, which are paid outside the engine. */
  | { readonly kind: 'pay'; readonly count: number; readonly less?: Filter }

/** So many objects of a subtype or a name, which are sacrificed to brew a card (GA-KEY-BREW). */
export interface Ingredient {
  readonly kind: 'ingredient'
  readonly count: number
  readonly sub?: string
  readonly named?: string
}

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
  /** The object that it becomes enters with so many counters more. */
  | { readonly kind: 'enters with'; readonly counter: Counter; readonly count: number }

/** By how much the cards of one side cost less or more. */
export interface CostOfCards {
  readonly whose: 'yours' | 'theirs'
  readonly by: number
  readonly way: 'less' | 'more'
  readonly to: 'activate' | 'materialize'
  /** Only the first one that the player activates each turn. */
  readonly first?: true
}

/** Counters with which each object enters. */
export interface WithCounters {
  readonly kind: 'counters'
  readonly amount: Amount
  readonly counter: Counter
  readonly each?: true
}

/** A keyword in a list of those that something gains or has. */
export interface GainedKeyword {
  readonly kind: 'gained'
  readonly keyword: Keyword
  readonly value: number
}

/** A keyword in a list of those that something loses. */
export interface LostKeyword {
  readonly kind: 'lost'
  readonly keyword: Keyword
}

/** What a player chooses from. */
export type Offered =
  | { readonly kind: 'gets power' | 'gets life'; readonly by: number }
  | { readonly kind: 'gains'; readonly keyword: Keyword; readonly value: number }

/** A price of attacks, and by how much it is lower for each of the things counted. */
export interface AttackPrice {
  readonly role: 'attacker' | 'weapon' | 'target'
  readonly by: number
  readonly less?: number
  readonly each?: Quantity
}

/** Durations that texts name. */
export type Lasts =
  | 'you control this'
  | 'this attack'
  | 'end of turn'
  | 'this turn'
  | 'your next turn'
  | 'end of your next turn'
  | 'the game'

/** Effects whose only slot is their object. */
export type ActKind =
  | 'destroy'
  | 'banish'
  | 'suppress'
  | 'sacrifice'
  | 'reveal'
  | 'rest'
  | 'wake'
  | 'gain control'
  | 'stop attacking'
  | 'delevel'
  | 'become distant'
  | 'become fostered'
  | 'become ephemeral'
  | 'link'

/** Counters with which objects enter besides. */
export interface EntersWith {
  readonly counter: Counter
  readonly count: number
  /** Only under the control of “you”. */
  readonly yours?: true
}

/** What effects give objects that says everything by its kind. */
export type PlainGift =
  | 'unpreventable'
  | 'cannot retaliate'
  | 'cannot be retaliated'
  | 'cannot be intercepted'
  | 'cannot attack'
  | 'cannot wake'
  | 'enters rested'
  | 'banished instead'
  | 'cannot recover'
  | 'cannot level up'
  | 'cannot be materialized'
  | 'ignores elements'
  | 'enables all elements'
  | 'enables basic elements'

/** When a delayed ability triggers. */
export type Moment =
  | 'next end phase'
  | 'your next end phase'
  | 'your next recollection phase'
  | 'your next main phase'
