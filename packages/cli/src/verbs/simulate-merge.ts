import {
  differences,
  gapsIn,
  inGroups,
  inPieces,
  isSameResult,
  Ledger,
  playedAgain,
  playOnThreads,
  type Range,
  Runner,
  reportOf,
  type Shard,
  type Study,
} from '@battleline/simulate'
import { EXIT, type Exit, WrongInput } from '../exit.ts'
import { untilInterrupted } from '../input/interrupt.ts'
import { wholeNumber } from '../input/whole-number.ts'
import { engineHash } from '../simulate/engine-hash.ts'
import { readStudyFile } from '../simulate/read-study-file.ts'
import { reportJson, reportText } from '../simulate/report.ts'
import { putResults, shardsIn, take } from '../simulate/shard-folder.ts'
import type { Terminal } from '../terminal.ts'

/** The most gaps that are listed. */
const MOST_GAPS = 8

export interface MergeOptions {
  /** The file of the study, to play one shard of each hundred again. */
  readonly again?: string
  readonly threads?: string
  readonly json?: true
}

/**
 * Puts the shards of a folder together, if they belong together, and says which games are missing.
 * @throws WrongInput if they do not belong together, or one comes out differently when it is played again
 */
export async function mergeShards(
  folder: string,
  { again, threads, json }: MergeOptions,
  version: string,
  out: Terminal,
): Promise<Exit> {
  const study = again === undefined ? null : await readStudyFile(again)
  const ledger = new Ledger()
  for (const [, shard] of shardsIn(folder)) take(ledger, shard)
  const [first] = ledger.shards
  if (first === undefined) throw new WrongInput('empty-folder', `there is no shard in ${folder}`)
  if (study !== null && !(await playAgain(study, folder, ledger, { version, threads }, out)))
    return EXIT.limit
  const report = reportOf(first, ledger)
  if (report.complete) putResults(folder, report)
  out.print(json ? reportJson(report) : reportText(report, out))
  if (report.complete) return EXIT.well
  out.complain(`battleline: ${missing(gapsIn({ from: 0, to: first.games }, ledger.shards))}\n`)
  return EXIT.limit
}

interface AgainOptions {
  readonly version: string
  readonly threads: string | undefined
}

/**
 * Plays one shard of each hundred again. False after Ctrl-C.
 * @throws WrongInput if one comes out differently
 */
async function playAgain(
  read: Study,
  folder: string,
  { shards }: Ledger,
  { version, threads }: AgainOptions,
  out: Terminal,
): Promise<boolean> {
  const chosen = inGroups(shards).flatMap((group) => playedAgain(group) ?? [])
  const [first] = chosen
  if (first === undefined) return true
  // The options of the command that played the shards; their makers have the rest.
  const study = { ...read, games: first.games, seed: first.seed }
  const runner = new Runner(study, engineHash(version))
  const others = differences(runner.made, first.made)
  if (others.length > 0)
    throw new WrongInput('other-games', `${folder} holds games of another study: ${others.join(', ')}`)
  const { signal, release } = untilInterrupted()
  try {
    for (const [at, shard] of chosen.entries()) {
      out.progress(`${at} of ${chosen.length} shards played again`)
      const found = await shardOf(runner, shard, threads, signal)
      if (found === null) return false
      if (!isSameResult(found, shard)) throw differs(folder, shard)
    }
  } finally {
    release()
    out.progress('')
  }
  out.remark(`${chosen.length} of ${shards.length} shards were played again and came out the same\n`)
  return true
}

/** A range of games as one shard; null after Ctrl-C. */
async function shardOf(
  runner: Runner,
  range: Range,
  threads: string | undefined,
  signal: AbortSignal,
): Promise<Shard | null> {
  const { study, engine } = runner
  const count = threads === undefined ? {} : { threads: Math.max(1, wholeNumber(threads, '--threads')) }
  const ranges = inPieces(range, study.games)
  const pieces: Shard[] = []
  for await (const piece of playOnThreads({ study, engine, ranges, signal, ...count })) pieces.push(piece)
  return pieces.length < ranges.length ? null : runner.join(range, pieces)
}

const differs = (folder: string, { id, from, to }: Shard): WrongInput =>
  new WrongInput(
    'not-a-shard',
    `shard ${id.slice(0, 12)}, games ${from} to ${to - 1}, came out differently when it was played again`,
    [
      'this machine computes wrong, or the one that played the shard does',
      `remove ${folder}/${id}.json and all that the wrong machine played, and play those games again`,
    ],
  )

function missing(gaps: readonly Range[]): string {
  const games = gaps.reduce((sum, { from, to }) => sum + to - from, 0)
  const shown = gaps.slice(0, MOST_GAPS).map(({ from, to }) => `${from} to ${to - 1}`)
  const more = gaps.length - shown.length
  return `${games} games are missing: ${shown.join(', ')}${more > 0 ? `, and ${more} more gaps` : ''}`
}
