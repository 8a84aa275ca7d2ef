import { cells, columns, visible } from '@battleline/language'
import type { Fault, Faults } from './faults.ts'
import type { ProblemKind } from './kinds.ts'

/** A problem in a file, with its place. Lines and columns count from 1, columns in UTF-16 units. */
export interface Problem {
  /** Its name for `battleline explain`, the same from version to version. */
  readonly kind: ProblemKind
  readonly file: string
  readonly line: number
  readonly column: number
  /** The column after the offending text, at most to the end of its first line. */
  readonly endColumn: number
  readonly message: string
  /** The line of the problem. */
  readonly source: string
  /** The valid alternatives, if the list is short. */
  readonly expected: readonly string[]
  /** The nearest valid word. */
  readonly nearest?: string
  /** More help, a line each. */
  readonly notes?: readonly string[]
}

/** The default width in columns. */
const USUAL = 80

/** A problem of any file, whose kinds may be more. */
type AnyProblem = Omit<Problem, 'kind'> & { readonly kind: string }

/** Marks a part of a problem as emphasized, wrong, helpful or unimportant, for instance by colors. */
export type PaintProblem = (style: 'strong' | 'bad' | 'good' | 'quiet', text: string) => string

const plain: PaintProblem = (_style, text) => text

/**
 * A problem as a compiler shows it: the place, the message and its kind, the line with the offending text underlined, and
 * hints. Nothing is wider than `width` columns except single words.
 */
export function showProblem(problem: AnyProblem, width = USUAL, paint: PaintProblem = plain): string {
  const { kind, file, line, column, message, source, expected, nearest, notes = [] } = problem
  const number = String(line)
  const margin = ' '.repeat(number.length)
  const place = visible(`${file}:${line}:${column}`)
  const label = `[${kind}]`
  const [first = '', ...rest] = wrapped(`${place} ${message} ${label}`, width, '  ')
  const hints = [
    ...(nearest === undefined ? [] : [`did you mean "${nearest}"?`]),
    ...(expected.length === 0 ? [] : [`expected ${listed(expected)}`]),
    ...notes,
  ]
  return [
    ...[first.startsWith(place) ? paint('strong', place) + first.slice(place.length) : first, ...rest].map(
      (one) => (one.endsWith(label) ? one.slice(0, -label.length) + paint('quiet', label) : one),
    ),
    ...(source.trim() === '' ? [] : excerpt(problem, number, width, paint)),
    ...hints.flatMap((hint) =>
      wrapped(`${margin} = ${hint}`, width, `${margin}   `).map((one) => paint('good', one)),
    ),
  ].join('\n')
}

const MOST_EXPECTED = 12

function listed(expected: readonly string[]): string {
  const more = expected.length - MOST_EXPECTED
  return [...expected.slice(0, MOST_EXPECTED), ...(more > 0 ? [`${more} more`] : [])].join(', ')
}

/** The line, or the part around the offending text, and the marks below. */
function excerpt(
  { source, column, endColumn }: AnyProblem,
  number: string,
  width: number,
  paint: PaintProblem,
): readonly string[] {
  const room = Math.max(20, width - number.length - 3)
  const from = columns(source.slice(0, column - 1))
  const marked = Math.max(1, columns(source.slice(column - 1, endColumn - 1)))
  const all = cells(source)
  let cut = 0
  if (all.length > room) {
    // As much as fits before a short offending text, and the beginning of a long one.
    const before = Math.max(4, Math.floor((room - Math.min(marked, room)) / 2))
    cut = Math.max(0, Math.min(from - before, all.length - room))
  }
  const shown = all.slice(cut, cut + room)
  if (cut > 0) shown[0] = '…'
  if (cut + room < all.length) shown[room - 1] = '…'
  const marks = '^'.repeat(Math.max(1, Math.min(marked, room - (from - cut))))
  return [
    `${paint('quiet', `${number} |`)} ${shown.join('')}`.trimEnd(),
    `${paint('quiet', `${' '.repeat(number.length)} |`)} ${' '.repeat(from - cut)}${paint('bad', marks)}`,
  ]
}

/** A visible text wrapped at spaces, with later lines indented. */
function wrapped(text: string, width: number, hang: string): readonly string[] {
  const lines: string[] = []
  let current = ''
  for (const word of visible(text).split(/(?<=\S) /)) {
    const longer = current === '' ? word : `${current} ${word}`
    if (current !== '' && columns(longer) > width) {
      lines.push(current)
      current = `${hang}${word}`
    } else current = longer
  }
  return [...lines, current]
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

  problem({ kind, at, message, expected = [], nearest, notes }: Fault): Problem {
    const line = this.line(at.from)
    const start = this.#starts[line - 1] ?? 0
    const source = this.#text
      .slice(start, (this.#starts[line] ?? this.#text.length + 1) - 1)
      .replace(/\r$/, '')
    const column = Math.min(at.from - start, source.length) + 1
    const end = Math.min(at.to - start, source.length) + 1
    const place = { file: this.#file, line, column, endColumn: Math.max(end, column + 1) }
    const helps = { ...(nearest !== undefined && { nearest }), ...(notes && { notes }) }
    return { kind, ...place, message, source, expected, ...helps }
  }

  /** The problems in the order of the file. */
  problems({ all, more }: Faults): readonly Problem[] {
    const sorted = [...all].sort((a, b) => a.at.from - b.at.from).map((fault) => this.problem(fault))
    const last = sorted.at(-1)
    return more === 0 || last === undefined
      ? sorted
      : [...sorted, { ...last, message: `and ${more} more problems` }]
  }
}
