// A study as its file says it, with the decks and card texts in it: all that a game depends on.
import type { CardFacts, DealtPlayer, Edition } from '@battleline/keyforge'

/** A deck with the name that the results call it by. */
export interface NamedDeck {
  readonly name: string
  readonly player: DealtPlayer
}

/** Cards with other texts than printed. */
export interface Variant {
  readonly name: string
  readonly cards: readonly CardFacts[]
}

interface AnyStudy {
  readonly name: string
  readonly seed: number
  /** The number of games, at least 1. */
  readonly games: number
  readonly editions: readonly Edition[]
  readonly variants: readonly Variant[]
  /** Which measures the results show. */
  readonly measures: readonly string[]
  /** Every game of this many is kept with its answers; 0 keeps none. */
  readonly sample: number
}

/** Whole games between decks. */
export interface DeckStudy extends AnyStudy {
  readonly kind: 'decks'
  /** The bot that plays `decks`, and the one that plays `against`. */
  readonly bots: readonly [string, string]
  readonly decks: readonly NamedDeck[]
  /** Each of `decks` meets each of these; null if each two of `decks` meet. */
  readonly against: readonly NamedDeck[] | null
}

/** Fights between two creatures on an empty board; what a fight asks is answered by chance. */
export interface FightStudy extends AnyStudy {
  readonly kind: 'fights'
  /** Names of creatures, each of which attacks each. */
  readonly creatures: readonly string[]
}

/** A study of many games: between decks, or of one fight that varies. */
export type Study = DeckStudy | FightStudy

export const DECK_MEASURES = [
  'wins',
  'losses',
  'keys',
  'keys against',
  'aember',
  'aember against',
  'turns',
] as const
export const FIGHT_MEASURES = ['wins', 'survives', 'destroys'] as const
