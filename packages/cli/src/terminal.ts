import { randomUUID } from 'node:crypto'
import { styleText } from 'node:util'
import type { Paint, Style } from '@battleline/explain'
import { visible, visibleLines } from '@battleline/language'

/** The output of a verb. */
export interface Terminal {
  /** The columns of standard output: from COLUMNS or the terminal, else 80. */
  readonly width: number
  readonly paint: Paint
  /** Standard output. */
  print(text: string): void
  /** Standard error, for problems. */
  complain(text: string): void
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
  const coloured = stdout.isTTY === true && (env.NO_COLOR ?? '') === '' && env.TERM !== 'dumb'
  return {
    width: Math.min(WIDEST, Math.max(NARROWEST, wished(env.COLUMNS) ?? (stdout.columns || USUAL))),
    paint: (style, text) => (coloured ? styled(style, visibleLines(text)) : text),
    print: (text) => void stdout.write(shown(text)),
    complain: (text) => void stderr.write(shown(text)),
    progress: (text) => {
      if (stderr.isTTY) stderr.write(`\r\x1b[K${visible(text)}`)
    },
  }
}
