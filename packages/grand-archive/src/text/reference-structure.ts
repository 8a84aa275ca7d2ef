import type { Filter, Noun } from './filter-structure.ts'

/** What a text refers to. */

/**
 * A reference to objects. `it` refers to an earlier part of the same text, or to the event that triggered it; with a
 * noun only to an object that it names: “that unit”, “the hit ally”.
 */
export type Target =
  /** `left`: the card that has just left, or may have, in an ability that triggers on that; set as the text is compiled. */
  | { readonly kind: 'self'; readonly left?: true | 'maybe' }
  | {
      readonly kind: 'it'
      readonly noun?: Noun
      readonly how?: 'hit' | 'killed'
      readonly left?: true
    }
  | { readonly kind: 'attacker' }
  /** The object that the card with the text is linked to. */
  | { readonly kind: 'linked'; readonly noun: Noun }
  | { readonly kind: 'your champion' }
  /** That of the turn player, in an ability that triggers in a phase of everybody's. */
  | { readonly kind: 'their champion' }
  /** In a sentence that replaces the one before it: what that one affects. */
  | { readonly kind: 'those'; readonly noun?: Noun }
  /** The object of the effect before it in the sentence: “becomes distant and gains ranged 1”. */
  | { readonly kind: 'same' }
  /** Chosen as the ability is put on the stack; `at` is its place among the targets, set as the text is compiled. */
  | {
      readonly kind: 'target' | 'optional target' | 'another target'
      readonly of: Filter
      readonly at?: number
    }
  /** Up to so many different targets; the fields are those of one. */
  | {
      readonly kind: 'targets'
      readonly most: number
      readonly of: Filter
      readonly at?: number
      /** Its words: “each of up to two”. */
      readonly all?: true
    }
  /** Chosen as it resolves. */
  | { readonly kind: 'choose'; readonly of: Filter }
  /** The card whose activation was negated before. */
  | { readonly kind: 'negated' }
  /** So many of them, chosen as it resolves: all of them or none. */
  | { readonly kind: 'choose several'; readonly count: number; readonly of: Filter }
  /** So many of them or fewer, chosen as it resolves; left out: any number. */
  | { readonly kind: 'choose up to'; readonly most?: number; readonly of: Filter }
  /** Picked by chance as it resolves. */
  | { readonly kind: 'at random'; readonly count: number; readonly of: Filter }
  | { readonly kind: 'each'; readonly of: Filter }
  | { readonly kind: 'each but your champion'; readonly of: Filter }

/** The subject of a constant text; it must be computable at any time. */
export type Subject = Extract<Target, { readonly kind: 'self' | 'it' | 'your champion' | 'each' | 'linked' }>

/** The objects that an event can be about. */
export type Watched = Subject | { readonly kind: 'choose'; readonly of: Filter }
