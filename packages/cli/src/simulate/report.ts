import {
  type Estimate,
  flat,
  type Ledger,
  type PageContent,
  pairsOf,
  resultsOf,
  type StudyFacts,
  totals,
} from '@battleline/simulate'
import { jsonText } from '../format/json-text.ts'
import type { Terminal } from '../terminal.ts'

/** The results of a study so far. The digest is the same however it was spread. */
export type StudyReport = PageContent

export function reportOf(facts: StudyFacts, ledger: Ledger): StudyReport {
  const { digest, cells } = ledger.sum()
  const games = ledger.shards.reduce((sum, { from, to }) => sum + to - from, 0)
  return {
    study: facts.name,
    games,
    digest,
    complete: games === facts.games,
    results: resultsOf(facts, cells),
    totals: totals(facts, cells),
    pairs: pairsOf(facts, cells),
  }
}

export const reportJson = ({ totals: _, pairs: __, results, ...report }: StudyReport): string =>
  jsonText({ ...report, results: results.map(flat) })

const MOST_ROWS = 24
const BAR = 20

/** A table of the totals, the first measure's best first, with a bar for it. */
export function reportText(
  { study, games, digest, complete, totals: rows }: StudyReport,
  out: Terminal,
): string {
  const [first] = rows
  const count = games === 1 ? '1 game' : `${games} games`
  const head = `${out.paint('strong', study)}: ${count}${complete ? '' : ', not all of them'}\n`
  if (first === undefined) return head
  const measures = Object.keys(first.measures)
  const [leading = ''] = measures
  const best = rows
    .slice()
    .sort((one, other) => (other.measures[leading]?.mean ?? 0) - (one.measures[leading]?.mean ?? 0))
  const shown = best.slice(0, MOST_ROWS)
  const names = shown.map(({ cell }) => Object.values(cell).join(', '))
  const wide = Math.max(...names.map((name) => name.length))
  const columns = measures.map((measure) => {
    const cells = shown.map((row) => estimateText(row.measures[measure]))
    const width = Math.max(measure.length, ...cells.map((cell) => cell.length))
    return { title: measure.padStart(width), cells: cells.map((cell) => cell.padStart(width)) }
  })
  const title = `  ${''.padEnd(wide)}  ${columns.map((column) => column.title).join('  ')}`
  const lines = shown.map((row, at) => {
    const share = Math.max(0, Math.min(1, row.measures[leading]?.mean ?? 0))
    const bar = '█'.repeat(Math.round(share * BAR))
    const line = `  ${(names[at] ?? '').padEnd(wide)}  ${columns.map((column) => column.cells[at]).join('  ')}`
    return `${line}  ${out.paint('effect', bar)}`.trimEnd()
  })
  const more = best.length - shown.length
  return [
    head,
    `${out.paint('quiet', title)}\n`,
    ...lines.map((line) => `${line}\n`),
    more > 0 ? `  … ${more} more: --json and results.csv have all\n` : '',
    `  ± is half of the 95 % interval. Digest ${digest}\n`,
  ].join('')
}

const digits = (value: number): string => (Math.abs(value) < 10 ? value.toFixed(2) : value.toFixed(1))

const estimateText = (found: Estimate | undefined): string =>
  found === undefined ? '' : `${digits(found.mean)}${found.error === null ? '' : ` ±${digits(found.error)}`}`
