// Sums of whole numbers, so that their order makes no difference.
import type { Cell, PlayedCell } from '../games/plan.ts'

/** The games of one cell: how many, and for each measure the sum and the sum of the squares. */
export interface Tally {
  readonly cell: Cell
  readonly games: number
  readonly sums: readonly number[]
  readonly squares: readonly number[]
}

export const noGames = (cell: Cell, measures: number): Tally => ({
  cell,
  games: 0,
  sums: Array.from({ length: measures }, () => 0),
  squares: Array.from({ length: measures }, () => 0),
})

export const withGame = ({ cell, games, sums, squares }: Tally, { values }: PlayedCell): Tally => ({
  cell,
  games: games + 1,
  sums: sums.map((sum, at) => sum + (values[at] ?? 0)),
  squares: squares.map((sum, at) => sum + (values[at] ?? 0) ** 2),
})

export const together = (one: Tally, other: Tally): Tally => ({
  cell: one.cell,
  games: one.games + other.games,
  sums: one.sums.map((sum, at) => sum + (other.sums[at] ?? 0)),
  squares: one.squares.map((sum, at) => sum + (other.squares[at] ?? 0)),
})
