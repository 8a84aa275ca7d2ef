import type { Range } from '../reader/reader.ts'

/**
 * An unreadable place in a text. `from` and `to` are offsets of the offending words; `line` and `column` count from 1
 * (columns in UTF-16 units). `clause` is the unreadable clause, if reading resumed behind it.
 */
export interface Problem extends Range {
  readonly line: number
  readonly column: number
  readonly message: string
  readonly expected: readonly string[]
  /** The nearest word or phrase, or a readable version of the clause; computed on first use. */
  readonly nearest?: string | undefined
  /** The range that `nearest` can replace; missing when `nearest` only shows a wording. */
  readonly mends?: Range | undefined
  readonly clause?: Range
  /** The limit that stopped the reader. */
  readonly limit?: 'steps' | 'depth'
}

const lineEnds = /\r\n|[\n\r\v\f\u2028\u2029\u0085]/g

/** The line and column of an offset, both from 1. */
export const place = (text: string, offset: number): { line: number; column: number } => {
  let line = 1
  let start = 0
  for (const end of text.matchAll(lineEnds)) {
    const next = end.index + end[0].length
    if (next > offset) break
    line++
    start = next
  }
  return { line, column: offset - start + 1 }
}
