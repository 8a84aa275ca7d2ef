import type { Counter, Pile } from '../vocabulary.ts'
import type { Amount } from './condition-structure.ts'
import type { Filter, Noun } from './filter-structure.ts'
import type { Target } from './reference-structure.ts'

/** Effects on cards of the hand and the deck, and on counters of a weapon or champion. */
export type DeckEffect =
  | { readonly kind: 'recover'; readonly amount: Amount }
  | {
      readonly kind: 'draw' | 'each player draws'
      readonly amount: Amount
      readonly into?: 'memory'
      /** Besides those of an earlier sentence. */
      readonly more?: 'another' | 'additional'
    }
  | { readonly kind: 'put durability'; readonly amount: Amount; readonly on: Target }
  /** `most`: so many or fewer. */
  | { readonly kind: 'discard'; readonly amount: Amount; readonly of: Filter; readonly most?: true }
  | { readonly kind: 'mill'; readonly amount: Amount; readonly by?: 'its controller'; readonly noun?: Noun }
  | { readonly kind: 'player mills'; readonly amount: Amount }
  /** So many cards or fewer. */
  | { readonly kind: 'mill up to'; readonly most: number }
  | { readonly kind: 'banish top'; readonly amount: Amount }
  /** They are revealed, and go to the material deck. */
  | { readonly kind: 'preserve top'; readonly amount: Amount }
  /** So many or fewer of one's champion; left out: any number. “That many” is how many. */
  | { readonly kind: 'remove some counters'; readonly counter: Counter; readonly most?: number }
  | { readonly kind: 'discard hand' }
  /** A card of one's memory. */
  | { readonly kind: 'discard at random' }
  | { readonly kind: 'glimpse'; readonly amount: Amount }
  /** “It” is the top card then. */
  | { readonly kind: 'look at top' | 'put into graveyard' }
  /** So many cards go back on top of one's deck in another order. */
  | { readonly kind: 'order top'; readonly amount: Amount }
  /** One of so many cards from the top of one's deck goes to a zone, and the rest elsewhere. */
  | {
      readonly kind: 'pick from top'
      readonly amount: Amount
      /** What it must be: it may be left, and is revealed (GA-INF-1). */
      readonly of?: Filter
      readonly to: Pile
      /** It becomes an omen. */
      readonly omen?: true
      readonly rest: 'bottom' | 'graveyard'
    }
