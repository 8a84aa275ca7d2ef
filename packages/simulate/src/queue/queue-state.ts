import { Queue } from 'bullmq'
import { connect } from './connect.ts'
import { CHECKS, checkedOf, SHARDS, STUDIES, type SubmittedStudy, shardsOf } from './queue-keys.ts'
import type { QueueProgress } from './study-queue.ts'
import { workersOn } from './workers.ts'

/** A study on a queue, and how far it is. */
export interface QueuedStudy extends QueueProgress {
  readonly study: string
  readonly games: number
  readonly engine: string
}

/** What there is on a queue. */
export interface QueueState {
  /** How many workers there are. */
  readonly workers: number
  /** Whether the workers take no further shards for now. */
  readonly paused: boolean
  readonly studies: readonly QueuedStudy[]
}

/**
 * The studies on a queue, how far each is, and how many workers there are.
 * @throws Error if there is no Redis
 */
export async function stateOf(url: string): Promise<QueueState> {
  const redis = await connect(url)
  const queue = new Queue(SHARDS, { connection: redis })
  try {
    const studies: QueuedStudy[] = []
    for (const [run, text] of Object.entries(await redis.hgetall(STUDIES))) {
      const { study, engine, shards: of, checks } = JSON.parse(text) as SubmittedStudy
      const [done, checked] = [await redis.hlen(shardsOf(run)), await redis.hlen(checkedOf(run))]
      studies.push({ study: study.name, games: study.games, engine, done, of, checked, checks })
    }
    return { workers: await workersOn(redis), paused: await queue.isPaused(), studies }
  } finally {
    await queue.close()
    redis.disconnect()
  }
}

/**
 * Lets the workers of a queue rest after the shards that they play, or go on.
 * @throws Error if there is no Redis
 */
export async function pause(url: string, paused: boolean): Promise<void> {
  const redis = await connect(url)
  const queues = [SHARDS, CHECKS].map((name) => new Queue(name, { connection: redis }))
  for (const queue of queues) {
    await (paused ? queue.pause() : queue.resume())
    await queue.close()
  }
  redis.disconnect()
}
