import type { Chart, Locals, Start, Step } from './chart.ts'
import type { Entry } from './fact.ts'
import type { Owned } from './record.ts'
import type { Reason } from './trace.ts'
import type { View, World } from './world.ts'

/** An effect that would rewrite what a step is about to do. Looked up anew after each one; only its id is kept. */
export interface Amendment {
  /** The effect and what it applies to, in a form that what becomes of that keeps: each is used once in a frame. */
  readonly id: string
  /** Amendments of one group compete, and somebody orders them; groups do not meet, and come as they are listed. */
  readonly group: number
  /** Within a group, lower ones come first without a choice: the rules order them. */
  readonly rank: number
  /** Amendments that give the same result in either order share a word here, and nobody is asked. */
  readonly commutes: string | null
  /** Who orders it among its rivals: for most games whom it affects. */
  readonly who: number
  /** The record whose effect it is. */
  readonly source: number
  readonly title: string
  /** What tells it from its rivals, where somebody has to choose. */
  readonly label: string
  readonly cite: readonly string[]
  /** Rewrites at once, or gives a chart that may ask or cause other things first; `Rules.amended` then finishes it. */
  apply(w: World, l: Locals): Start | null
}

/** What a standing check sets in motion: a chart that starts, or a payload that enters the open chart of a kind. */
export type Reaction = Start | { readonly join: string; readonly payload: unknown }

/** Who takes the next turn in a window, and from which abilities. */
export interface Next {
  readonly who: number
  readonly from: readonly Entry[]
}

/** What a game tells the kernel. No defaults: who orders what, and when, is a rule of the game. */
export interface Rules {
  readonly game: string
  /** A copy of a record, one level deep: a literal for each kind of record, so that all of a kind are laid out alike. */
  copy(row: Owned, id: number): Owned
  /**
   * A record of the kind that has this number, before anything has happened to it: what a record has in common with it
   * is left out of saves and keys. Left out: whole records are saved.
   */
  blank?(id: number): Owned
  /**
   * A whole number that equal records `id` have in common, and others mostly not. It may read nothing but what is saved:
   * never `own`, and no `$` field. Left out: worked out from all saved fields.
   */
  digest?(row: Owned, id: number): number
  /** Every chart by id, those of card texts too: what a save may name. Null where there is none of that id. */
  chart(id: string): Chart | null
  /** The effects that apply at an `amend` step now. Used ones may be listed again. */
  amendments(w: View, step: Step, l: Locals): readonly Amendment[]
  /** Finishes an amendment whose chart has ended, with what it found out. */
  amended(w: World, step: Step, l: Locals, id: string, child: Locals): void
  /** Who takes the next turn in a window, and from which of the waiting abilities (one at least). */
  next(w: View, waiting: readonly Entry[], step: Step, l: Locals): Next
  /** Whether a waiting ability can still start; if not, why, and it is lost. Asked each time before one is chosen. */
  alive(w: View, entry: Entry, step: Step, l: Locals): true | Reason
  /** Starts an ability whose turn has come. */
  resolve(w: World, entry: Entry, l: Locals): Start
  /** What it is called; `among`: the entries from which one is chosen, if it has to be told apart from them. */
  label(w: View, entry: Entry, among?: readonly Entry[]): string
  /**
   * The standing check, on the records touched since the last one: those of `w.touched` from a place on. It is repeated
   * until it does nothing. `always`: after every change, not only at `settle`.
   */
  readonly standing: {
    readonly when: 'always' | 'at settle'
    check(w: World, from: number): Reaction | null
  }
  /** True when the game has ended: nothing is asked any more. */
  over(w: View): boolean
  /** Restores what is derived (`$` fields) after loading, or says what is wrong with the records. */
  derive(rows: Owned[]): Reason | null
  /** How many nodes one answer may walk, and how many charts may be open, before it is a limit. */
  readonly limits: { readonly steps: number; readonly depth: number }
  /** What the game says of a run that reached a limit: what goes round without end; null where it knows nothing of it. */
  endless?(w: View): Reason | null
}
