import type { CardType, Color, CombatAction, Keyword } from '../vocabulary.ts'
import type { ObjectFilter } from './object-filter.ts'
import type { Amount } from './terms.ts'

// Predicates of single creatures in texts.

/** A quality in a text's filter of creatures. */
export type Quality =
  | { readonly kind: 'colored'; readonly colors: readonly Color[] }
  /** `or`: or of this one. */
  | { readonly kind: 'subtype'; readonly subtype: string; readonly or?: string }
  | { readonly kind: 'a token' }
  | { readonly kind: 'power at most'; readonly power: number }
  | { readonly kind: 'power at least'; readonly power: number }
  | { readonly kind: 'type'; readonly type: CardType }
  | { readonly kind: 'keyword'; readonly keyword: Keyword; readonly without?: boolean }
  /** Greater power than the creature that the text is about. */
  | { readonly kind: 'greater power' | 'lesser power' }

/** What protection is from. `colored`: colorless, monocolored, or multicolored. */
export type Guard =
  | { readonly kind: 'color'; readonly color: Color }
  | { readonly kind: 'type'; readonly type: CardType }
  | { readonly kind: 'subtype'; readonly subtype: string }
  | { readonly kind: 'colored'; readonly colors: 'none' | 'one' | 'several' }
  | { readonly kind: 'everything' }
  /** Each color of the creature itself. */
  | { readonly kind: 'its colors' }

/** A predicate of a creature. */
export type OwnPredicate =
  | { readonly kind: 'has'; readonly keyword: Keyword }
  /** `stays`: what says so may stay attached to it. */
  | { readonly kind: 'protection'; readonly from: Guard; readonly stays?: true }
  /** Abilities of opponents cannot target it, but their spells can. */
  | { readonly kind: 'untargetable by abilities' }
  /** Opponents cannot target it with what has this (702.11d). */
  | { readonly kind: 'hexproof from'; readonly from: Guard }
  /** `which`: only such creatures. `object`: only you, or you and planeswalkers you control, whoever “you” are. */
  | {
      readonly kind: 'cannot'
      readonly action: CombatAction
      readonly which?: Quality
      readonly object?: 'you' | 'you and planeswalkers'
    }
  /** Attacks only players who control such a thing, and what such players defend. */
  | { readonly kind: 'only where'; readonly controls: ObjectFilter }
  /** It cannot attack where its power is greater than the number of cards in the hand of who says so. */
  | { readonly kind: 'attacks within hand' }
  /** Only if so many others do, too; left out: one. */
  | { readonly kind: 'not alone'; readonly action: CombatAction; readonly least?: number }
  | { readonly kind: 'only alone'; readonly action: CombatAction }
  /** Only if another creature of that quality does, too. */
  | { readonly kind: 'only beside'; readonly action: CombatAction; readonly quality: Quality }
  /** A payment for each time it does: {2}, or “sacrifice a land”. `quality`: only for blocking such a creature. */
  | {
      readonly kind: 'costs'
      readonly action: CombatAction
      readonly cost: string
      readonly quality?: Quality | null
    }
  /** If able; `turn`: an effect that says “this turn”, else each combat. */
  | { readonly kind: 'must'; readonly action: CombatAction; readonly during: 'combat' | 'turn' }
  /** It attacks what says so, or whoever controls that, each combat if able. */
  | { readonly kind: 'must attack'; readonly object: 'this' | 'you' }
  | { readonly kind: 'cannot be blocked'; readonly by?: Quality | null }
  | { readonly kind: 'blocked only by'; readonly by: Quality }
  | { readonly kind: 'blocks only'; readonly which: Quality }
  | { readonly kind: 'cannot block'; readonly which: Quality }
  /** The number of its blockers, if it has any. */
  | { readonly kind: 'blockers'; readonly least: number; readonly most: number | null }
  | { readonly kind: 'blocked by all or none' }
  /** If able, by so many creatures of the quality. */
  | {
      readonly kind: 'must be blocked'
      readonly least: number
      readonly most?: number | null
      readonly by?: Quality | null
    }
  /** All creatures able to block it do so. */
  | { readonly kind: 'lures' }
  /** It can block so many additional creatures; any number where null. */
  | { readonly kind: 'blocks more'; readonly many: number | null }
  | { readonly kind: 'blocks each attacker' }
  | { readonly kind: 'loses'; readonly keyword: Keyword }
  /** Power and toughness change by so much; `each`: for each of those. */
  | {
      readonly kind: 'gets'
      readonly power: number
      readonly toughness: number
      readonly each?: ObjectFilter
      /** So many times. */
      readonly by?: Amount
    }
  /** Its own power, toughness or both are an amount (layer 7a). */
  | { readonly kind: 'defined'; readonly what: 'power' | 'toughness' | 'both'; readonly by: Amount }
  /** It can attack as though it had no defender. */
  | { readonly kind: 'attacks despite defender' }
  /** It does not untap in its controller's untap step. */
  | { readonly kind: 'stays tapped' }
  /** Only base power (layer 7b). */
  | { readonly kind: 'base power'; readonly power: number }
  /** Base power and toughness; `types`: it is these as well. */
  | {
      readonly kind: 'becomes'
      readonly power: number
      readonly toughness: number
      readonly types: readonly CardType[]
      readonly subtypes: readonly string[]
    }
  /** It is an artifact creature as well; its power and toughness stay. */
  | { readonly kind: 'crewed' }
  /** It is of this subtype as well; `only`: and of no other creature type. */
  | { readonly kind: 'is of'; readonly subtype: string; readonly only?: true }
  /** Tapped to crew or saddle, it counts with its toughness. */
  | { readonly kind: 'crews by toughness' }
  /** Creatures were tapped to saddle it (702.171). */
  | { readonly kind: 'saddled' }
  | { readonly kind: 'switched' }
  | { readonly kind: 'is legendary' }
  /** Left out: colorless. */
  | { readonly kind: 'is colored'; readonly color?: Color }
  /** May assign its combat damage as though it weren't blocked (MTG-CDM-15). */
  | { readonly kind: 'as though unblocked' }
  | { readonly kind: 'assigns no combat damage' }
  /** What would destroy it the next time regenerates it (MTG-RPL-17). */
  | { readonly kind: 'regenerates' }
