import { createHash } from 'node:crypto'
import { isRecord } from '@battleline/kernel'

/** A value as JSON without spaces, the keys of each object sorted by their code units. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    isRecord(one) ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1))) : one,
  )

/** The first 16 digits of the SHA-256 of lines in UTF-8, sorted by their code units and joined by line feeds. */
export const digestOf = (lines: readonly string[]): string =>
  createHash('sha256')
    .update([...lines].sort().join('\n'))
    .digest('hex')
    .slice(0, 16)
