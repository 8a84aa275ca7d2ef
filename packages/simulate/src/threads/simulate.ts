import { reportOf, type StudyReport } from '../results/report.ts'
import { Ledger } from '../shards/ledger.ts'
import { inPieces, Runner } from '../shards/shard.ts'
import type { Study } from '../study/study.ts'
import { playOnThreads, type ThreadOptions } from './play-on-threads.ts'

/**
 * Plays a study on threads, and gives the report of all games so far after each piece of at most a thousand games.
 * The last one has all games, unless the signal ended it.
 */
export async function* simulate(
  study: Study,
  options: Pick<ThreadOptions, 'threads' | 'signal'> = {},
): AsyncGenerator<StudyReport> {
  const runner = new Runner(study, 'library')
  const ledger = new Ledger()
  const ranges = inPieces({ from: 0, to: study.games }, study.games)
  for await (const shard of playOnThreads({ ...options, study, engine: runner.engine, ranges })) {
    const conflict = ledger.take(shard)
    if (conflict !== null) throw new Error(conflict.message)
    yield reportOf(runner.facts, ledger)
  }
}
