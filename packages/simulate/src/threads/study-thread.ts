// What a thread runs: ranges of games of any study.
import { Runner, type Shard } from '../shards/shard.ts'
import type { ThreadTask } from './thread-task.ts'

/** The study that was played last: the next range is usually one of it. */
let last: { readonly run: string; readonly runner: Runner } | null = null

export default async function play({ run, study, engine, range }: ThreadTask): Promise<Shard> {
  if (last?.run !== run) last = { run, runner: new Runner(study, engine) }
  const shard = await last.runner.play(range)
  if (shard === null) throw new Error('nobody stops a thread between two games')
  return shard
}
