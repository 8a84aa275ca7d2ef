// What a study found: for each cell the mean of each measure, with its interval.

import { otherSide } from '../games/goal-values.ts'
import type { Cell } from '../games/plan.ts'
import type { StudyFacts } from '../shards/shard.ts'
import { type Tally, together } from '../shards/tally.ts'

/** A mean, and half of its 95 % interval. */
export interface Estimate {
  readonly mean: number
  /** Null for fewer than two games. */
  readonly error: number | null
}

/** A line of the results. */
export interface Result {
  readonly cell: Cell
  readonly games: number
  readonly measures: Readonly<Record<string, Estimate>>
}

/** The normal distribution has 95 % within so many standard deviations. */
const WITHIN = 1.96

/**
 * The mean and half of the 95 % interval of so many whole numbers, by their sum and the sum of their squares: of zeros and
 * ones, such as wins, Wilson's interval, which is never empty; else that of the normal distribution.
 */
export function estimate(games: number, sum: number, squares: number): Estimate {
  if (games < 2) return { mean: games === 0 ? 0 : sum, error: null }
  const mean = sum / games
  if (sum === squares) {
    const spread = (mean * (1 - mean)) / games + WITHIN ** 2 / (4 * games ** 2)
    return { mean, error: (WITHIN * Math.sqrt(spread)) / (1 + WITHIN ** 2 / games) }
  }
  const variance = Math.max(0, (squares - sum * mean) / (games - 1))
  return { mean, error: WITHIN * Math.sqrt(variance / games) }
}

/** The results of the cells that were played, in the order of the study. */
export const resultsOf = (facts: StudyFacts, tallies: Readonly<Record<string, Tally>>): readonly Result[] =>
  Object.values(tallies).map((tally) => resultOf(facts, tally))

function resultOf({ measures, shown }: StudyFacts, { cell, games, sums, squares }: Tally): Result {
  const found = measures.flatMap((measure, place) =>
    shown.includes(measure)
      ? [[measure, estimate(games, sums[place] ?? 0, squares[place] ?? 0)] as const]
      : [],
  )
  return { cell, games, measures: Object.fromEntries(found) }
}

/**
 * The results added up over opponents: one for each deck that is played, under each edition and text. Where each two decks
 * meet, a deck has the games of both sides.
 */
export function totals(facts: StudyFacts, tallies: Readonly<Record<string, Tally>>): readonly Result[] {
  const { measures, isMutual } = facts
  const mirrored = measures.map((measure, place) => {
    const other = measures.indexOf(otherSide(measure))
    return other < 0 ? place : other
  })
  const swap = (all: readonly number[]) => mirrored.map((place) => all[place] ?? 0)
  const sums = new Map<string, Tally>()
  const add = (tally: Tally) => {
    const key = JSON.stringify(tally.cell)
    const before = sums.get(key)
    sums.set(key, before === undefined ? tally : together(before, tally))
  }
  for (const tally of Object.values(tallies)) {
    const { against, ...own } = tally.cell
    add({ ...tally, cell: own })
    if (against !== undefined && isMutual)
      add({
        cell: { ...own, deck: against },
        games: tally.games,
        sums: swap(tally.sums),
        squares: swap(tally.squares),
      })
  }
  return [...sums.values()].map((tally) => resultOf(facts, tally))
}

/** The share of games that a deck has won against another. */
export interface Pair {
  readonly deck: string
  readonly against: string
  readonly won: number
}

/** How each deck did against each that it met; nothing where something else is varied, too. */
export function pairsOf(
  { measures, isMutual }: StudyFacts,
  tallies: Readonly<Record<string, Tally>>,
): readonly Pair[] {
  const [wins, losses] = [measures.indexOf('wins'), measures.indexOf('losses')]
  return Object.values(tallies).flatMap(({ cell, games, sums }) => {
    const { deck, against, ...rest } = cell
    if (deck === undefined || against === undefined || Object.keys(rest).length > 0) return []
    const share = (at: number) => (sums[at] ?? 0) / games
    const one = { deck, against, won: share(wins) }
    return isMutual ? [one, { deck: against, against: deck, won: share(losses) }] : [one]
  })
}
