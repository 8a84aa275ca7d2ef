import { frame } from '@battleline/language'
import type { Fault, Faults } from './place.ts'

/** Something wrong in a file, with its place. Lines and columns count from 1, columns in UTF-16 units. */
export interface Problem {
  readonly file: string
  readonly line: number
  readonly column: number
  /** The column behind the offending text; what goes on in the next line ends with its first line. */
  readonly endColumn: number
  readonly message: string
  /** The line of the file that the problem is in. */
  readonly source: string
  /** What may stand there instead, where that is a short list. */
  readonly expected: readonly string[]
  /** The valid word that comes nearest to the offending one. */
  readonly nearest?: string
}

const otherBreaks = /[\r\v\f\u2028\u2029\u0085]/g

/** A problem as a compiler shows it: the place and what is wrong, the line with the offending text underlined. */
export function showProblem(problem: Problem): string {
  const { file, line, column, endColumn, message, source, expected, nearest } = problem
  // Only the line itself is shown; what stands above it is left empty.
  const text = '\n'.repeat(line - 1) + source.replace(otherBreaks, ' ')
  const range = { from: 0, to: endColumn - column, line, column }
  return `${file}:${frame(text, { ...range, message, expected, ...(nearest !== undefined && { nearest }) })}`
}

/** Shows places of one file. */
export class Lines {
  readonly #file: string
  readonly #text: string
  readonly #starts: number[] = [0]

  constructor(file: string, text: string) {
    this.#file = file
    this.#text = text
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) this.#starts.push(at + 1)
  }

  /** The line of an offset, from 1. */
  line(offset: number): number {
    let low = 0
    let high = this.#starts.length - 1
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((this.#starts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return low + 1
  }

  problem({ at, message, expected = [], nearest }: Fault): Problem {
    const line = this.line(at.from)
    const start = this.#starts[line - 1] ?? 0
    const source = this.#text
      .slice(start, (this.#starts[line] ?? this.#text.length + 1) - 1)
      .replace(/\r$/, '')
    const column = Math.min(at.from - start, source.length) + 1
    const end = Math.min(at.to - start, source.length) + 1
    const place = { file: this.#file, line, column, endColumn: Math.max(end, column + 1) }
    return { ...place, message, source, expected, ...(nearest !== undefined && { nearest }) }
  }

  /** The problems in the order in which they stand in the file. */
  problems({ all, more }: Faults): readonly Problem[] {
    const sorted = [...all].sort((a, b) => a.at.from - b.at.from).map((fault) => this.problem(fault))
    const last = sorted.at(-1)
    return more === 0 || last === undefined
      ? sorted
      : [...sorted, { ...last, message: `and ${more} more problems` }]
  }
}
