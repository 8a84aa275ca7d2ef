import type { Position } from '@battleline/kernel'
import type { OutcomeSearch } from '@battleline/search'
import { WrongInput } from './exit.ts'
import type { Terminal } from './terminal.ts'

/** What a search may take before it ends with what it has found. */
export interface Limits {
  readonly positions: number
  readonly seconds: number
  readonly megabytes: number
}

/** Which limit ended a search, or that somebody did; null where it came to its end. */
export type Stopped = 'positions' | 'seconds' | 'megabytes' | 'interrupted' | null

/** @throws WrongInput where a limit is no number above 0 */
export function limitNamed(option: string, text: string): number {
  const value = Number(text)
  if (text.trim() !== '' && Number.isFinite(value) && value > 0) return value
  throw new WrongInput(`--${option} takes a number above 0; this is “${text}”`)
}

/** So many answers are followed before the clock, the memory and Ctrl-C are looked at. */
const SLICE = 1000
const MEGABYTE = 1_048_576

/** Searches to the end or to a limit, telling how far it has come. Ctrl-C ends it with what has been found. */
export async function searchThrough<P extends Position>(
  search: OutcomeSearch<P>,
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
    return search.found().missing?.limit === true ? 'positions' : null
  } finally {
    process.removeListener('SIGINT', interrupt)
    out.progress('')
  }
}
