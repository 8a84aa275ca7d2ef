import type { Ledger } from '../shards/ledger.ts'
import type { StudyFacts } from '../shards/shard.ts'
import { type Pair, pairsOf, type Result, resultsOf, totals } from './results.ts'

/** What a study found so far. */
export interface StudyReport {
  readonly study: string
  /** How many games are in it. */
  readonly games: number
  /** The same for the same games, however they were spread. */
  readonly digest: string
  /** Whether all games of the study are in it. */
  readonly complete: boolean
  /** Added up for each deck or creature, and for each combination that was varied. */
  readonly totals: readonly Result[]
  readonly results: readonly Result[]
  readonly pairs: readonly Pair[]
}

/** The report of the shards in a ledger. */
export function reportOf(facts: StudyFacts, ledger: Ledger): StudyReport {
  const { digest, cells } = ledger.sum()
  return {
    study: facts.name,
    games: ledger.games,
    digest,
    complete: ledger.games === facts.games,
    results: resultsOf(facts, cells),
    totals: totals(facts, cells),
    pairs: pairsOf(facts, cells),
  }
}
