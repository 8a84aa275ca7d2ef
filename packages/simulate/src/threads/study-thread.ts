// What a thread runs: it plays ranges of the study that it was started with.
import { workerData } from 'piscina'
import { type Range, Runner, type Shard } from '../shards/shard.ts'
import type { Study } from '../study/study.ts'

const { study, engine } = workerData as { readonly study: Study; readonly engine: string }
const runner = new Runner(study, engine)

export default async function play(range: Range): Promise<Shard> {
  const shard = await runner.play(range)
  if (shard === null) throw new Error('nobody stops a thread between two games')
  return shard
}
