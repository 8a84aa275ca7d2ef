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

/** A goal as a measure, called as the results call it. */
export interface MeasuredGoal {
  readonly name: string
  readonly text: string
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
  /** Those that are goals, in the words of docs/goals.md. */
  readonly goals: readonly MeasuredGoal[]
  /** Every game of this many is kept with its answers; 0 keeps none. */
  readonly sample: number
}

/** Which player `decks` are. */
export type Seating = (typeof SEATS)[number]
export const SEATS = ['first', 'second'] as const

/** Two bots with the name that the results call them by. */
export interface NamedBots {
  readonly name: string
  readonly bots: readonly [string, string]
}

/** Whole games between decks. */
export interface DeckStudy extends AnyStudy {
  readonly kind: 'decks'
  /** The bot that plays `decks`, and the one that plays `against`; several pairs are compared. */
  readonly bots: readonly NamedBots[]
  /** The seats of `decks`: both take turns and are added up, or these are compared. */
  readonly seats: 'both' | readonly Seating[]
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

/** A board with its moves; what they leave open is answered by chance. */
export interface StudyBoard {
  readonly name: string
  /** The name of its moves; null if they are its own. */
  readonly moves: string | null
  /** The scenario, with these moves in place of its own. */
  readonly text: string
}

/** The play of moves on boards. */
export interface BoardStudy extends AnyStudy {
  readonly kind: 'boards'
  /** Each board with each of the moves that are compared. */
  readonly boards: readonly StudyBoard[]
}

/** A study of many games: between decks, of one fight that varies, or of moves on boards. */
export type Study = DeckStudy | FightStudy | BoardStudy

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
export const BOARD_MEASURES = ['keys', 'keys against', 'aember', 'aember against'] as const
/** Measures that are goals under short names: how many cards of a player were destroyed. */
export const DESTROYED = {
  destroyed: 'as many friendly cards destroyed as possible',
  'destroyed against': 'as many enemy cards destroyed as possible',
} as const
