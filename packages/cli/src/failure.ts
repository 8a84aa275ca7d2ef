import { visible } from '@battleline/language'
import { CommanderError } from 'commander'
import { EXIT, type Exit, type Kind, WrongFile, WrongInput } from './exit.ts'
import { jsonText } from './format/json-text.ts'
import type { Terminal } from './terminal.ts'

/** The kinds of the command-line parser's own errors. */
const KINDS: Readonly<Record<string, Kind>> = {
  'commander.unknownCommand': 'unknown-command',
  'commander.unknownOption': 'unknown-option',
  'commander.excessArguments': 'too-many-arguments',
}

/** Reports what ended a verb: as one JSON document, too, if that was asked for. `usage`: of the misused verb. */
export async function failure(
  error: unknown,
  { json, usage }: { readonly json: boolean; readonly usage: string | null },
  out: Terminal,
): Promise<Exit> {
  // Help and the version end a command line in the same way as its mistakes.
  if (error instanceof CommanderError && error.exitCode === 0) return EXIT.well
  if (error instanceof WrongFile) {
    if (json) out.print(jsonText({ status: 'wrong', problems: error.problems }))
    const { reportProblems } = await import('./format/report-problems.ts')
    reportProblems(error.problems, out)
    return EXIT.wrong
  }
  if (error instanceof CommanderError || error instanceof WrongInput) {
    const { kind, message, more } = error instanceof WrongInput ? error : misused(error, usage)
    if (json) out.print(jsonText({ status: 'wrong', problems: [{ kind, message }] }))
    const head = `${out.paintError('strong', 'battleline:')} ${visible(message)}`
    // Without a verb the parser has already printed its help.
    if (message !== HELPED)
      out.complain([`${head} ${out.paintError('quiet', `[${kind}]`)}`, ...more, ''].join('\n'))
    return EXIT.wrong
  }
  const message = error instanceof Error ? error.message : String(error)
  out.complain(`battleline: a mistake of the program, not of your input: ${message}\n`)
  if (process.env.BATTLELINE_DEBUG && error instanceof Error) out.complain(`${error.stack}\n`)
  return EXIT.broken
}

/** The parser's message for a command that needs another below it. */
const HELPED = '(outputHelp)'

function misused({ code, message }: CommanderError, usage: string | null) {
  const kind: Kind = KINDS[code] ?? 'missing-argument'
  const isShort = kind === 'missing-argument' || kind === 'too-many-arguments'
  return { kind, message: plainly(message), more: isShort && usage !== null ? [`usage: ${usage}`] : [] }
}

/** A message of the command-line parser in the style of the others. */
const plainly = (message: string): string =>
  message
    .trim()
    .replace(/^error: /, '')
    .replace(/\n\(Did you mean (?:one of )?(.*)\?\)$/, '; did you mean $1?')
    .replace(/'([^']*)'/g, '“$1”')
