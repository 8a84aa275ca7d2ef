import type { Amount, DeedDone } from '../values/amounts.ts'
import type { Who } from '../values/players.ts'
import type { Flank } from './filter-nodes.ts'
import type { Group, Noun } from './groups.ts'

declare module '../nodes.ts' {
  interface KeyForgeNodes {
    'related-creature': Target
    exception: Target
    'extreme-card': Target
    'text-box': Target
    'self-or-it': Target
    'it-or-they': Target
    'fought-creature': Target
    'own-card-or-it': Target
    'its-neighbors': Target
    'form-card': Target
    they: Target
    'named-target': Target
    'chosen-card': Target
    'counted-card': Target
    'they-cards': Target
    'those-cards': Target
    'fought-or-neighbor': Target
    'play-from-hand': Target
    'play-from-their-hand': Target
    'measured-card': Target
    target: Target
    'single-target': Target
    'any-target': Target
    'zone-target': Target
    'from-hand': Target
    'from-own-hand': Target
    'deck-card': Target
    'any-single-target': Target
    'sacrifice-target': Target
    'present-card': Target
    'affected-card': Target
    'search-target': Target
    'moved-card': Target
    'remaining-cards': Target
    subject: Subject
    'single-subject': Exclude<Subject, { readonly kind: 'both' }>
    'redirected-cards': Subject
    'redirected-card': Subject
    watched: Watched
    'own-card': Extract<Target, { readonly kind: 'self' | 'host' }>
    pronoun: Target
    possessive: Target
    'known-card': Target
    'moving-creature': Target
  }
}

/** Which cards. `it` is what an earlier part of the same text spoke of; without `of`, neighbors are the card's own. */
export type Target =
  | { readonly kind: 'self' }
  /** The card itself, in its owner's discard pile. */
  | { readonly kind: 'self lying' }
  | { readonly kind: 'host' }
  /** `many`: said of several; `noun`: what it is called, where that tells which card it is. */
  | { readonly kind: 'it'; readonly many?: true; readonly noun?: 'neighbor' }
  | { readonly kind: 'fought' }
  /** Of those of "for each", the one that this round is about. */
  | { readonly kind: 'counted' }
  /** Of the cards in play that the text has chosen so far. */
  | { readonly kind: 'chosen'; readonly nth: 'first' | 'second' | 'last' | ChosenOnes }
  /** `any`: where it is enough that one of them is meant. */
  | { readonly kind: 'each'; readonly of: Group; readonly any?: true }
  | { readonly kind: 'choose'; readonly of: Group }
  /** `total`: as long as their powers come to no more than so much; then `nth` tells which of them is chosen. */
  | {
      readonly kind: 'up to' | 'some'
      readonly count: number
      readonly of: Group
      readonly total?: number
      readonly nth?: number
    }
  /** `least`: not fewer than so many. `power`: with at least this total power, or none of them. */
  | { readonly kind: 'any number'; readonly of: Group; readonly least?: number; readonly power?: number }
  /** A part of them, or as many as something is. */
  | { readonly kind: 'as many'; readonly amount: Amount; readonly round?: 'up' | 'down'; readonly of: Group }
  /** One of each type, of each house; `again`: one that is of several can be chosen for each of them. */
  | {
      readonly kind: 'one of each'
      readonly by: 'type' | 'house' | 'power'
      readonly of: Group
      readonly again?: true
    }
  /** Both halves of one gigantic creature. */
  | { readonly kind: 'halves'; readonly of: Group }
  /** All neighbors, or those of a kind; one of them; the one on a side. */
  | { readonly kind: 'neighbors'; readonly of?: Target; readonly which?: Group }
  | { readonly kind: 'neighbor'; readonly of?: Target; readonly which?: Group }
  | { readonly kind: 'neighbor on side'; readonly of: Target; readonly side: 'left' | 'right' }
  /** The most powerful of so many; `perPlayer`: of each player's. */
  | {
      readonly kind: 'most powerful' | 'least powerful'
      readonly of: Group
      readonly count?: number
      readonly perPlayer?: true
    }
  | { readonly kind: 'both'; readonly first: Target; readonly second: Target }
  /** The top or bottom cards of a deck, or of the discard pile. */
  | {
      readonly kind: 'top' | 'bottom'
      readonly count: Amount
      readonly whose: Who
      readonly zone?: 'discard'
    }
  /** Of the cards of a group in a discard pile, the one that came there last. */
  | { readonly kind: 'topmost'; readonly of: Group }
  /** So many of the cards that were looked at, revealed or found; all of them that are left. */
  | { readonly kind: 'of those'; readonly count: number }
  | { readonly kind: 'the others' }
  /** Of the cards that were revealed so far, the last one. */
  | { readonly kind: 'last revealed' }
  /** What this was done to: "the discarded card"; `by`: of the player who does it, or whose card is asked about. */
  | {
      readonly kind: 'done'
      readonly deed: DeedDone
      readonly noun: Noun
      readonly any?: true
      readonly by?: 'they'
    }
  /** Cards from one of two places: which it is, is chosen. */
  | { readonly kind: 'one of'; readonly first: Target; readonly second: Target }
  /** Who stands on that flank. */
  | { readonly kind: 'on flank'; readonly flank: Flank }
  /** The cards under the card whose text it is. */
  | { readonly kind: 'under' }

/** All that were chosen, those besides what was spoken of last, or those of one side. */
export type ChosenOnes = 'all' | 'other' | 'friendly' | 'enemy'

/** What a constant text can be about: which cards these are must be clear at any time. */
export type Subject =
  | OneSubject
  | { readonly kind: 'both'; readonly first: OneSubject; readonly second: OneSubject }
type OneSubject = Extract<Target, { readonly kind: 'self' | 'host' | 'it' | 'each' | 'neighbors' }>
/** What an ability can wait for; `it`: in a lasting effect, which is then fixed to that card. */
export type Watched = Extract<
  Target,
  { readonly kind: 'self' | 'host' | 'it' | 'choose' | 'neighbor' | 'neighbors' }
>
