import type { WrittenAnswer } from '../model/answer.ts'
import type { Place } from '../problems/faults.ts'

/** One entry of `play`: a move and the answers to what is asked on the way. */
export interface PlayEntry {
  /** Null where the entry only answers the open question. */
  readonly move: NamedMove | null
  readonly choose: readonly WrittenAnswer[]
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
export interface NamedMove {
  /** The word of the file: `fight`, `reap` and so on. */
  readonly word: string
  /** The move as the file writes it. */
  readonly text: string
  readonly cards: readonly NamedCard[]
  /** The word in place of cards; empty where cards are named. */
  readonly said: string
  /** Which of several Action: abilities, from 0. */
  readonly ability: number
}
