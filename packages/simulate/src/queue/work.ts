import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { DelayedError, type Job, UnrecoverableError, Worker } from 'bullmq'
import type { Redis } from 'ioredis'
import { isSameResult, type Shard } from '../shards/shard.ts'
import { threadPool, usualThreads } from '../threads/thread-pool.ts'
import { connect } from './connect.ts'
import {
  CHECKS,
  checkedOf,
  conflictOf,
  faultOf,
  playersOf,
  type QueueConflict,
  SHARDS,
  type ShardJob,
  STUDIES,
  type SubmittedStudy,
  shardsOf,
  stopReason,
} from './queue-keys.ts'
import { signIn, workersOn } from './workers.ts'

/** What a worker plays, and for which queue. */
export interface WorkOptions {
  /** `redis://host:port`. */
  readonly url: string
  readonly engine: string
  /** Default: as many as there are processors. */
  readonly threads?: number
  /** Ends the work after the shards that are being played. */
  readonly signal: AbortSignal
  readonly onShard?: (shard: Shard) => void
  /** Hears why a shard cannot be played here, such as one of another version. */
  readonly onFailure?: (reason: string) => void
}

/** A worker that died is noticed after this time, in milliseconds. */
const LOCK = 5000
/** Machines may come and go as often as they like. */
const ANY_NUMBER = 1_000_000
/** A check that another worker should take waits so long, in milliseconds. */
const FOR_ANOTHER = 500
/** A worker that ends waits so long for a Redis that is away, in milliseconds: then others play its shards. */
const FAREWELL = 5000

/**
 * Plays shards of a queue until it is asked to end. A result is kept before its job is done, so that no crash loses one.
 * @throws Error if there is no Redis
 */
export async function work(options: WorkOptions): Promise<void> {
  const { url, engine, threads = usualThreads(), signal, onShard, onFailure } = options
  const over = new AbortController()
  const redis = await connect(url, over.signal)
  const pool = threadPool(threads)
  const studies = new Map<string, SubmittedStudy>()
  // The machine, for whoever must find it.
  const own = `${hostname()}-${randomUUID().slice(0, 8)}`
  const signOut = await signIn(redis, own)

  async function played({ run, range }: ShardJob): Promise<Shard> {
    const submitted = studies.get(run) ?? (await studyOf(redis, run))
    studies.set(run, submitted)
    if (submitted.engine !== engine) throw new UnrecoverableError(otherVersion(submitted.engine, engine))
    const stopped = await stopReason(redis, run)
    if (stopped !== null) throw new UnrecoverableError(stopped)
    return pool.run({ run, study: submitted.study, engine, range })
  }

  async function play({ data: job }: Job<ShardJob>): Promise<void> {
    const shard = await played(job)
    await keep(redis, job.run, shard, own)
    onShard?.(shard)
  }

  /** Plays a shard again that another worker has played, or this one if there is no other. */
  async function check(job: Job<ShardJob>, token?: string): Promise<void> {
    const { run } = job.data
    const isOwn = (await redis.hget(playersOf(run), job.id ?? '')) === own
    if (isOwn && (await workersOn(redis)) > 1) {
      await job.moveToDelayed(Date.now() + FOR_ANOTHER, token)
      throw new DelayedError()
    }
    const shard = await played(job.data)
    await keep(redis, run, shard, own)
    await redis.hset(checkedOf(run), shard.id, own)
  }

  const settings = {
    connection: redis,
    lockDuration: LOCK,
    stalledInterval: LOCK / 2,
    maxStalledCount: ANY_NUMBER,
  }
  const workers = [
    // One more waits for a thread, so that none rests while a result is kept.
    new Worker<ShardJob>(SHARDS, play, { ...settings, concurrency: threads + 1 }),
    new Worker<ShardJob>(CHECKS, check, { ...settings, concurrency: 1 }),
  ]
  for (const worker of workers) {
    // A server that goes away is waited for.
    worker.on('error', () => {})
    worker.on('failed', (job, error) => {
      onFailure?.(error.message)
      if (job !== undefined) noteFault(redis, job, error)
    })
  }
  if (!signal.aborted)
    await new Promise<void>((end) => signal.addEventListener('abort', () => end(), { once: true }))
  await rest(workers, redis, signOut)
  over.abort()
  await pool.destroy()
  // Ends those that rest, and those that wait for a Redis that is away.
  for (const worker of workers) void worker.close(true).catch(() => {})
  redis.disconnect()
}

/** Notes a shard that failed for the last time: the machine that submitted the study would wait for ever. */
function noteFault(redis: Redis, job: Job<ShardJob>, { name, message }: Error): void {
  const { run, range } = job.data
  if (name !== 'UnrecoverableError' && job.attemptsMade < (job.opts.attempts ?? 1)) return
  redis.setnx(faultOf(run), `games ${range.from} to ${range.to - 1}: ${message}`).catch(() => {})
}

/**
 * Lets workers end the shards that they play, and sign out. It gives up when Redis has been away for long: then others play these shards.
 */
async function rest(workers: readonly Worker[], redis: Redis, signOut: () => Promise<void>): Promise<void> {
  let isOver = false
  const rested = Promise.all(workers.map((worker) => worker.pause()))
    .then(signOut)
    .catch(() => {})
    .finally(() => {
      isOver = true
    })
  for (let since = Date.now(); !isOver && Date.now() - since < FAREWELL; ) {
    await Promise.race([rested, new Promise((go) => setTimeout(go, 100))])
    if (redis.status === 'ready') since = Date.now()
  }
}

async function studyOf(redis: Redis, run: string): Promise<SubmittedStudy> {
  const text = await redis.hget(STUDIES, run)
  if (text === null) throw new UnrecoverableError('its study is not there')
  return JSON.parse(text) as SubmittedStudy
}

/** Keeps a shard under its number, once. The same number with another result stops the study. */
async function keep(redis: Redis, run: string, shard: Shard, worker: string): Promise<void> {
  const kept = await redis
    .multi()
    .hsetnx(shardsOf(run), shard.id, JSON.stringify(shard))
    .hsetnx(playersOf(run), shard.id, worker)
    .exec()
  if (kept?.[0]?.[1] === 1) return
  const known = await redis.hget(shardsOf(run), shard.id)
  if (known === null || isSameResult(JSON.parse(known) as Shard, shard)) return
  const other = (await redis.hget(playersOf(run), shard.id)) ?? worker
  const workers = [...new Set([other, worker])]
  const conflict: QueueConflict = { shard: shard.id, message: differs(shard, workers), workers }
  await redis.setnx(conflictOf(run), JSON.stringify(conflict))
  throw new UnrecoverableError(conflict.message)
}

const differs = ({ id, from, to }: Shard, workers: readonly string[]): string =>
  `shard ${id.slice(0, 12)}, games ${from} to ${to - 1}, came out differently in two runs, by ${workers.join(' and ')}: ` +
  'end the worker that is wrong, and submit the study again: all that these workers have played is played anew'

const otherVersion = (wanted: string, own: string): string =>
  `the study was submitted by another version: ${wanted.slice(0, 12)}, this is ${own.slice(0, 12)}`
