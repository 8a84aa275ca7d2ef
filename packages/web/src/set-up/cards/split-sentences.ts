import type { CardTextProblem } from '../../engine/protocol/protocol.ts'

/** The sentences of a text: those in which something is wrong, and the others. */
export function readingOf(text: string, problems: readonly Pick<CardTextProblem, 'line' | 'column'>[]) {
  const lines = text.split('\n')
  const wrong = problems.map(({ line, column }) => [line - 1, column - 1] as const)
  const [understood, notYet]: [string[], string[]] = [[], []]
  for (const [at, words] of lines.entries()) {
    let from = 0
    for (const part of words.split(/(?<=[.!?]["”]?\s)/)) {
      const [begin, end] = [from, from + part.length]
      from = end
      // A problem at the end of a line belongs to its last sentence.
      const isIn = (column: number) => column >= begin && (column < end || end === words.length)
      if (part.trim() === '') continue
      const isWrong = wrong.some(([line, column]) => line === at && isIn(column))
      ;(isWrong ? notYet : understood).push(part.trim())
    }
  }
  return { understood, notYet }
}
