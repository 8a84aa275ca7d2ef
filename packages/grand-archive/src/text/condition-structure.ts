import type { Counter, Direction, Element, Mastery, Paid, Phase } from '../vocabulary.ts'
import type { Filter, Having, Limit, Noun } from './filter-structure.ts'

/** Amounts, restrictions and conditions of texts. */

/** Events of champions that texts ask for. */
export type ChampionDeed =
  | 'level up'
  | 'dealt damage'
  | 'deals combat damage'
  | 'attacks'
  | 'attacked'
  /** Its player has materialized a card. */
  | 'materialize'

export type Quantity =
  | { readonly kind: 'level' }
  | { readonly kind: 'influence' }
  /** The number of the direction of one's Shifting Currents. */
  | { readonly kind: 'direction' }
  /** Of all the objects together. */
  | { readonly kind: 'total cost'; readonly of: Filter }
  /** Damage of the hit that triggered the ability. */
  | { readonly kind: 'damage of hit' }
  /** How many different reserve costs the omens of “you” have. */
  | { readonly kind: 'omens apart' }
  /** So many more. */
  | { readonly kind: 'more'; readonly of: Quantity; readonly by: number }
  | { readonly kind: 'cards in memory' }
  /** Of the card with the text. */
  | { readonly kind: 'power of' }
  /** Of the object that “its” refers to; compiled as `power of`, that of the card with the text, if there is none. */
  | { readonly kind: 'its power' }
  /** Of the object that “its” refers to, as last known. */
  | { readonly kind: 'its life'; readonly noun?: Noun }
  /** By how much the influence of its owner is greater than one's own. */
  | { readonly kind: 'influence apart' }
  /** Of the opponent. */
  | { readonly kind: 'their influence' }
  /** How many more of them the opponent controls. */
  | { readonly kind: 'more of theirs'; readonly of: Filter }
  | { readonly kind: 'that much' }
  | { readonly kind: 'damage on it'; readonly noun?: Noun }
  | { readonly kind: 'counters on self'; readonly counter: Counter }
  | { readonly kind: 'counters on champion'; readonly counter: Counter }
  | { readonly kind: 'cards in banishment' | 'cards in lineage' | 'cards in graveyard'; readonly of: Filter }
  /** How many different reserve costs they have. */
  | { readonly kind: 'different costs'; readonly of: Filter }
  | { readonly kind: 'omens'; readonly element?: Element }
  | { readonly kind: 'omens like'; readonly of: Filter }
  /** Counters on one's mastery. */
  | { readonly kind: 'marks'; readonly on: Mastery }
  /** On the field, whether or not the words say so. */
  | { readonly kind: 'objects'; readonly of: Filter; readonly field?: true }
  /** What an earlier sentence of the ability banished, sacrificed or revealed. */
  | {
      readonly kind: 'this way'
      readonly did: 'banished' | 'sacrificed' | 'revealed' | 'discarded'
      readonly of: Filter
    }
  /** How many cards the effect before it moved: “that many”. */
  | { readonly kind: 'so many' }
  /** So many times as much. */
  | { readonly kind: 'multiple'; readonly by: number; readonly of: Quantity }
  /** Once for every so many. */
  | { readonly kind: 'every'; readonly count: number; readonly of: Quantity }
  /** Of up to so many. */
  | { readonly kind: 'up to'; readonly most: number; readonly of: Quantity }
  | { readonly kind: 'damage on champion' | 'own durability' }
  /** What the end of its sentence says: “where X is …”. */
  | { readonly kind: 'x' }

export type Amount =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'plus' | 'minus'; readonly base: number; readonly of: Quantity }
  | { readonly kind: 'times'; readonly base: number; readonly of: Quantity }
  | { readonly kind: 'with bonus'; readonly base: number; readonly bonus: number }
  | Quantity

/** A restriction in brackets before a text: the text has no effect unless it is true. */
export type Restriction =
  | { readonly kind: 'class bonus' }
  | { readonly kind: 'level' | 'memory' | 'damage' | 'sheen'; readonly least: number }
  /** `named` in small letters. */
  | { readonly kind: 'champion bonus'; readonly named: string }
  /** The champion has an element of the card (GA-BON-2). */
  | { readonly kind: 'element bonus' }
  /** All of them must be true (GA-BON-1). */
  | { readonly kind: 'several'; readonly of: readonly Restriction[] }

/** Conditions on the card with the text, which can be checked at any time. */
export type State =
  | { readonly kind: 'rested' | 'awake' | 'retaliating' | 'attacking' | 'defending' | 'fostered' }
  /** What was done to pay for the card. */
  | { readonly kind: 'paid'; readonly as: Paid; readonly not?: true }
  | { readonly kind: 'champion attacks' | 'somebody attacks' }
  | { readonly kind: 'one attacks'; readonly of: Filter }
  | { readonly kind: 'suppressed this turn'; readonly of: Filter }
  | { readonly kind: 'activated this turn'; readonly of: Filter; readonly brewed?: true }
  /** What one's champion did, or what happened to it, this turn. */
  | { readonly kind: 'champion did'; readonly what: ChampionDeed; readonly not?: true }
  | { readonly kind: 'your turn'; readonly not?: true }
  /** Of the turn player, in an ability that triggers in a phase of everybody's. */
  | { readonly kind: 'turn player'; readonly is: State }
  | { readonly kind: 'memory parity'; readonly as: 'odd' | 'even' }
  /** A phase of one's own turn, or of the opponent's. */
  | { readonly kind: 'phase'; readonly whose: 'yours' | 'theirs'; readonly phase: Phase; readonly not?: true }
  /** The Shifting Currents of “you” face one of these directions (GA-MST-1). */
  | { readonly kind: 'currents'; readonly faces: Direction; readonly or?: Direction }
  /** Its controller has no other object of the filter. */
  | { readonly kind: 'only one'; readonly of: Filter }
  /** A player controls so many objects of the filter. */
  | { readonly kind: 'board'; readonly who: 'you' | 'opponent'; readonly is: Limit; readonly of: Filter }
  /** The intent has so many cards of the filter. */
  | { readonly kind: 'intent has'; readonly is: Limit; readonly of: Filter }
  /** A zone of a player has so many cards of the filter. */
  | {
      readonly kind: 'pile'
      readonly who: 'you' | 'opponent'
      readonly place: 'hand' | 'memory' | 'graveyard' | 'banishment'
      readonly is: Limit
      readonly of: Filter
    }
  /** The card with the text, the champion or the attacker is attacking an object that matches the filter. */
  | { readonly kind: 'attacking one' | 'champion attacking' | 'attacker attacking'; readonly of: Filter }
  /** The activation of the card targets it; only costs ask for it. */
  | { readonly kind: 'targets one'; readonly of: Filter }
  | { readonly kind: 'control' | 'does not control' | 'opponent controls'; readonly of: Filter }
  /** The card is still there, under the control of who carried out its effect. */
  | { readonly kind: 'you control this' }
  /** As many cards in the hand as in the memory. */
  | { readonly kind: 'balance' }
  /** The level is the number of cards in the memory. */
  | { readonly kind: 'level like memory' }
  /** One's mastery has so many counters. */
  | { readonly kind: 'marked'; readonly on: Mastery; readonly is: Limit }
  | { readonly kind: 'even counters'; readonly counter: Counter }
  /** Damage counters. */
  | { readonly kind: 'champion damaged'; readonly least: number; readonly not?: true }
  | { readonly kind: 'controls'; readonly least: number; readonly of: Filter }
  | { readonly kind: 'distant' | 'champion distant' }
  /** The number of cards in hand and memory. */
  | { readonly kind: 'influence'; readonly is: Limit }
  | { readonly kind: 'graveyard'; readonly least: number; readonly of: Filter }
  /** The inner lineage of one's champion has so many of these cards. */
  | { readonly kind: 'lineage has'; readonly is: Limit; readonly of: Filter }
  /** The hand and memory of “you” have fewer cards than those of the opponent. */
  | { readonly kind: 'less influence'; readonly than?: 'theirs' }
  /** Of “you” (GA-CTR-4). */
  | { readonly kind: 'omens'; readonly least: number; readonly element?: Element }
  | { readonly kind: 'omens like'; readonly is: Limit; readonly of: Filter }
  /** So many of different reserve costs, so many that share one, or so much in all. */
  | { readonly kind: 'omens apart' | 'omens alike' | 'omens cost'; readonly is: Limit }
  | {
      readonly kind: 'counters on self' | 'counters on champion'
      readonly least: number
      /** Fewer than that. */
      readonly not?: true
      readonly counter: Counter
    }

/** Conditions that can be checked while an ability resolves. */
export type Condition =
  | State
  /** `they`: its words name another player, who should have done it. */
  | { readonly kind: 'did'; readonly not?: true; readonly they?: true }
  | { readonly kind: 'prepared' | 'empowered' }
  | {
      readonly kind: 'damage counters'
      readonly least: number
      readonly noun?: Noun
      readonly how?: 'hit'
      /** Fewer than that. */
      readonly not?: true
    }
  /** Its controller has so many cards there. */
  | { readonly kind: 'its pile'; readonly noun: Noun; readonly is: Limit }
  | { readonly kind: 'dealt'; readonly least: number }
  | { readonly kind: 'shares a class' }
  | { readonly kind: 'it is'; readonly of: Filter; readonly noun?: Noun; readonly not?: true }
  | { readonly kind: 'it has'; readonly what: Having; readonly noun?: Noun }
  /** By what is printed on it, or by its life, even if it has left since (GA-TRG-8). */
  | { readonly kind: 'it was'; readonly of: Filter; readonly noun?: Noun; readonly how?: 'hit' | 'killed' }
  | {
      readonly kind: 'it had'
      readonly what: Extract<Having, { readonly kind: 'parity' }>
      readonly noun?: Noun
      readonly how?: 'hit' | 'killed'
    }
  /** The condition of the sentence before it was not true. */
  | { readonly kind: 'otherwise' }
  /** The condition of the sentence before it was true; set as “…, then you may …” is split. */
  | { readonly kind: 'likewise' }
  | { readonly kind: 'discarded is'; readonly of: Filter; readonly not?: true }
  /** Nothing of the kind was discarded. */
  | { readonly kind: 'discarded none'; readonly of: Filter }
  /** An earlier sentence of the ability did it to a card of this filter. */
  | {
      readonly kind: 'this way is'
      readonly did: 'banished' | 'sacrificed' | 'revealed' | 'discarded'
      readonly of: Filter
    }
  | {
      readonly kind: 'both'
      readonly first: Condition
      readonly second: Condition
      /** Its words: “and if”. */
      readonly apart?: true
    }
