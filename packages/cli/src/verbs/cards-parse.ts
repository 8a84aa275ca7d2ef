import { existsSync, statSync } from 'node:fs'
import type { Problem } from '@battleline/language'
import { EXIT, type Exit, type FileProblem } from '../exit.ts'
import { jsonText } from '../format/json-text.ts'
import { reportProblems } from '../format/report-problems.ts'
import { formatterOf, gameNamed } from '../games/game-formatter.ts'
import { nameOf, readInput } from '../input/read-input.ts'
import type { Terminal } from '../terminal.ts'

export interface ParseOptions {
  readonly game: string
  readonly name?: string
  readonly json?: true
}

/** The name of a card without one: no text uses it. */
const NAMELESS = 'This Card'

/** Reads card text: prints its canonical form, or the unreadable words with their place and the expected ones. */
export async function parseCard(
  given: string,
  { game, name = NAMELESS, json }: ParseOptions,
  out: Terminal,
): Promise<Exit> {
  const isFile = given === '-' || (existsSync(given) && statSync(given).isFile())
  // A line break is hard to type in a shell argument.
  const text = isFile ? await readInput(given) : given.replaceAll('\\n', '\n')
  const read = formatterOf(gameNamed(game)).catalog.read(text.trimEnd(), name)
  if (read.ok) {
    const { canonical, structure, changes, aside } = read
    const notes = changes.map(({ line, column, message }) => ({ line, column, message }))
    if (json)
      out.print(
        jsonText({
          ok: true,
          name,
          canonical,
          structure,
          ...(notes.length > 0 && { notes }),
          ...(aside.length > 0 && { aside }),
        }),
      )
    else {
      out.print(`${canonical}\n`)
      for (const words of aside) out.print(out.paint('quiet', `set aside: ${words}\n`))
      for (const { line, column, message } of notes) out.remark(`note: ${line}:${column} ${message}\n`)
    }
    return EXIT.well
  }
  if (json)
    out.print(
      jsonText({ ok: false, name, problems: read.problems.map((one) => ({ kind: 'card-text', ...one })) }),
    )
  else
    for (const problem of read.problems)
      reportProblems([shown(text, problem, isFile ? nameOf(given) : 'text')], out)
  return EXIT.wrong
}

const lineEnd = /\r\n|[\n\r\v\f\u2028\u2029\u0085]/

function shown(text: string, problem: Problem, file: string): FileProblem {
  const { line, column, message, expected, nearest } = problem
  const source = text.split(lineEnd)[line - 1] ?? ''
  const endColumn = Math.min(source.length + 1, column + Math.max(1, problem.to - problem.from))
  const place = { file, line, column, endColumn: Math.max(endColumn, column + 1), source }
  return { kind: 'card-text', ...place, message, expected, ...(nearest !== undefined && { nearest }) }
}
