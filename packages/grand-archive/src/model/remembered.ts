import type { PlayerId, Ref } from '@battleline/card-game'
import type { ChampionDeed, Filter, Moment, NextGiven } from '../text/structure.ts'

/** What was done and still counts. */

/** What the rest of the turn, or of the game, needs to know. */
export type Remembered =
  | UsedAbility
  | Suppressed
  | Empowered
  | Agility
  | Revealed
  | Happened<'entered'>
  | Happened<'was suppressed'>
  | Activated
  | ChampionDid
  | NextCard
  | Later

/** A hidden card that all may see until the next check (GA-INF-1). */
export interface Revealed extends Ref {
  readonly kind: 'revealed'
}

/** How many cards return to a player's hand as the end phase begins, and the source of that (GA-KEY-AGILITY). */
export interface Agility extends Ref {
  readonly kind: 'agility'
  readonly you: PlayerId
  readonly amount: number
}

/** A delayed ability, its source, and the objects that it calls “it” (GA-ABL-4). */
export interface Later extends Ref {
  readonly kind: 'later'
  readonly you: PlayerId
  readonly when: Moment
  readonly chartId: string
  readonly antecedent: readonly Ref[]
}

/** An object that entered the field or was suppressed this turn. */
export interface Happened<K extends 'entered' | 'was suppressed'> extends Ref {
  readonly kind: K
}

/** A suppressed card, which its suppressor's trigger returns at the next beginning of an end phase (GA-KEY-SUPPRESS). */
export interface Suppressed extends Ref {
  readonly kind: 'suppressed'
  readonly you: PlayerId
}

/** A card that a player activated this turn. */
export interface Activated extends Ref {
  readonly kind: 'activated'
  readonly you: PlayerId
  readonly brewed?: true
}

/** What the champion of a player did, or what happened to it, this turn; the reference is to that champion. */
export interface ChampionDid extends Ref {
  readonly kind: 'champion did'
  readonly you: PlayerId
  readonly what: ChampionDeed
}

/** What a text gives the next card of a kind that a player activates this turn, and the source of that. */
export interface NextCard extends Ref {
  readonly kind: 'next card'
  readonly you: PlayerId
  readonly of: Filter
  readonly gives: NextGiven
  /** The activated card; null: the next one. */
  readonly used: Ref | null
}

/** By how much the level of a player is higher for a Spell card, and the source of that (GA-KEY-EMPOWER). */
export interface Empowered extends Ref {
  readonly kind: 'empowered'
  readonly you: PlayerId
  readonly amount: number
  /** The activated card; null: the next one. */
  readonly spell: Ref | null
}

/** A use of an ability that works once each turn, or once at all. */
export interface UsedAbility {
  readonly kind: 'used'
  readonly card: number
  readonly life: number
  readonly ability: number
  /** It works once for each object: the use is remembered beyond the turn. */
  readonly ever?: true
}
