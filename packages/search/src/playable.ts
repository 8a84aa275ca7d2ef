import type { Choice, Decision, Position, Refusal, Value } from '@battleline/kernel'
import type { Weighed } from './choices.ts'

/** What a search needs of a game: its public verbs, and nothing else. */
export interface Playable<P extends Position = Position> {
  ask(position: P): Decision | null
  answer(position: P, choice: Choice): P | Refusal
  /** Equal for positions in which the same can still happen; others may agree by chance. */
  hash(position: P): number
  /** True exactly where the same can still happen in both. */
  same(one: P, other: P): boolean
  /**
   * Equal for positions that nobody can tell apart, though they may not be the same; left out: every other position is
   * told from it. Endings that are equal in this are one.
   */
  likeness?(position: P): string
  /**
   * A function that sorts the options of a decision into classes that equal cards make alike: to choose one or another of
   * a class leads to the same but for which of the equal cards is which. Null where nothing will ever be alike, and as
   * the classes of a decision where nothing is.
   */
  symmetry?(start: P): Symmetry<P> | null
  /**
   * The answers to a decision one after another, where they are too many to be options: of those that equal cards make
   * alike one, unless equal cards are told `apart`. Null for a decision whose options are its answers.
   */
  answers?(position: P, decision: Decision, apart: boolean): Iterator<Weighed> | null
}

export type Symmetry<P extends Position = Position> = (
  position: P,
  decision: Decision,
) => readonly (readonly Value[])[] | null
