import { type Job, UnrecoverableError, Worker } from 'bullmq'
import type { Redis } from 'ioredis'
import type { Shard } from '../shards/shard.ts'
import { threadPool, usualThreads } from '../threads/thread-pool.ts'
import { connect } from './connect.ts'
import { faultOf, QUEUE, type ShardJob, STUDIES, type SubmittedStudy, shardsOf } from './queue-keys.ts'

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
const LOCK = 10_000
/** Machines may come and go as often as they like. */
const ANY_NUMBER = 1_000_000

/**
 * Plays shards of a queue until it is asked to end. A result is kept before its job is done, so that no crash loses one.
 * @throws Error if there is no Redis
 */
export async function work(options: WorkOptions): Promise<void> {
  const { url, engine, threads = usualThreads(), signal, onShard, onFailure } = options
  const redis = await connect(url)
  const pool = threadPool(threads)
  const studies = new Map<string, SubmittedStudy>()

  async function play({ data: { run, range } }: Job<ShardJob>): Promise<void> {
    const submitted = studies.get(run) ?? (await studyOf(redis, run))
    studies.set(run, submitted)
    if (submitted.engine !== engine) throw new UnrecoverableError(otherVersion(submitted.engine, engine))
    const shard = await pool.run({ run, study: submitted.study, engine, range })
    await keep(redis, run, shard)
    onShard?.(shard)
  }

  const worker = new Worker<ShardJob>(QUEUE, play, {
    connection: redis,
    concurrency: threads,
    lockDuration: LOCK,
    stalledInterval: LOCK / 2,
    maxStalledCount: ANY_NUMBER,
  })
  // A server that goes away is waited for.
  worker.on('error', () => {})
  worker.on('failed', (job, { name, message }) => {
    onFailure?.(message)
    if (job === undefined) return
    const { run, range } = job.data
    const isLast = name === 'UnrecoverableError' || job.attemptsMade >= (job.opts.attempts ?? 1)
    // Whoever waits for the study would wait for ever.
    if (isLast) redis.set(faultOf(run), `games ${range.from} to ${range.to - 1}: ${message}`).catch(() => {})
  })
  if (!signal.aborted)
    await new Promise<void>((end) => signal.addEventListener('abort', () => end(), { once: true }))
  await worker.close()
  await pool.destroy()
  redis.disconnect()
}

async function studyOf(redis: Redis, run: string): Promise<SubmittedStudy> {
  const text = await redis.hget(STUDIES, run)
  if (text === null) throw new UnrecoverableError('its study is not there')
  return JSON.parse(text) as SubmittedStudy
}

/** Keeps a shard under its number, once. The same number with another result is a contradiction. */
async function keep(redis: Redis, run: string, shard: Shard): Promise<void> {
  const isNew = await redis.hsetnx(shardsOf(run), shard.id, JSON.stringify(shard))
  if (isNew === 1) return
  const known = await redis.hget(shardsOf(run), shard.id)
  if (known !== null && (JSON.parse(known) as Shard).digest !== shard.digest)
    await redis.set(faultOf(run), `games ${shard.from} to ${shard.to - 1} came out differently in two runs`)
}

const otherVersion = (wanted: string, own: string): string =>
  `the study was submitted by another version: ${wanted.slice(0, 12)}, this is ${own.slice(0, 12)}`
