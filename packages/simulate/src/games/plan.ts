// The games of a study. A game depends on the study and its number alone.
import type { PlacedChoice } from '@battleline/bots'

/** One combination that a study varies, by the names of its parts: “deck”, “against”, “edition”. */
export type Cell = Readonly<Record<string, string>>

/** A game that was played: whole numbers, in the order of the plan's measures. */
export interface PlayedCell {
  readonly values: readonly number[]
  readonly choices: readonly PlacedChoice[]
}

const OF_SEEDS = 1_000_003

/** The seed of the dice of a game, by the seed of its study and a number of its own. */
export const gameSeed = (seed: number, number: number): number => seed * OF_SEEDS + number

/** The games of a study. */
export interface Plan {
  readonly cells: readonly Cell[]
  /** The measures of every game; results show those that the study asks for. */
  readonly measures: readonly string[]
  /** Whether each two decks meet, so that a game counts for both. */
  readonly isMutual: boolean
  /** The cell of a game, counted from 0. */
  cellOf(game: number): number
  /** Null if it was stopped before its end. */
  play(game: number, stopped: () => boolean): Promise<PlayedCell | null>
}
