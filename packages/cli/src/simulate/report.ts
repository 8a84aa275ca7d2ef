import { type Estimate, flat, type Pair, type Result, type StudyReport } from '@battleline/simulate'
import { jsonText } from '../format/json-text.ts'
import type { Terminal } from '../terminal.ts'

export const reportJson = ({ totals: _, pairs: __, results, ...report }: StudyReport): string =>
  jsonText({ ...report, results: results.map(flat) })

const MOST_ROWS = 24
const BAR = 20
/** A matrix of more decks is wider than a terminal. */
const MOST_COLUMNS = 15

/** A table of the totals, the first measure's best first, with a bar for it; and which share each deck has won against each. */
export function reportText(report: StudyReport, out: Terminal): string {
  const { study, games, digest, complete, totals: rows, pairs } = report
  const count = games === 1 ? '1 game' : `${games} games`
  const head = `${out.paint('strong', study)}: ${count}${complete ? '' : ', not all of them'}\n`
  if (rows.length === 0) return head
  return [
    head,
    chart(rows, out),
    `  ± is half of the 95 % interval: ░ in the bars, around the mean. Digest ${digest}\n`,
    matrix(pairs, out),
  ].join('')
}

function chart(rows: readonly Result[], out: Terminal): string {
  const measures = Object.keys(rows[0]?.measures ?? {})
  const [leading = ''] = measures
  const mean = (row: Result) => row.measures[leading]?.mean ?? 0
  const best = rows.slice().sort((one, other) => mean(other) - mean(one))
  const shown = best.slice(0, MOST_ROWS)
  const names = shown.map(nameOf)
  const wide = Math.max(...names.map((name) => name.length))
  const columns = measures.map((measure) => {
    const cells = shown.map((row) => estimateText(row.measures[measure]))
    const width = Math.max(measure.length, ...cells.map((cell) => cell.length))
    return { title: measure.padStart(width), cells: cells.map((cell) => cell.padStart(width)) }
  })
  const title = `  ${''.padEnd(wide)}  ${columns.map((column) => column.title).join('  ')}`
  const most = Math.max(1, ...shown.map((row) => mean(row) + (row.measures[leading]?.error ?? 0)))
  const lines = shown.map((row, at) => {
    const line = `  ${(names[at] ?? '').padEnd(wide)}  ${columns.map((column) => column.cells[at]).join('  ')}`
    return `${line}  ${out.paint('effect', bar(row.measures[leading], most))}`.trimEnd()
  })
  const more = best.length - shown.length
  return [
    `${out.paint('quiet', title)}\n`,
    ...lines.map((line) => `${line}\n`),
    more > 0 ? `  … ${more} more: --json and results.csv have all\n` : '',
  ].join('')
}

const nameOf = ({ cell }: Result): string => Object.values(cell).join(', ')

/** A bar up to the mean whose interval is gray. */
function bar(found: Estimate | undefined, most: number): string {
  if (found === undefined) return ''
  const place = (value: number) => Math.round((Math.max(0, Math.min(most, value)) / most) * BAR)
  const error = found.error ?? 0
  const [low, mean, high] = [found.mean - error, found.mean, found.mean + error].map(place)
  return `${'█'.repeat(low ?? 0)}${'▒'.repeat((mean ?? 0) - (low ?? 0))}${'░'.repeat((high ?? 0) - (mean ?? 0))}`
}

/** Which share of its games each deck has won against each, in percent; the columns have the numbers of the rows. */
function matrix(pairs: readonly Pair[], out: Terminal): string {
  const own = [...new Set(pairs.map(({ deck }) => deck))].sort()
  const other = [...new Set(pairs.map(({ against }) => against))].sort()
  if (own.length < 2 || other.length < 2 || other.length > MOST_COLUMNS || own.length > MOST_ROWS) return ''
  const isSame = own.join('\n') === other.join('\n')
  const share = new Map(pairs.map(({ deck, against, won }) => [`${deck}\n${against}`, won]))
  const wide = Math.max(...own.map((name) => name.length))
  const numbered = (name: string, at: number) =>
    `${isSame ? `${String(at + 1).padStart(2)} ` : ''}${name.padEnd(wide)}`
  const cellText = (deck: string, against: string) => {
    const won = share.get(`${deck}\n${against}`)
    return (won === undefined ? '·' : String(Math.round(100 * won))).padStart(4)
  }
  const heads = other.map((_, at) => String(at + 1).padStart(4)).join('')
  const lines = own.map(
    (deck, at) => `  ${numbered(deck, at)}${other.map((against) => cellText(deck, against)).join('')}`,
  )
  const legend = isSame ? [] : other.map((name, at) => `  ${String(at + 1).padStart(2)} ${name}`)
  return [
    `\n${out.paint('quiet', `  ${'% won against'.padEnd(wide + (isSame ? 3 : 0))}${heads}`)}`,
    ...lines,
    ...legend,
    '',
  ].join('\n')
}

const digits = (value: number): string => (Math.abs(value) < 10 ? value.toFixed(2) : value.toFixed(1))

const estimateText = (found: Estimate | undefined): string =>
  found === undefined ? '' : `${digits(found.mean)}${found.error === null ? '' : ` ±${digits(found.error)}`}`
