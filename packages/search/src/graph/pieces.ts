/** Work that yields between pieces of at most some thousand operations, and then returns its result. */
export type Pieces<T> = Generator<undefined, T>

/** Does the work to its end at once. */
export function whole<T>(work: Pieces<T>): T {
  for (;;) {
    const next = work.next()
    if (next.done === true) return next.value
  }
}

/** The number of small operations in a piece. */
export const PIECE = 500

/** A bound on an analysis that could take exponentially long: true while there is something left of it. */
export class Effort {
  #left: number

  constructor(most: number) {
    this.#left = most
  }

  spend(): boolean {
    return --this.#left >= 0
  }
}
