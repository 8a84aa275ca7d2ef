import { type FlowJob, FlowProducer } from 'bullmq'
import type { Redis } from 'ioredis'
import { inGroups, inPieces, playedAgain, type Range, Runner, type Shard } from '../shards/shard.ts'
import type { Study } from '../study/study.ts'
import { connect } from './connect.ts'
import {
  CHECKS,
  checkedOf,
  conflictOf,
  conflictOn,
  faultOf,
  playersOf,
  runOf,
  SHARDS,
  type ShardJob,
  STUDIES,
  type SubmittedStudy,
  shardsOf,
  stopReason,
} from './queue-keys.ts'

/** So many failures of one shard end its study. */
const ATTEMPTS = 3
/** Between two looks at what is done, in milliseconds. */
const LOOK = 300
/** A restart of Redis can lose what was submitted last: missing shards are submitted again after so many looks. */
const LOOKS_BEFORE_AGAIN = 20
/** So many flows are submitted at once. */
const AT_ONCE = 10

/** How far a study on a queue is, in shards. */
export interface QueueProgress {
  readonly done: number
  readonly of: number
  /** How many of the shards that are played again have come out the same, and how many of them there are. */
  readonly checked: number
  readonly checks: number
}

/** A shard with its id. */
interface Numbered {
  readonly id: string
  readonly range: Range
}

/** A study on a queue, for the machine that submits it. */
export class StudyQueue {
  readonly #redis: Redis
  readonly #flows: FlowProducer
  readonly #runner: Runner
  readonly #run: string
  /** The shards by their flows: one of each flow is played again. */
  readonly #groups: readonly (readonly Numbered[])[]
  readonly #shards: number
  #forgotten: string | null = null

  private constructor(redis: Redis, study: Study, engine: string) {
    this.#redis = redis
    this.#flows = new FlowProducer({ connection: redis })
    // A server that goes away is waited for.
    this.#flows.on('error', () => {})
    this.#runner = new Runner(study, engine)
    this.#run = runOf(study, engine)
    const ranges = inPieces({ from: 0, to: study.games }, study.games)
    this.#shards = ranges.length
    this.#groups = inGroups(ranges.map((range) => ({ id: this.#runner.empty(range).id, range })))
  }

  /**
   * Submits the shards of a study that are not done yet; those that wait already are not doubled. After a conflict, all
   * shards of the two workers whose results differed are submitted again: one of the two is wrong, and nobody knows which.
   * @throws Error if there is no Redis
   */
  static async submit(url: string, study: Study, engine: string): Promise<StudyQueue> {
    const redis = await connect(url)
    const queue = new StudyQueue(redis, study, engine)
    await redis.del(faultOf(queue.#run))
    await queue.#forgetDoubted()
    await queue.#submit()
    return queue
  }

  /** The conflict that had stopped the study before it was submitted this time; null if there was none. */
  get forgotten(): string | null {
    return this.#forgotten
  }

  /**
   * Tells how far the study is, until it is done or nobody waits any more.
   * @throws Error if its results contradict, or a shard fails
   */
  async *progress(signal?: AbortSignal): AsyncGenerator<QueueProgress> {
    const aborted = new Promise<null>((end) => signal?.addEventListener('abort', () => end(null)))
    for (let looks = 1; signal?.aborted !== true; looks++) {
      // A Redis that is away is waited for, but nobody waits for it any more after the signal.
      const found = await Promise.race([this.#look(looks), aborted])
      if (found === null) return
      yield found.progress
      if (found.stopped !== null) throw new Error(found.stopped)
      const { done, of, checked, checks } = found.progress
      if (done >= of && checked >= checks) return
      await new Promise((go) => setTimeout(go, LOOK))
    }
  }

  /** How far the study is, and why it has stopped. Now and then it submits what is missing. */
  async #look(looks: number): Promise<{ readonly progress: QueueProgress; readonly stopped: string | null }> {
    if (looks % LOOKS_BEFORE_AGAIN === 0) await this.#submit()
    const [done, checked, stopped] = await Promise.all([
      this.#redis.hlen(shardsOf(this.#run)),
      this.#redis.hlen(checkedOf(this.#run)),
      stopReason(this.#redis, this.#run),
    ])
    return { progress: { done, of: this.#shards, checked, checks: this.#groups.length }, stopped }
  }

  /** The shards that are done. */
  async shards(): Promise<readonly Shard[]> {
    return (await this.#redis.hvals(shardsOf(this.#run))).map((text) => JSON.parse(text) as Shard)
  }

  async close(): Promise<void> {
    await this.#flows.close()
    this.#redis.disconnect()
  }

  /** Forgets a conflict, and every result of the workers that it is between, or of nobody knows whom. */
  async #forgetDoubted(): Promise<void> {
    const conflict = await conflictOn(this.#redis, this.#run)
    if (conflict === null) return
    this.#forgotten = conflict.message
    const players = new Map(Object.entries(await this.#redis.hgetall(playersOf(this.#run))))
    const isDoubted = (id: string) => {
      const player = players.get(id)
      return player === undefined || id === conflict.shard || conflict.workers.includes(player)
    }
    const doubted = (await this.#redis.hkeys(shardsOf(this.#run))).filter(isDoubted)
    for (let at = 0; at < doubted.length; at += AT_ONCE) {
      const ids = doubted.slice(at, at + AT_ONCE)
      for (const key of [shardsOf, playersOf, checkedOf]) await this.#redis.hdel(key(this.#run), ...ids)
    }
    await this.#redis.del(conflictOf(this.#run))
  }

  async #submit(): Promise<void> {
    const { study, engine } = this.#runner
    const submitted: SubmittedStudy = { study, engine, shards: this.#shards, checks: this.#groups.length }
    await this.#redis.hset(STUDIES, this.#run, JSON.stringify(submitted))
    const done = new Set(await this.#redis.hkeys(shardsOf(this.#run)))
    const checked = new Set(await this.#redis.hkeys(checkedOf(this.#run)))
    const flows = this.#groups.flatMap((group) => this.#flowOf(group, done, checked) ?? [])
    for (let at = 0; at < flows.length; at += AT_ONCE) await this.#add(flows.slice(at, at + AT_ONCE))
  }

  /** Adds flows, which is one transaction: a server that goes away in the middle of it has taken all of it or nothing. */
  async #add(flows: readonly FlowJob[]): Promise<void> {
    for (;;) {
      try {
        await this.#flows.addBulk([...flows])
        return
      } catch (error) {
        if (!(error instanceof Error) || error.name !== 'AbortError') throw error
        await new Promise((go) => setTimeout(go, LOOK))
      }
    }
  }

  /** The shards of a group that are missing, and behind them the one that is played again. Null if nothing is missing. */
  #flowOf(
    group: readonly Numbered[],
    done: ReadonlySet<string>,
    checked: ReadonlySet<string>,
  ): FlowJob | null {
    const again = playedAgain(group)
    const missing = group.filter(({ id }) => !done.has(id))
    if (again === undefined || (missing.length === 0 && checked.has(again.id))) return null
    return {
      ...this.#job(CHECKS, again),
      children: missing.map((shard) => this.#job(SHARDS, shard)),
    }
  }

  #job(queueName: string, { id, range }: Numbered): FlowJob {
    const job: ShardJob = { run: this.#run, range }
    // The same number is taken once while it waits or is played.
    const opts = { jobId: id, attempts: ATTEMPTS, removeOnComplete: true, removeOnFail: true }
    return { name: this.#runner.study.name, queueName, data: job, opts }
  }
}
