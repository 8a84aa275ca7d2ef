import { difference, type Entry, explanationOf } from '@battleline/explain'
import { editionNames } from '@battleline/rulebook'
import type { Scenario } from '@battleline/scenario'
import { type BoardDifference, boardDifferences } from '../board/board-facts.ts'
import { type End, endOf, type Run, runOf } from './run.ts'

/** The differences at the end of the run in other editions than that of the ruling. Plain values only. */
export interface Outcome {
  readonly editions: readonly string[]
  readonly differences: readonly BoardDifference[]
  readonly end: End
  /** The expectations of the ruling that do not hold there, each with the actual value. */
  readonly broken: readonly { readonly text: string; readonly actual: string }[]
}

/** Other steps that lead to the same end: the first different step of each run; null past the end of a run. */
export interface Path {
  readonly editions: readonly string[]
  readonly here: string | null
  readonly there: string | null
}

/** How a ruling comes out in the other editions of its game; editions with the same result stand together. */
export interface Comparison {
  readonly same: readonly string[]
  readonly paths: readonly Path[]
  readonly others: readonly Outcome[]
}

export const editionTitle = (game: string, edition: string): string =>
  explanationOf(game).editions[edition]?.title ?? edition

/** Plays a scenario in every other edition of its game, and says where it comes out otherwise. */
export function comparisonOf(scenario: Scenario, own: Run): Comparison {
  const same: string[] = []
  const paths = new Map<string, Path>()
  const others = new Map<string, Outcome>()
  for (const edition of editionNames(scenario.game)) {
    if (edition === own.played.edition) continue
    const found = compared(own, runOf(scenario, edition))
    if (found === null) same.push(edition)
    else if ('end' in found) together(others, found, edition)
    else together(paths, found, edition)
  }
  return { same, paths: [...paths.values()], others: [...others.values()] }
}

/** Adds an edition to those with the same result. */
function together<T extends object>(
  all: Map<string, T & { readonly editions: readonly string[] }>,
  found: T,
  edition: string,
): void {
  const key = JSON.stringify(found)
  all.set(key, { ...found, editions: [...(all.get(key)?.editions ?? []), edition] })
}

/** How another run differs; null if it does not. */
function compared(own: Run, other: Run): Omit<Outcome, 'editions'> | Omit<Path, 'editions'> | null {
  const differences = boardDifferences(own.after, other.after)
  const end = endOf(other)
  if (differences.length > 0 || JSON.stringify(endOf(own)) !== JSON.stringify(end)) {
    const broken = other.played.expectations
      .filter(({ holds }) => !holds)
      .map(({ text, actual }) => ({ text, actual }))
    return { differences, end, broken }
  }
  const { words } = explanationOf(own.played.scenario.game)
  const first = difference(own.entries, other.entries, words)
  return first === null ? null : { here: lineOf(first.one?.entry), there: lineOf(first.other?.entry) }
}

/** A step in a line; null past the end of a run. */
const lineOf = (entry: Entry | undefined): string | null =>
  entry === undefined ? null : [entry.title, ...(entry.reason === null ? [] : [entry.reason])].join(': ')
