// What lies in Redis beside the queue. Results are kept by the number of their shard, whoever finishes it.
import { hashOf } from '../shards/digest.ts'
import type { Range } from '../shards/shard.ts'
import type { Study } from '../study/study.ts'

/** The queue of all studies, whose jobs are shards. */
export const QUEUE = 'battleline-shards'

/** What a job says: which study, and which games of it. */
export interface ShardJob {
  readonly run: string
  readonly range: Range
}

/** A study as it was submitted. */
export interface SubmittedStudy {
  readonly study: Study
  readonly engine: string
  /** How many shards it has in all. */
  readonly shards: number
}

/** The same for the same study and program. */
export const runOf = (study: Study, engine: string): string => hashOf([study, engine])

/** The studies that were submitted, by their runs: a hash of JSON. */
export const STUDIES = 'battleline:studies'
/** The shards of a run, by their ids: a hash of JSON. */
export const shardsOf = (run: string): string => `battleline:shards:${run}`
/** Why a run cannot come to an end: results that contradict, or a shard that fails. */
export const faultOf = (run: string): string => `battleline:fault:${run}`
