import { randomUUID } from 'node:crypto'
import { styleText } from 'node:util'
import type { Paint, Style } from '@battleline/explain'
import { cells, visibleLines } from '@battleline/language'

/** The output of a verb. */
export interface Terminal {
  /** The columns of standard output: from COLUMNS or the terminal, else 80. */
  readonly width: number
  /** The styles of standard output. */
  readonly paint: Paint
  /** The styles of standard error. */
  readonly paintError: Paint
  /** Standard output, for results. */
  print(text: string): void
  /** Standard error, for problems. */
  complain(text: string): void
  /** Standard error, for what is worth knowing beside the result; nothing with `--quiet`. */
  remark(text: string): void
  /** A line on standard error that the next one overwrites; nothing without a terminal. */
  progress(text: string): void
}

type Format = Parameters<typeof styleText>[0]

const FORMATS: Readonly<Record<Style, Format>> = {
  strong: 'bold',
  quiet: 'dim',
  heading: ['bold', 'underline'],
  effect: 'cyan',
  undone: 'yellow',
  choice: 'magenta',
  value: 'bold',
  good: 'green',
  bad: 'red',
}

const USUAL = 80
const NARROWEST = 40
const WIDEST = 100

/** The number of columns in the environment. A terminal without a known width has 0. */
const wished = (columns: string | undefined): number | undefined =>
  /^[1-9]\d*$/.test(columns ?? '') ? Number(columns) : undefined

/** Stands for ESC in the styles of this program: nobody can know it, so no text that is shown can have it. */
const OWN_ESCAPE = `\x1b${randomUUID()}`

/** Own styles stay, and everything else becomes visible, so that a terminal obeys no name and no card text. */
const shown = (text: string): string => text.split(OWN_ESCAPE).map(visibleLines).join('\x1b')

const styled = (style: Style, text: string): string =>
  styleText(FORMATS[style], text, { validateStream: false }).replaceAll('\x1b[', `${OWN_ESCAPE}[`)

/** A stream to write to. */
interface Output {
  readonly isTTY?: boolean
  readonly columns?: number
  write(text: string): unknown
}

/** The streams of a process, and its environment. */
interface Streams {
  readonly stdout: Output
  readonly stderr: Output
  readonly env: Readonly<Record<string, string | undefined>>
}

/** Standard output and standard error of this process. Nothing else of the program writes there. */
export function terminal({ stdout, stderr, env }: Streams = process): Terminal {
  const paintFor = (stream: Output): Paint =>
    isColoured(stream, env) ? (style, text) => styled(style, visibleLines(text)) : (_, text) => text
  const width = Math.min(WIDEST, Math.max(NARROWEST, wished(env.COLUMNS) ?? (stdout.columns || USUAL)))
  let progressing = false
  const progress = (text: string) => {
    if (!stderr.isTTY || (text === '' && !progressing)) return
    progressing = text !== ''
    // A line that wraps could not be overwritten.
    stderr.write(
      `\r\x1b[K${cells(text)
        .slice(0, width - 1)
        .join('')}`,
    )
  }
  const complain = (text: string) => {
    progress('')
    stderr.write(shown(text))
  }
  return {
    width,
    paint: paintFor(stdout),
    paintError: paintFor(stderr),
    print: (text) => {
      progress('')
      stdout.write(shown(text))
    },
    complain,
    remark: complain,
    progress,
  }
}

/** Whether styles are wanted: NO_COLOR forbids them, and FORCE_COLOR asks for them where no terminal is. */
function isColoured({ isTTY }: Output, { NO_COLOR = '', FORCE_COLOR = '', TERM }: Streams['env']): boolean {
  if (NO_COLOR !== '' || FORCE_COLOR === '0' || FORCE_COLOR === 'false') return false
  return FORCE_COLOR !== '' || (isTTY === true && TERM !== 'dumb')
}
