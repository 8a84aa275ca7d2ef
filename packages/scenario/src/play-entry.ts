import type { Place } from './place.ts'

/** One entry of `play`: a move and the answers to what is asked on the way. */
export interface PlayEntry {
  /** Null where the entry only goes on with a question that stands open. */
  readonly move: Moved | null
  readonly choose: readonly Chosen[]
  readonly at: Place
}

/** A card as a move names it. */
export interface NamedCard {
  readonly text: string
  readonly at: Place
  /** The cards that it may mean, as places in the roster: several where they share a name. */
  readonly among: readonly number[]
}

/** A move whose cards are named. */
export interface Moved {
  /** The word of the file: `fight`, `reap` and so on. */
  readonly word: string
  /** The move as the file writes it. */
  readonly text: string
  readonly cards: readonly NamedCard[]
  /** The word that stands in their place; empty where cards are named. */
  readonly said: string
  /** Which of several Action: abilities, from 0. */
  readonly ability: number
}

/** What one decision is answered with. */
export interface Chosen {
  /** `one`: one word. `several`: any number. `order`: all options, first to last. `divide`: each with its share. */
  readonly kind: 'one' | 'several' | 'order' | 'divide'
  readonly words: readonly ChosenWord[]
  readonly at: Place
}

/** The label of an option, the beginning of one, or a card. */
export interface ChosenWord {
  readonly text: string
  /** What it gets where something is divided; else 0. */
  readonly share: number
  readonly at: Place
}
