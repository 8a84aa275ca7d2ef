import type { WrittenAnswer } from '../model/answer.ts'
import type { Place } from '../problems/faults.ts'

/** One entry of `play`: a move, and answers. */
export interface PlayEntry {
  /** Null if the entry only answers the pending decision. */
  readonly move: NamedMove | null
  readonly choose: readonly WrittenAnswer[]
  readonly at: Place
}

/** A card as named in a move. */
export interface NamedCard {
  readonly text: string
  readonly at: Place
  /** The possible cards, as roster indexes: several for a shared name. */
  readonly among: readonly number[]
}

/** A move with named cards. */
export interface NamedMove {
  /** The word in the file: `fight`, `reap` and so on. */
  readonly word: string
  /** The move as written in the file. */
  readonly text: string
  readonly cards: readonly NamedCard[]
  /** The word instead of cards; empty if cards are named. */
  readonly option: string
  /** The index among several Action: abilities. */
  readonly ability: number
}
