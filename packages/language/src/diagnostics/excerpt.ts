import { columns, visible } from '../base/columns.ts'
import type { Problem } from './problem.ts'

const lineEnd = /\r\n|[\n\r\v\f\u2028\u2029\u0085]/
const mostExpected = 6
const widest = 96

/** The part of a long line around the offending words, and how much is cut on the left. */
const windowed = (line: string, start: number, end: number): { shown: string; cut: number } => {
  if (line.length <= widest) return { shown: line, cut: 0 }
  const cut = Math.max(0, Math.min(start - Math.floor(widest / 2), line.length - widest))
  const stop = Math.max(cut + widest, Math.min(end, start + widest))
  const shown = `${cut > 0 ? '…' : ''}${line.slice(cut, stop)}${stop < line.length ? '…' : ''}`
  return { shown, cut: cut > 0 ? cut - 1 : 0 }
}

const enumerated = (expected: readonly string[]): string => {
  const shown = expected.slice(0, mostExpected)
  const more = expected.length - shown.length
  const last = more > 0 ? `${more} more` : shown.pop()
  return shown.length === 0 ? (last ?? '') : `${shown.join(', ')} or ${last ?? ''}`
}

/**
 * A problem as a compiler shows it: position and message, the line with the offending words marked, what was expected (at
 * most six), and a suggestion. Plain text of two to five lines.
 */
export const excerpt = (text: string, problem: Problem): string => {
  const line = text.split(lineEnd)[problem.line - 1] ?? ''
  const start = problem.column - 1
  const end = Math.min(line.length, start + Math.max(1, problem.to - problem.from))
  const { shown, cut } = windowed(line, start, end)
  const number = String(problem.line)
  const margin = ' '.repeat(number.length)
  const before = shown.slice(0, Math.max(0, start - cut))
  const marks = '^'.repeat(Math.max(1, columns(line.slice(start, end))))
  const lines = [
    `${problem.line}:${problem.column} ${visible(problem.message)}`,
    `${number} | ${visible(shown)}`,
    `${margin} | ${' '.repeat(columns(before))}${marks}`,
  ]
  if (problem.expected.length > 0) lines.push(`${margin} = expected ${enumerated(problem.expected)}`)
  if (problem.nearest !== undefined) lines.push(`${margin} = did you mean "${problem.nearest}"?`)
  return lines.join('\n')
}
