import { Queue } from 'bullmq'
import type { Redis } from 'ioredis'
import { inPieces, type Range, Runner, type Shard } from '../shards/shard.ts'
import type { Study } from '../study/study.ts'
import { connect } from './connect.ts'
import { faultOf, QUEUE, runOf, type ShardJob, STUDIES, type SubmittedStudy, shardsOf } from './queue-keys.ts'

/** So many failures of one shard end its study. */
const ATTEMPTS = 3
/** Between two looks at what is done, in milliseconds. */
const LOOK = 300
/** A restart of Redis can lose what was submitted last: missing shards are submitted again after so many looks. */
const LOOKS_BEFORE_AGAIN = 20

/** How far a study on a queue is, in shards. */
export interface QueueProgress {
  readonly done: number
  readonly of: number
}

/** A study on a queue, for whoever looks after it. */
export interface QueuedStudy extends QueueProgress {
  readonly study: string
  readonly games: number
  readonly engine: string
}

/** A study on a queue, for the machine that submits it. */
export class StudyQueue {
  readonly #redis: Redis
  readonly #queue: Queue<ShardJob>
  readonly #runner: Runner
  readonly #run: string
  readonly #ranges: readonly Range[]

  private constructor(redis: Redis, study: Study, engine: string) {
    this.#redis = redis
    this.#queue = new Queue(QUEUE, { connection: redis })
    // A server that goes away is waited for.
    this.#queue.on('error', () => {})
    this.#runner = new Runner(study, engine)
    this.#run = runOf(study, engine)
    this.#ranges = inPieces({ from: 0, to: study.games }, study.games)
  }

  /**
   * Submits the shards of a study that are not done yet; those that wait already are not doubled.
   * @throws Error if there is no Redis
   */
  static async submit(url: string, study: Study, engine: string): Promise<StudyQueue> {
    const redis = await connect(url)
    const queue = new StudyQueue(redis, study, engine)
    await redis.del(faultOf(queue.#run))
    await queue.#submit()
    return queue
  }

  /**
   * Tells how far the study is, until it is done or nobody waits any more.
   * @throws Error if its results contradict, or a shard fails
   */
  async *progress(signal?: AbortSignal): AsyncGenerator<QueueProgress> {
    for (let looks = 1; signal?.aborted !== true; looks++) {
      const done = await this.#redis.hlen(shardsOf(this.#run))
      yield { done, of: this.#ranges.length }
      const fault = await this.#redis.get(faultOf(this.#run))
      if (fault !== null) throw new Error(fault)
      if (done >= this.#ranges.length) return
      if (looks % LOOKS_BEFORE_AGAIN === 0) await this.#submit()
      await new Promise((go) => setTimeout(go, LOOK))
    }
  }

  /** The shards that are done. */
  async shards(): Promise<readonly Shard[]> {
    return (await this.#redis.hvals(shardsOf(this.#run))).map((text) => JSON.parse(text) as Shard)
  }

  async close(): Promise<void> {
    await this.#queue.close()
    this.#redis.disconnect()
  }

  async #submit(): Promise<void> {
    const { study, engine } = this.#runner
    const submitted: SubmittedStudy = { study, engine, shards: this.#ranges.length }
    await this.#redis.hset(STUDIES, this.#run, JSON.stringify(submitted))
    const done = new Set(await this.#redis.hkeys(shardsOf(this.#run)))
    const missing = this.#ranges.flatMap((range) => {
      const { id } = this.#runner.empty(range)
      return done.has(id) ? [] : [{ id, range }]
    })
    await this.#queue.addBulk(
      missing.map(({ id, range }) => ({
        name: study.name,
        data: { run: this.#run, range },
        // The same number is taken once while it waits or is played.
        opts: { jobId: id, attempts: ATTEMPTS, removeOnComplete: true, removeOnFail: true },
      })),
    )
  }
}

/**
 * The studies on a queue, and how far each is.
 * @throws Error if there is no Redis
 */
export async function studiesOn(url: string): Promise<readonly QueuedStudy[]> {
  const redis = await connect(url)
  try {
    const studies: QueuedStudy[] = []
    for (const [run, text] of Object.entries(await redis.hgetall(STUDIES))) {
      const { study, engine, shards } = JSON.parse(text) as SubmittedStudy
      const done = await redis.hlen(shardsOf(run))
      studies.push({ study: study.name, games: study.games, engine, done, of: shards })
    }
    return studies
  } finally {
    redis.disconnect()
  }
}
