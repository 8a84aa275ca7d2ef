import { type ColumnSource, parquetWriteBuffer } from 'hyparquet-writer'
import type { Result } from './results.ts'

/** Results as a Parquet file: the rows and columns of the CSV file, with types. */
export function parquetOf(results: readonly Result[]): Uint8Array {
  const [first] = results
  const names = Object.keys(first?.cell ?? {})
  const measures = Object.keys(first?.measures ?? {})
  const columns: ColumnSource[] = [
    ...names.map(
      (name): ColumnSource => ({ name, data: results.map(({ cell }) => cell[name] ?? ''), type: 'STRING' }),
    ),
    { name: 'games', data: results.map(({ games }) => BigInt(games)), type: 'INT64' },
    ...measures.flatMap((name): ColumnSource[] => [
      { name, data: results.map(({ measures: found }) => found[name]?.mean ?? null), type: 'DOUBLE' },
      {
        name: `${name} ±`,
        data: results.map(({ measures: found }) => found[name]?.error ?? null),
        type: 'DOUBLE',
      },
    ]),
  ]
  return new Uint8Array(parquetWriteBuffer({ columnData: columns }))
}
