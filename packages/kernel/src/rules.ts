import type { Chart, Locals, Start, Step } from './chart.ts'
import type { Entry } from './fact.ts'
import type { Owned } from './record.ts'
import type { Reason } from './trace.ts'
import type { World } from './world.ts'

/** An effect that would rewrite what a step is about to do. Looked up anew after each one; only its id is kept. */
export interface Amendment {
  /** The effect and what it applies to, carried on to what becomes of that: each is used once in a step. */
  readonly id: string
  /** Lower ones come first, without a choice: the rules order them. */
  readonly rank: number
  /** Amendments of one group compete, and somebody orders them; those of different groups do not meet. */
  readonly group: number
  /** Amendments that give the same result in either order share a word here, and nobody is asked. */
  readonly commutes: string | null
  readonly source: number
  readonly title: string
  readonly cite: readonly string[]
  /** Rewrites at once, or gives a chart that does (and may ask, or cause other things first). */
  apply(w: World, l: Locals): Start | null
}

/** What a game tells the kernel. No defaults: who orders what, and when, is a rule of the game. */
export interface Rules {
  readonly game: string
  /** Every chart by id, those of card texts too: what a save may name. Null where there is none of that id. */
  chart(id: string): Chart | null
  /** The effects that apply at an `amend` step now. Used ones may be listed again. */
  amendments(w: World, step: Step, l: Locals): readonly Amendment[]
  /** Who orders amendments of one group. */
  arbiter(w: World, among: readonly Amendment[]): number
  /** Who takes the next turn in a window, and from which of the waiting abilities. */
  next(w: World, waiting: readonly Entry[]): { readonly who: number; readonly from: readonly Entry[] }
  /** Whether a waiting ability can still start; if not, why, and it is lost. Asked each time before one is chosen. */
  alive(w: World, entry: Entry): true | Reason
  /** Starts an ability whose turn has come. */
  resolve(w: World, entry: Entry, l: Locals): Start
  label(w: World, entry: Entry): string
  /** The standing check. True where it changed or started anything. `always`: after every change, not only at `settle`. */
  readonly standing: { readonly when: 'always' | 'at settle'; check(w: World, join: Join): boolean }
  /** Ends the game: nothing is asked any more. */
  over(w: World): boolean
  /** Restores what is derived (`$` fields) after loading, or says what is wrong with the records. */
  derive(rows: Owned[]): Reason | null
  /** How many nodes one answer may walk, and how many charts may be open, before it is a limit. */
  readonly limits: { readonly steps: number; readonly depth: number }
}

/** Enters the open chart of a kind, or starts one. */
export type Join = (w: World, chart: Chart, payload: unknown) => void
