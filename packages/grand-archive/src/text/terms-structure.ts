import type { Counter, Phase } from '../vocabulary.ts'
import type { Quantity, State } from './condition-structure.ts'
import type { Filter } from './filter-structure.ts'

/** Costs and terms of activated abilities. */

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
  /** Reserve cards, which are paid outside the engine. */
  | { readonly kind: 'pay'; readonly count: number; readonly less?: Filter }

/** A word before an ability that has no rules of its own (GA-BON-7). */
export interface Label {
  readonly kind: 'label'
  readonly word: string
  readonly value?: number
}
