import { columns } from '@battleline/language'
import { inked, type Line, lineColumns, type Paint, plainly, span, trimmed, wrap } from './layout.ts'

/** A paragraph with the rules it cites. */
export interface Paragraph {
  readonly line: Line
  /** The indent of its later lines. */
  readonly hang: number
  readonly cite: readonly string[]
}

const GAP = 2

/**
 * Paragraphs with their rule ids flush right: beside their words, or beside the following lines if these have no
 * rules.
 */
export function withMargin(paragraphs: readonly Paragraph[], width: number): Line[] {
  const lines: Line[] = []
  let waiting: readonly string[] = []
  for (const { line, hang, cite } of paragraphs) {
    if (cite.length > 0) {
      lines.push(...alone(waiting, width))
      waiting = cite
    }
    for (const one of broken(line, hang, waiting, width)) {
      const [fitting, rest] = split(waiting, width - lineColumns(one) - GAP)
      lines.push(fitting.length > 0 ? flushRight(one, fitting, width) : one)
      waiting = rest
    }
  }
  return [...lines, ...alone(waiting, width)]
}

/** Paragraphs as text, each line ended by a line break. */
export const page = (paragraphs: readonly Paragraph[], width: number, paint: Paint = plainly): string =>
  written(withMargin(paragraphs, width), paint)

export const written = (lines: readonly Line[], paint: Paint): string =>
  lines.map((line) => `${inked(line, paint)}\n`).join('')

/** A line wrapped so that a rule id fits beside it, unless all ids fit beside the unwrapped line. */
function broken(line: Line, hang: number, cite: readonly string[], width: number): Line[] {
  const all = cite.length === 0 ? 0 : columns(cite.join(' ')) + GAP
  if (lineColumns(line) + all <= width) return [line]
  const widest = Math.max(0, ...cite.map((id) => columns(id) + GAP))
  const room = width - widest
  // In a narrow page the rules go below.
  return wrap(line, room < hang + 24 ? width : room, hang)
}

/** The rules that fit into a width, and the others. */
function split(cite: readonly string[], room: number): readonly [readonly string[], readonly string[]] {
  let count = cite.length
  while (count > 0 && columns(cite.slice(0, count).join(' ')) > room) count--
  return [cite.slice(0, count), cite.slice(count)]
}

function flushRight(line: Line, cite: readonly string[], width: number): Line {
  const text = cite.join(' ')
  const words = trimmed(line)
  const gap = Math.max(0, width - lineColumns(words) - columns(text))
  return [...words, span(' '.repeat(gap)), span(text, 'quiet')]
}

function alone(cite: readonly string[], width: number): Line[] {
  const lines: Line[] = []
  for (let rest = cite; rest.length > 0; ) {
    const [fitting, others] = split(rest, Math.min(width, 30))
    const count = Math.max(1, fitting.length)
    lines.push(flushRight([], rest.slice(0, count), width))
    rest = fitting.length === 0 ? rest.slice(1) : others
  }
  return lines
}
