import {
  closeSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import {
  csvOf,
  jsonLinesOf,
  type Ledger,
  pageOf,
  parquetOf,
  type Shard,
  type StudyReport,
} from '@battleline/simulate'
import { WrongInput } from '../exit.ts'
import { reasonOf } from '../input/file-text.ts'

/** A file of a shard is called after its id. */
const SHARD = /^[0-9a-f]{64}\.json$/

/** The shards in a folder, by the names of their files. A file that is no shard is an error: nothing is left out silently. */
export function shardsIn(folder: string): readonly (readonly [file: string, Shard])[] {
  let names: readonly string[]
  try {
    names = readdirSync(folder)
  } catch (error) {
    throw new WrongInput('cannot-read', `cannot read the folder ${folder}: ${reasonOf(error)}`)
  }
  return names
    .filter((name) => SHARD.test(name))
    .sort()
    .map((name) => [name, shardIn(join(folder, name))] as const)
}

function shardIn(file: string): Shard {
  let shard: Partial<Shard>
  try {
    shard = JSON.parse(readFileSync(file, 'utf8')) as Partial<Shard>
  } catch (error) {
    throw new WrongInput('not-a-shard', `${file} is no shard: ${reasonOf(error)}`)
  }
  if (shard.format !== 2 || !file.endsWith(`${shard.id}.json`))
    throw new WrongInput(
      'not-a-shard',
      `${file} is no shard of this version, or another file was renamed to it`,
    )
  return shard as Shard
}

/** Writes a shard under its id: written whole, synced, and then renamed, so that a crash leaves no half of it. */
export function putShard(folder: string, shard: Shard): void {
  const file = join(folder, `${shard.id}.json`)
  const part = `${file}.${process.pid}.part`
  const opened = openSync(part, 'w')
  try {
    writeSync(opened, `${JSON.stringify(shard)}\n`)
    fsyncSync(opened)
  } finally {
    closeSync(opened)
  }
  renameSync(part, file)
}

/** Writes the results of a whole study beside its shards, for other programs. */
export function putResults(folder: string, report: StudyReport): void {
  const { results } = report
  writeFileSync(join(folder, 'results.csv'), csvOf(results))
  writeFileSync(join(folder, 'results.jsonl'), jsonLinesOf(results))
  writeFileSync(join(folder, 'results.parquet'), parquetOf(results))
  writeFileSync(join(folder, 'results.html'), pageOf(report))
}

/** @throws WrongInput if the shard contradicts those before */
export function take(ledger: Ledger, shard: Shard): void {
  const conflict = ledger.take(shard)
  if (conflict !== null)
    throw new WrongInput('not-a-shard', `shard ${shard.id.slice(0, 12)}: ${conflict.message}`)
}
