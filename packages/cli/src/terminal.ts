import { styleText } from 'node:util'
import type { Paint, Style } from '@battleline/explain'

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

/** Standard output and standard error of this process. */
export function terminal(): Terminal {
  const { stdout, stderr, env } = process
  const coloured = stdout.isTTY === true && (env.NO_COLOR ?? '') === '' && env.TERM !== 'dumb'
  return {
    width: Math.min(WIDEST, Math.max(NARROWEST, wished(env.COLUMNS) ?? (stdout.columns || USUAL))),
    paint: (style, text) => (coloured ? styleText(FORMATS[style], text, { validateStream: false }) : text),
    print: (text) => void stdout.write(text),
    complain: (text) => void stderr.write(text),
    progress: (text) => {
      if (stderr.isTTY) stderr.write(`\r\x1b[K${text}`)
    },
  }
}
