import type { Incomplete, Pieces } from '@battleline/search'
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
  throw new WrongInput('option-value', `--${option} takes a number above 0; this is “${text}”`)
}

/** The time between checks of the clock, the memory and Ctrl-C, in milliseconds. */
const SLICE = 25
const MEGABYTE = 1_048_576

/**
 * The time and the memory for everything that a command line does. Ctrl-C ends all of it, and the results so
 * far are still shown.
 */
export class Allowance {
  readonly #out: Terminal
  readonly #end: number
  readonly #most: number
  #interrupted = false

  constructor({ seconds, megabytes }: Pick<Limits, 'seconds' | 'megabytes'>, out: Terminal) {
    this.#out = out
    this.#end = performance.now() + seconds * 1000
    this.#most = process.memoryUsage().heapUsed + megabytes * MEGABYTE
  }

  get isInterrupted(): boolean {
    return this.#interrupted
  }

  /** The moment at which a share of the time that is left, from 0 to 1, is over; of all time, or until a moment. */
  after(share: number, end = this.#end): number {
    const now = performance.now()
    return now + Math.max(0, end - now) * share
  }

  /** Works piece by piece to the end or to a moment; null for the end, else why it stopped. */
  async work(pieces: Pieces<unknown>, until: number, progress: () => string): Promise<Stopped> {
    const interrupt = () => {
      this.#interrupted = true
    }
    process.once('SIGINT', interrupt)
    try {
      for (;;) {
        const why = this.#exceeded(until)
        if (why !== null) return why
        const pause = performance.now() + SLICE
        do if (pieces.next().done === true) return null
        while (performance.now() < pause)
        this.#out.progress(progress())
        // Lets signals through.
        await new Promise((go) => setImmediate(go))
      }
    } finally {
      process.removeListener('SIGINT', interrupt)
      this.#out.progress('')
    }
  }

  #exceeded(until: number): Stopped {
    if (this.#interrupted) return 'interrupted'
    if (performance.now() > until) return 'seconds'
    return process.memoryUsage().heapUsed > this.#most ? 'megabytes' : null
  }
}

/** A search that runs piece by piece. */
interface Searching {
  readonly positions: number
  /** True if it reached its limit of positions. */
  readonly full: boolean
  go(answers: number): boolean
}

/** The number of answers in a piece: a single one can take some milliseconds. */
const ANSWERS = 10

/** Searches to the end or to a limit, and reports progress. */
export async function searchThrough(
  search: Searching,
  allowance: Allowance,
  until: number,
): Promise<Stopped> {
  function* pieces(): Pieces<void> {
    while (!search.go(ANSWERS)) yield
  }
  const stopped = await allowance.work(pieces(), until, () => `${search.positions} positions`)
  return stopped ?? (search.full ? 'positions' : null)
}
