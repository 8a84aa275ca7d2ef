// Results as files for other programs: CSV and JSON lines.
import type { Result } from './results.ts'

/** A value of a table of results: quoted where a comma or a quote is in it. */
const field = (value: string | number | null): string => {
  const text = value === null ? '' : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** One row for each cell: its names, its games, and for each measure the mean and half of its 95 % interval. */
export function csvOf(results: readonly Result[]): string {
  const [first] = results
  if (first === undefined) return ''
  const measures = Object.keys(first.measures)
  const head = [...Object.keys(first.cell), 'games', ...measures.flatMap((name) => [name, `${name} ±`])]
  const rows = results.map(({ cell, games, measures: found }) => [
    ...Object.values(cell),
    games,
    ...measures.flatMap((name) => [found[name]?.mean ?? null, found[name]?.error ?? null]),
  ])
  return [head, ...rows].map((row) => `${row.map(field).join(',')}\n`).join('')
}

/** One JSON document for each cell. */
export const jsonLinesOf = (results: readonly Result[]): string =>
  results.map((result) => `${JSON.stringify(flat(result))}\n`).join('')

/** A result as one table. */
export const flat = ({ cell, games, measures }: Result) => ({ ...cell, games, ...measures })
