import { gapsIn, Ledger, type Range, reportOf } from '@battleline/simulate'
import { EXIT, type Exit, WrongInput } from '../exit.ts'
import { reportJson, reportText } from '../simulate/report.ts'
import { putResults, shardsIn, take } from '../simulate/shard-folder.ts'
import type { Terminal } from '../terminal.ts'

/** The most gaps that are listed. */
const MOST_GAPS = 8

/**
 * Puts the shards of a folder together, if they belong together, and says which games are missing.
 * @throws WrongInput if they do not belong together
 */
export async function mergeShards(
  folder: string,
  { json }: { readonly json?: true },
  out: Terminal,
): Promise<Exit> {
  const ledger = new Ledger()
  for (const [, shard] of shardsIn(folder)) take(ledger, shard)
  const [first] = ledger.shards
  if (first === undefined) throw new WrongInput('empty-folder', `there is no shard in ${folder}`)
  const report = reportOf(first, ledger)
  if (report.complete) putResults(folder, report)
  out.print(json ? reportJson(report) : reportText(report, out))
  if (report.complete) return EXIT.well
  out.complain(`battleline: ${missing(gapsIn({ from: 0, to: first.games }, ledger.shards))}\n`)
  return EXIT.limit
}

function missing(gaps: readonly Range[]): string {
  const games = gaps.reduce((sum, { from, to }) => sum + to - from, 0)
  const shown = gaps.slice(0, MOST_GAPS).map(({ from, to }) => `${from} to ${to - 1}`)
  const more = gaps.length - shown.length
  return `${games} games are missing: ${shown.join(', ')}${more > 0 ? `, and ${more} more gaps` : ''}`
}
