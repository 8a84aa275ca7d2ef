import type { Range } from '../shards/shard.ts'
import type { Study } from '../study/study.ts'

/** A range of games for a thread. `run` is the same for the same study and engine. */
export interface ThreadTask {
  readonly run: string
  readonly study: Study
  readonly engine: string
  readonly range: Range
}
