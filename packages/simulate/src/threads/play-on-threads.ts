import { hashOf } from '../shards/digest.ts'
import type { Range, Shard } from '../shards/shard.ts'
import type { Study } from '../study/study.ts'
import { threadPool, usualThreads } from './thread-pool.ts'

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

/** Plays ranges of games on threads, and gives each shard as soon as it is ready, in any order. */
export async function* playOnThreads({
  study,
  engine,
  ranges,
  threads = usualThreads(),
  signal,
}: ThreadOptions): AsyncGenerator<Shard> {
  // Threads take a second to start.
  if (ranges.length === 0) return
  const count = Math.max(1, Math.min(threads, ranges.length))
  const run = hashOf([study, engine])
  const pool = threadPool(count)
  const play = async (range: Range) => {
    try {
      const task = { run, study, engine, range }
      return [range, await pool.run(task, signal === undefined ? {} : { signal })] as const
    } catch (error) {
      if (signal?.aborted) return [range, null] as const
      throw error
    }
  }
  try {
    const running = new Map<Range, ReturnType<typeof play>>()
    const left = ranges.values()
    // Few ranges wait, so that a long list of them takes no memory.
    for (;;) {
      while (running.size < 2 * count && signal?.aborted !== true) {
        const { value: range, done } = left.next()
        if (done) break
        running.set(range, play(range))
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
