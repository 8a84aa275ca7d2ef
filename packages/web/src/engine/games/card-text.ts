import type { CardTextProblem } from '../protocol/protocol.ts'

interface Problem {
  readonly mends?: { readonly from: number; readonly to: number } | undefined
  readonly line: number
  readonly column: number
  readonly message: string
  readonly expected: readonly string[]
  readonly nearest?: string | undefined
}

/** More of what could have stood there helps nobody. */
const MOST_EXPECTED = 8

/** The problems of a text. */
export const cardTextProblems = (
  read: { readonly ok: true } | { readonly ok: false; readonly problems: readonly Problem[] },
): readonly CardTextProblem[] =>
  read.ok
    ? []
    : read.problems.map(({ line, column, message, expected, nearest, mends }) => ({
        line,
        column,
        message,
        expected: expected.slice(0, MOST_EXPECTED),
        ...(nearest !== undefined && { nearest }),
        ...(mends !== undefined && { mends: { from: mends.from, to: mends.to } }),
      }))

/** The texts of cards, each with `~` where it names itself. */
export const textsOf = (
  cards: readonly { readonly name: string; readonly text?: string | undefined }[],
): readonly string[] =>
  cards.flatMap(({ name, text }) => (text === undefined ? [] : [text.replaceAll(name, '~')]))
