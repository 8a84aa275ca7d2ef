import type { ProblemKind } from './kinds.ts'

/** A range of the file, as offsets in UTF-16 units. */
export interface Place {
  readonly from: number
  readonly to: number
}

/** The valid alternatives: the whole list if it is short, and the nearest word. */
export interface Hints {
  readonly expected?: readonly string[]
  readonly nearest?: string | undefined
  /** More help, a line each. */
  readonly notes?: readonly string[]
}

/** A problem at a place, before its file is known. */
export interface Fault extends Hints {
  readonly kind: ProblemKind
  readonly at: Place
  readonly message: string
}

/** The most listed faults of one file. */
const MOST = 100

/** Collects the faults of a file, so that one pass finds them all. */
export class Faults {
  readonly all: Fault[] = []
  #more = 0

  /** A function of hints runs only if they are shown. */
  add(kind: ProblemKind, at: Place, message: string, hints: Hints | (() => Hints) = {}): void {
    if (this.full) {
      this.#more++
      return
    }
    this.all.push({ kind, at, message, ...(typeof hints === 'function' ? hints() : hints) })
  }

  /** True if further faults are only counted. */
  get full(): boolean {
    return this.all.length >= MOST
  }

  /** The number of faults that are not listed. */
  get more(): number {
    return this.#more
  }

  /** The number of faults, to see whether a part of the file had any. */
  get count(): number {
    return this.all.length + this.#more
  }
}
