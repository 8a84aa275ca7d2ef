import type { Problem } from '@battleline/scenario'
import type { TextProblem } from '../protocol/protocol.ts'

/** Problems of a scenario text as the page shows them. */
export const problemsOf = (problems: readonly Problem[]): readonly TextProblem[] =>
  problems.map(({ line, column, endColumn, message, expected, nearest }) => ({
    line,
    column,
    endColumn,
    message,
    expected,
    ...(nearest !== undefined && { nearest }),
  }))
