// What lies in Redis beside the queues. Results are kept by the ids of their shards.
import type { Redis } from 'ioredis'
import { hashOf } from '../shards/digest.ts'
import type { Range } from '../shards/shard.ts'
import type { Study } from '../study/study.ts'

/** The queue of all studies, whose jobs are shards. */
export const SHARDS = 'battleline-shards'
/** The queue of shards that are played again; each waits for the shards of its flow. */
export const CHECKS = 'battleline-checks'

/** What a job says: which study, and which games of it. */
export interface ShardJob {
  readonly run: string
  readonly range: Range
}

/** A study as it was submitted. */
export interface SubmittedStudy {
  readonly study: Study
  readonly engine: string
  /** How many shards it has in all, and how many of them are played again. */
  readonly shards: number
  readonly checks: number
}

/** The same for the same study and program. */
export const runOf = (study: Study, engine: string): string => hashOf([study, engine])

/** The studies that were submitted, by their runs: a hash of JSON. */
export const STUDIES = 'battleline:studies'
/** The workers, by when they were heard last: a sorted set. */
export const WORKERS = 'battleline:workers'
/** The shards of a run, by their ids: a hash of JSON. */
export const shardsOf = (run: string): string => `battleline:shards:${run}`
/** Which worker has played a shard, by its id: a hash. */
export const playersOf = (run: string): string => `battleline:players:${run}`
/** Which worker has played a shard again with the same result, by its id: a hash. */
export const checkedOf = (run: string): string => `battleline:checked:${run}`
/** Why a run cannot come to an end: a shard that fails. Submitting the study anew tries again. */
export const faultOf = (run: string): string => `battleline:fault:${run}`
/** Between which workers a shard of a run has come out differently: JSON. Nothing is played until the study is submitted anew. */
export const conflictOf = (run: string): string => `battleline:conflict:${run}`

/** Two results of one shard. */
export interface QueueConflict {
  /** The id of the shard. */
  readonly shard: string
  readonly message: string
  readonly workers: readonly string[]
}

/** The conflict of a run, or null. */
export async function conflictOn(redis: Redis, run: string): Promise<QueueConflict | null> {
  const text = await redis.get(conflictOf(run))
  return text === null ? null : (JSON.parse(text) as QueueConflict)
}

/** Why nothing of a run is played any more; null if it goes on. */
export async function stopReason(redis: Redis, run: string): Promise<string | null> {
  const [conflict, fault = null] = await redis.mget(conflictOf(run), faultOf(run))
  return conflict == null ? fault : (JSON.parse(conflict) as QueueConflict).message
}
