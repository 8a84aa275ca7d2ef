/** A stretch of the file, as offsets in UTF-16 units. */
export interface Place {
  readonly from: number
  readonly to: number
}

/** What is valid there: the whole list where it is short, and the nearest valid word. */
export interface Hints {
  readonly expected?: readonly string[]
  readonly nearest?: string | undefined
  /** What else helps, a line each. */
  readonly notes?: readonly string[]
}

/** Something wrong at a place, before it is known which file the place is in. */
export interface Fault extends Hints {
  readonly at: Place
  readonly message: string
}

/** More than this in one file help nobody. */
const MOST = 100

/** Collects what is wrong in a file, so that one pass finds everything. */
export class Faults {
  readonly all: Fault[] = []
  #more = 0

  /** A function of hints runs only where they are shown. */
  add(at: Place, message: string, hints: Hints | (() => Hints) = {}): void {
    if (this.full) {
      this.#more++
      return
    }
    this.all.push({ at, message, ...(typeof hints === 'function' ? hints() : hints) })
  }

  /** True where further ones are only counted. */
  get full(): boolean {
    return this.all.length >= MOST
  }

  /** How many were found beyond those that are listed. */
  get more(): number {
    return this.#more
  }

  /** How many there are, to see whether a part of the file was read without one. */
  get count(): number {
    return this.all.length + this.#more
  }
}
