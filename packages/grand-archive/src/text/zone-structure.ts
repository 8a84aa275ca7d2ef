import type { Mastery } from '../vocabulary.ts'
import type { Amount } from './condition-structure.ts'
import type { Filter } from './filter-structure.ts'
import type { Target } from './reference-structure.ts'

/** Effects that bring cards to other zones or into the game, and what they leave there. */
export type ZoneEffect =
  /** Puts a card under a weapon (GA-KEY-LOAD). */
  | { readonly kind: 'load'; readonly what: Target; readonly into: Target }
  /** The activation of a card leaves the Effects Stack without resolving (GA-RES-1). */
  | { readonly kind: 'negate'; readonly what: Target; readonly side?: 'yours' | 'theirs' }
  /** Puts a card on the bottom of the lineage of a champion (GA-LVL-9). */
  | { readonly kind: 'put under'; readonly what: Target; readonly champion: Target }
  /** The card becomes an omen (GA-CTR-4). */
  | { readonly kind: 'banish as omen'; readonly what: Target }
  /** So many times, a herb token that chance picks (GA-KEY-GATHER). */
  | { readonly kind: 'gather'; readonly times: number; readonly more?: true }
  /** So many cards return from the memory as the end phase begins (GA-KEY-AGILITY). */
  | { readonly kind: 'agility'; readonly amount: Amount }
  /** From one's hand. */
  | { readonly kind: 'move to memory'; readonly count: number; readonly of: Filter }
  /** One looks at a hidden zone of the opponent, and discards from it. */
  | {
      readonly kind: 'discard from theirs'
      readonly who: 'target opponent' | 'that opponent'
      readonly place: 'memory' | 'hand and memory'
    }
  /** `apart`: its words are two sentences. */
  | { readonly kind: 'player gains control'; readonly what: Target; readonly apart?: true }
  /** The damage on an ally, which is temporary (GA-TMP-1). */
  | { readonly kind: 'remove damage'; readonly what: Target }
  /** Puts counters on one's mastery, or removes them. */
  | { readonly kind: 'mark'; readonly of: Mastery; readonly amount: Amount; readonly less?: true }
  | { readonly kind: 'return from banishment' }
  | { readonly kind: 'materialize'; readonly of: Filter }
  /** `fewer`: or as many as there are. */
  | { readonly kind: 'banish cards'; readonly count: number; readonly of: Filter; readonly fewer?: true }
  /** “It” is the card then, until it is in another zone. */
  | { readonly kind: 'reveal top' }
  /** Only the end of combat step is left; cards on the Effects Stack are banished (GA-TRN-6). */
  | { readonly kind: 'end combat' }
  /** A token with the printed values of an object (GA-CPY-1). */
  | {
      readonly kind: 'summon copy'
      readonly of: Target
      readonly rested?: true
      /** Its words: “a token copy”. */
      readonly token?: true
    }
  /** A new card from outside the game goes to a zone (GA-KEY-GENERATE). */
  | { readonly kind: 'generate'; readonly named: string; readonly place: 'hand' | 'memory' }
  | { readonly kind: 'generate under'; readonly named: string; readonly champion: Target }
  /** A champion card of the next level, without costs (GA-LVL-4). */
  | { readonly kind: 'level up' }
  /** Each leaves and enters again as a new object, under the control of its owner. */
  | { readonly kind: 'banish and return'; readonly what: Target; readonly rested?: true }
