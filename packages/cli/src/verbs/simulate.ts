import {
  differences,
  gapsIn,
  inPieces,
  Ledger,
  partOf,
  playOnThreads,
  type Range,
  Runner,
  reportOf,
  type Shard,
  type Study,
} from '@battleline/simulate'
import { Pace } from '../arena/pace.ts'
import { EXIT, type Exit, WrongInput } from '../exit.ts'
import { makeFolder } from '../format/make-folder.ts'
import { untilInterrupted } from '../input/interrupt.ts'
import { wholeNumber } from '../input/whole-number.ts'
import { engineHash } from '../simulate/engine-hash.ts'
import { simulateOnQueue } from '../simulate/on-queue.ts'
import { readStudyFile } from '../simulate/read-study-file.ts'
import { reportJson, reportText } from '../simulate/report.ts'
import { putResults, putShard, shardsIn, take } from '../simulate/shard-folder.ts'
import type { Terminal } from '../terminal.ts'

export interface SimulateOptions {
  readonly games?: string
  readonly seed?: string
  readonly shard?: string
  readonly out?: string
  readonly threads?: string
  readonly queue?: string
  readonly json?: true
}

/**
 * Plays a study, or one shard of it.
 * @throws WrongInput
 */
export async function simulate(
  file: string,
  options: SimulateOptions,
  version: string,
  out: Terminal,
): Promise<Exit> {
  const study = changed(await readStudyFile(file), options)
  const threads =
    options.threads === undefined ? undefined : Math.max(1, wholeNumber(options.threads, '--threads'))
  const runner = new Runner(study, engineHash(version))
  const { shard, out: folder, queue } = options
  if (queue !== undefined && shard !== undefined)
    throw new WrongInput('conflicting-options', '--queue spreads the games by itself; leave out --shard')
  if (queue !== undefined) return simulateOnQueue(runner, queue, options, out)
  if (folder !== undefined) makeFolder(folder)
  const range = shard === undefined ? { from: 0, to: study.games } : shardRange(shard, study)
  const ledger = new Ledger()
  // A shard becomes one file; its pieces are not kept.
  const pieces = shard === undefined && folder !== undefined ? folder : undefined
  if (folder !== undefined) for (const one of known(folder, runner, range, shard)) take(ledger, one)
  const todo = gapsIn(range, ledger.shards).flatMap((gap) => inPieces(gap, study.games))
  const isWhole = await playHere(runner, todo, ledger, { threads, folder: pieces, of: range }, out)
  if (shard !== undefined && folder !== undefined && isWhole)
    putShard(folder, runner.join(range, ledger.shards))
  const report = reportOf(runner.facts, ledger)
  if (folder !== undefined && report.complete) putResults(folder, report)
  out.print(options.json ? reportJson(report) : reportText(report, out))
  return isWhole ? EXIT.well : EXIT.limit
}

function changed(study: Study, { games, seed }: SimulateOptions): Study {
  const count = games === undefined ? study.games : wholeNumber(games, '--games')
  if (count < 1) throw new WrongInput('option-value', '--games is at least 1')
  return { ...study, games: count, seed: seed === undefined ? study.seed : wholeNumber(seed, '--seed') }
}

/** “3/100”. */
function shardRange(text: string, { games }: Study): Range {
  const [, at = '0', of = '0'] = /^([1-9]\d{0,8})\/([1-9]\d{0,8})$/.exec(text) ?? []
  if (at === '0' || Number(at) > Number(of))
    throw new WrongInput('option-value', `--shard takes a number of a whole, as 3/100; this is “${text}”`)
  return partOf(games, Number(at), Number(of))
}

/** The shards of a folder that are part of this range: those of another study there are refused. */
function known(folder: string, runner: Runner, range: Range, shard: string | undefined): readonly Shard[] {
  const own = runner.empty(range)
  return shardsIn(folder).flatMap(([file, one]) => {
    const others = differences(own.made, one.made)
    if (others.length > 0)
      throw new WrongInput(
        'other-games',
        `${folder} holds games of another study, ${one.name}: ${others.join(', ')}`,
        [`${file} is one of them; name another folder`],
      )
    const isInside = shard === undefined ? one.from >= range.from && one.to <= range.to : one.id === own.id
    return isInside ? [one] : []
  })
}

interface PlayPlan {
  readonly threads: number | undefined
  readonly folder: string | undefined
  readonly of: Range
}

/** Plays pieces until all are there, or until Ctrl-C. Whether all are. */
async function playHere(
  { study, engine }: Runner,
  ranges: readonly Range[],
  ledger: Ledger,
  { threads, folder, of }: PlayPlan,
  out: Terminal,
): Promise<boolean> {
  const { signal, release } = untilInterrupted()
  const size = of.to - of.from
  let done = size - ranges.reduce((sum, { from, to }) => sum + to - from, 0)
  const pace = new Pace(done, performance.now())
  try {
    const options = { study, engine, ranges, signal, ...(threads !== undefined && { threads }) }
    for await (const shard of playOnThreads(options)) {
      take(ledger, shard)
      if (folder !== undefined) putShard(folder, shard)
      done += shard.to - shard.from
      out.progress(pace.text(done, size, performance.now()))
    }
  } finally {
    release()
    out.progress('')
  }
  return done === size
}
