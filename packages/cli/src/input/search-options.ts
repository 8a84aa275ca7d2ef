import type { Missing } from '@battleline/search'
import { WrongInput } from '../exit.ts'
import type { Terminal } from '../terminal.ts'

/** What a search may take before it ends with what it has found. */
export interface Limits {
  readonly positions: number
  readonly seconds: number
  readonly megabytes: number
}

/** Which limit ended a search, or that somebody did; null where it came to its end. */
export type Stopped = 'positions' | 'seconds' | 'megabytes' | 'interrupted' | null

/** The same in words. */
export const WHY: Readonly<Record<Exclude<Stopped, null>, string>> = {
  positions: 'the most positions were looked at (--limit)',
  seconds: 'the time was up (--seconds)',
  megabytes: 'the memory was used up (--memory)',
  interrupted: 'it was interrupted',
}

/** Why something is missing, as data. */
export const becauseOf = ({ open, refused }: Missing, stopped: Stopped) => ({
  because: stopped ?? 'the game refused',
  open,
  refused: refused.map(({ reason, cite }) => ({ reason, cite })),
})

/** @throws WrongInput where a limit is no number above 0 */
export function limitNamed(option: string, text: string): number {
  const value = Number(text)
  if (text.trim() !== '' && Number.isFinite(value) && value > 0) return value
  throw new WrongInput(`--${option} takes a number above 0; this is “${text}”`)
}

/** So many answers are followed before the clock, the memory and Ctrl-C are looked at. */
const SLICE = 1000
const MEGABYTE = 1_048_576

/** A search that can be gone on with piece by piece. */
interface Searching {
  readonly positions: number
  /** True where the most positions were looked at. */
  readonly full: boolean
  go(answers: number): boolean
}

/** Searches to the end or to a limit, telling how far it has come. Ctrl-C ends it with what has been found. */
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
  try {
    while (!search.go(SLICE)) {
      out.progress(`${search.positions} positions`)
      // Lets a signal come through.
      await new Promise((go) => setImmediate(go))
      if (interrupted) return 'interrupted'
      if (performance.now() > until) return 'seconds'
      if (process.memoryUsage().heapUsed > megabytes * MEGABYTE) return 'megabytes'
    }
    return search.full ? 'positions' : null
  } finally {
    process.removeListener('SIGINT', interrupt)
    out.progress('')
  }
}
