import type { Redis } from 'ioredis'
import { WORKERS } from './queue-keys.ts'

/** A worker is heard this often, and taken for gone after so long without, in milliseconds. */
const EVERY = 2000
const GONE = 10_000

/** The clock of the server, in milliseconds: those of the machines may differ. */
async function clock(redis: Redis): Promise<number> {
  const [seconds, micro] = await redis.time()
  return Number(seconds) * 1000 + Number(micro) / 1000
}

/** How many workers there are. */
export const workersOn = async (redis: Redis): Promise<number> =>
  redis.zcount(WORKERS, (await clock(redis)) - GONE, '+inf')

/** Lets a worker be counted until the returned function is called. */
export async function signIn(redis: Redis, worker: string): Promise<() => Promise<void>> {
  const beHeard = async () => {
    const now = await clock(redis)
    await redis.zadd(WORKERS, now, worker)
    await redis.zremrangebyscore(WORKERS, '-inf', now - GONE)
  }
  await beHeard()
  // A server that goes away is waited for.
  const timer = setInterval(() => void beHeard().catch(() => {}), EVERY)
  // A worker that could not say goodbye ends nevertheless.
  timer.unref()
  return async () => {
    clearInterval(timer)
    await redis.zrem(WORKERS, worker)
  }
}
