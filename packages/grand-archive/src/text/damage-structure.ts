import type { Counter, Element } from '../vocabulary.ts'
import type { Amount } from './condition-structure.ts'
import type { Filter } from './filter-structure.ts'
import type { Subject } from './reference-structure.ts'

/** Damage that would be dealt, and what becomes of it. */

/** Damage that would be dealt. Omitted criteria accept any damage (GA-PRV-6). */
export interface DamagePattern {
  readonly kind: 'would'
  readonly most?: number
  readonly least?: number
  readonly sort?: 'combat' | 'non-combat'
  readonly to?: Subject
  readonly by?: Filter
  /** Damage of the attack that the text belongs to. */
  readonly attack?: true
}

/** The chart of what triggers whenever it prevents damage; set as the ability resolves. */
interface Followed {
  readonly follows?: string
}

/** How damage that would be dealt is replaced or prevented. */
export type DamageChange =
  | {
      readonly kind: 'prevent some'
      readonly amount: Amount
      readonly back?: number
      readonly reveal?: Element
    }
  | { readonly kind: 'prevent all' }
  | { readonly kind: 'prevent all but'; readonly but: number }
  /** Rounded up. */
  | { readonly kind: 'prevent half' }
  | { readonly kind: 'more'; readonly by: number }
  | { readonly kind: 'doubled' }
  | { readonly kind: 'removes counters' }
  /** A shield: so many points, kept with the effect (GA-PRV-2). */
  | ({ readonly kind: 'shield' } & Followed)
  /** Works once; adds as many counters as points were prevented (GA-PRV-3, GA-PRV-8). */
  | ({
      readonly kind: 'next time'
      /** The chart of what is done with the amount that is prevented, as it is prevented. */
      readonly chartId?: string
      readonly counter?: Counter
      readonly preserve?: true
      /** The points that it prevents at most; left out: all. */
      readonly most?: number
      /** All but so many. */
      readonly but?: number
    } & Followed)
