import type { Problem } from '@battleline/scenario'
import type { Mistake } from '../protocol/protocol.ts'

/** Problems of a scenario text as the page shows them. */
export const mistakesOf = (problems: readonly Problem[]): readonly Mistake[] =>
  problems.map(({ line, column, endColumn, message, expected, nearest }) => ({
    line,
    column,
    endColumn,
    message,
    expected,
    ...(nearest !== undefined && { nearest }),
  }))
