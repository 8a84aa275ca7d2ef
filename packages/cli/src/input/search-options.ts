import type { Incomplete } from '@battleline/search'
import { WrongInput } from '../exit.ts'
import type { Terminal } from '../terminal.ts'

/** The limits of a search, which then ends with its result so far. */
export interface Limits {
  readonly positions: number
  readonly seconds: number
  readonly megabytes: number
}

/** The limit or interruption that ended a search; null if it is complete. */
export type Stopped = 'positions' | 'seconds' | 'megabytes' | 'interrupted' | null

/** The reasons in words. */
export const WHY: Readonly<Record<Exclude<Stopped, null>, string>> = {
  positions: 'the most positions were looked at (--limit)',
  seconds: 'the time was up (--seconds)',
  megabytes: 'the memory was used up (--memory)',
  interrupted: 'it was interrupted',
}

/** Why results are missing, as data. */
export const becauseOf = ({ open, refused }: Incomplete, stopped: Stopped) => ({
  because: stopped ?? 'the game refused',
  open,
  refused: refused.map(({ reason, cite }) => ({ reason, cite })),
})

/** @throws WrongInput if a limit is not a number above 0 */
export function limitNamed(option: string, text: string): number {
  const value = Number(text)
  if (text.trim() !== '' && Number.isFinite(value) && value > 0) return value
  throw new WrongInput(`--${option} takes a number above 0; this is “${text}”`)
}

/** The number of answers between checks of the clock, the memory and Ctrl-C. */
const SLICE = 1000
const MEGABYTE = 1_048_576

/** A search that runs piece by piece. */
interface Searching {
  readonly positions: number
  /** True if it reached its limit of positions. */
  readonly full: boolean
  go(answers: number): boolean
}

/** Searches to the end or to a limit, and reports progress. Ctrl-C ends it with the result so far. */
export async function searchThrough(
  search: Searching,
  { seconds, megabytes }: Limits,
  out: Terminal,
): Promise<Stopped> {
  let interrupted = false
  const interrupt = () => {
    interrupted = true
  }
  process.once('SIGINT', interrupt)
  const until = performance.now() + seconds * 1000
  const before = process.memoryUsage().heapUsed
  try {
    while (!search.go(SLICE)) {
      out.progress(`${search.positions} positions`)
      // Lets signals through.
      await new Promise((go) => setImmediate(go))
      if (interrupted) return 'interrupted'
      if (performance.now() > until) return 'seconds'
      if (process.memoryUsage().heapUsed - before > megabytes * MEGABYTE) return 'megabytes'
    }
    return search.full ? 'positions' : null
  } finally {
    process.removeListener('SIGINT', interrupt)
    out.progress('')
  }
}
