import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import type { Range, Shard } from '../shards/shard.ts'
import type { Study } from '../study/study.ts'

/** How to spread games over threads. */
export interface ThreadOptions {
  readonly study: Study
  readonly engine: string
  /** Ranges of games, each of which becomes a shard. */
  readonly ranges: readonly Range[]
  /** Default: as many as there are processors. */
  readonly threads?: number
  /** Ends all threads at once; the shards that are ready stay. */
  readonly signal?: AbortSignal
}

/** Sources cannot run in a thread; what is built of them can. */
const PROGRAM = import.meta.url.endsWith('.ts') ? '../../dist/threads/study-thread.js' : './study-thread.js'

/** The program of a thread: it lies beside this module, also where both are bundled. */
function threadProgram(): string {
  const file = fileURLToPath(new URL(PROGRAM, import.meta.url))
  if (!existsSync(file)) throw new Error('the packages must have been built: threads run built modules')
  return file
}

/** Plays ranges of games on threads, and gives each shard as soon as it is ready, in any order. */
export async function* playOnThreads({
  study,
  engine,
  ranges,
  threads,
  signal,
}: ThreadOptions): AsyncGenerator<Shard> {
  const count = Math.max(1, Math.min(threads ?? availableParallelism(), ranges.length))
  const pool = new Piscina<Range, Shard>({
    filename: threadProgram(),
    minThreads: count,
    maxThreads: count,
    workerData: { study, engine },
  })
  try {
    const running = new Map<Range, Promise<readonly [Range, Shard | null]>>()
    const left = ranges.values()
    // Few ranges wait, so that a long list of them takes no memory.
    for (;;) {
      while (running.size < 2 * count && signal?.aborted !== true) {
        const { value: range, done } = left.next()
        if (done) break
        running.set(range, shardOf(pool, range, signal))
      }
      if (running.size === 0) return
      const [range, shard] = await Promise.race(running.values())
      running.delete(range)
      if (shard !== null) yield shard
    }
  } finally {
    await pool.destroy()
  }
}

/** Null if it was aborted. */
async function shardOf(pool: Piscina<Range, Shard>, range: Range, signal?: AbortSignal) {
  try {
    return [range, await pool.run(range, signal === undefined ? {} : { signal })] as const
  } catch (error) {
    if (signal?.aborted) return [range, null] as const
    throw error
  }
}
