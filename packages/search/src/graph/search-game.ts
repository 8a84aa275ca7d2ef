import type { Choice, Decision, Position, Refusal, Value } from '@battleline/kernel'
import type { WeightedChoice } from './choices.ts'

/** The public verbs of a game that a search needs. */
export interface SearchGame<P extends Position = Position> {
  decision(position: P): Decision | null
  answer(position: P, choice: Choice): P | Refusal
  /** Equal for positions with the same continuation; others may have the same hash by coincidence. */
  positionHash(position: P): number
  /** True exactly for positions with the same continuation. */
  same(one: P, other: P): boolean
  /**
   * Equal for positions that nobody can tell apart, though they may differ internally. Endings with equal
   * keys are one. Left out: every position is distinct.
   */
  equivalenceKey?(position: P): string
  /**
   * A function that sorts the options of a decision into classes of equal cards: any choice within a
   * class leads to the same, except which of the equal cards is which. Null if no cards are equal, and as
   * the classes of a decision without equal cards.
   */
  symmetry?(start: P): Symmetry<P> | null
  /**
   * The answers to a decision that has too many to list as options: one of each set that equal cards make
   * equivalent, unless `apart`. Null for a decision whose options are its answers.
   */
  answers?(position: P, decision: Decision, apart: boolean): Iterator<WeightedChoice> | null
}

/** For a decision, the options that equal cards make equivalent, in classes; null where no cards are equal. */
export type Symmetry<P extends Position = Position> = (
  position: P,
  decision: Decision,
) => readonly (readonly Value[])[] | null
