import type { Range } from './reader.ts'

/**
 * Something that cannot be read. `from` and `to` are offsets of the offending words, `line` and `column` count from
 * 1 (columns in UTF-16 units). `clause` is the stretch given up on, where reading could go on behind it.
 */
export interface Problem extends Range {
  readonly line: number
  readonly column: number
  readonly message: string
  readonly expected: readonly string[]
  /** The nearest word or phrase, or the clause as it can be read; looked for when it is asked for. */
  readonly nearest?: string | undefined
  /** What `nearest` can be written in the place of; not there where it only shows a wording that works. */
  readonly mends?: Range | undefined
  readonly clause?: Range
  /** What ended the reading early, when it is not the text that is wrong. */
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
