import { showProblem } from '@battleline/scenario'
import type { FileProblem } from '../exit.ts'
import type { Terminal } from '../terminal.ts'

/** Prints problems of files on standard error, each at its place. */
export function reportProblems(problems: readonly FileProblem[], out: Terminal): void {
  for (const problem of problems) out.complain(`${showProblem(problem, out.width, out.paintError)}\n`)
}
