import type { Color, Deed, Keyword } from '../vocabulary.ts'

// What the texts of cards say of attacks and blocks, as plain nodes told apart by `kind`.

/** A quality by which a text picks creatures, beside another one. */
export type Quality =
  | { readonly kind: 'colored'; readonly colors: readonly Color[] }
  | { readonly kind: 'subtype'; readonly subtype: string }
  | { readonly kind: 'power at most'; readonly power: number }
  | { readonly kind: 'power at least'; readonly power: number }
  /** Greater power than the creature that the text is about. */
  | { readonly kind: 'greater power' }

/** What is said of a creature. */
export type Predicate =
  | { readonly kind: 'has'; readonly keyword: Keyword }
  | { readonly kind: 'protection'; readonly from: Color }
  | { readonly kind: 'cannot'; readonly deed: Deed }
  | { readonly kind: 'not alone'; readonly deed: Deed }
  | { readonly kind: 'only alone'; readonly deed: Deed }
  /** Only if another creature of that quality does, too. */
  | { readonly kind: 'only beside'; readonly deed: Deed; readonly quality: Quality }
  /** A payment for each time it does: {2}, or “sacrifice a land”. `quality`: only for blocking such a creature. */
  | { readonly kind: 'costs'; readonly deed: Deed; readonly cost: string; readonly quality: Quality | null }
  /** If able; `turn`: an effect that says “this turn”, else each combat. */
  | { readonly kind: 'must'; readonly deed: Deed; readonly during: 'combat' | 'turn' }
  | { readonly kind: 'cannot be blocked'; readonly by: Quality | null }
  /** The number of its blockers, if it has any. */
  | { readonly kind: 'blockers'; readonly least: number; readonly most: number | null }
  | { readonly kind: 'blocked by all or none' }
  /** If able, by so many creatures of the quality. */
  | {
      readonly kind: 'must be blocked'
      readonly least: number
      readonly most: number | null
      readonly by: Quality | null
    }
  /** All creatures able to block it do so. */
  | { readonly kind: 'lures' }
  /** It can block so many additional creatures; any number where null. */
  | { readonly kind: 'blocks more'; readonly many: number | null }
  | { readonly kind: 'blocks each attacker' }

/** Whom a text is about. */
export type Subject =
  | { readonly kind: 'self' }
  /** What it is attached to: a creature, or the creatures of a player. */
  | { readonly kind: 'attached' }
  | {
      readonly kind: 'creatures'
      readonly whose: 'each' | 'yours' | 'opponents'
      readonly other: boolean
      readonly subtype: string | null
    }

export type Ability =
  | { readonly kind: 'about'; readonly who: Subject; readonly does: Predicate }
  /** No more than so many creatures can do it each combat; `you`: only those that attack you are counted. */
  | { readonly kind: 'cap'; readonly deed: Deed; readonly most: number; readonly you: boolean }
  /** Creatures cannot attack you unless their controller pays; `yours`: nor planeswalkers you control. */
  | { readonly kind: 'tax'; readonly cost: string; readonly yours: boolean; readonly while?: 'untapped' }
  /** Creatures cannot block unless their controller pays. */
  | { readonly kind: 'block tax'; readonly cost: string; readonly while: 'attacking' }
  /** Each opponent must attack you or a planeswalker you control with at least one creature each combat. */
  | { readonly kind: 'attack me' }
  /** If a creature of an opponent attacks, all creatures of that opponent do, if able. */
  | { readonly kind: 'all attack' }
