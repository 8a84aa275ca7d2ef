import type { Position } from '@battleline/kernel'

/** So many boards more than twice those of a run are kept. */
const MOST_SPARE = 60

/** Makes boards of positions. What did not change since the last board is the same object in both. */
export abstract class Boards<B> {
  readonly all: B[] = []
  readonly #places = new Map<Position, number>()
  readonly #kept = new Map<string, { readonly written: string; readonly part: unknown }>()

  /** The place of a position's board among all. */
  at(position: Position): number {
    const known = this.#places.get(position)
    if (known !== undefined) return known
    const place = this.all.push(this.board(position)) - 1
    this.#places.set(position, place)
    return place
  }

  of(position: Position): B {
    return this.all[this.at(position)] as B
  }

  /** Whether it holds far more boards than a run with so many positions has: those of answers that were taken back. */
  isFullFor(positions: number): boolean {
    return this.all.length > 2 * positions + MOST_SPARE
  }

  protected abstract board(position: Position): B

  /** The part of the last board, where it is equal; `key` identifies the part. */
  protected kept<P>(key: string, part: P): P {
    const written = JSON.stringify(part)
    const known = this.#kept.get(key)
    if (known?.written === written) return known.part as P
    this.#kept.set(key, { written, part })
    return part
  }
}
