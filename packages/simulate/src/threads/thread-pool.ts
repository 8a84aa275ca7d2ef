import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { Piscina } from 'piscina'
import type { Shard } from '../shards/shard.ts'
import type { ThreadTask } from './thread-task.ts'

export type ThreadPool = Piscina<ThreadTask, Shard>

/** Threads run built modules, not sources. */
const PROGRAM = import.meta.url.endsWith('.ts') ? '../../dist/threads/study-thread.js' : './study-thread.js'

/** How many threads play if nothing is said: as many as there are processors. */
export const usualThreads = (): number => availableParallelism()

/**
 * Threads that play ranges of games. Their program lies beside this module, also where both are bundled. Where they take all
 * processors, each collects its own short-lived memory alone from then on, also in the rest of this process: helpers would only
 * take time from the other games. Two threads on two cores play 7 % more games so.
 */
export function threadPool(threads: number): ThreadPool {
  setFlagsFromString(threads < availableParallelism() ? '--parallel-scavenge' : '--no-parallel-scavenge')
  const filename = fileURLToPath(new URL(PROGRAM, import.meta.url))
  if (!existsSync(filename)) throw new Error('the packages must have been built: threads run built modules')
  return new Piscina<ThreadTask, Shard>({ filename, minThreads: threads, maxThreads: threads })
}
