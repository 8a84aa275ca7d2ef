import type { Choice, Position, Refusal } from '@battleline/kernel'
import { type Ending, endingsOf } from './endings.ts'
import { type Bounds, Explored, lead, nextAnswer, type Walk } from './explored.ts'
import type { Place } from './place.ts'
import type { Playable } from './playable.ts'

/** Why there may be more endings than were found. */
export interface Missing {
  /** True where the most positions were looked at. */
  readonly limit: boolean
  /** Positions with answers that nobody followed. */
  readonly open: number
  /** What the game refused though it had offered it: its own limits. */
  readonly refused: readonly Refusal[]
}

export interface Outcomes<P extends Position = Position> {
  /** Different endings, in the order in which they were found. */
  readonly endings: readonly Ending<P>[]
  /** How many different positions were looked at. */
  readonly positions: number
  /** How often an answer led to a position that was known already. */
  readonly merged: number
  /** False where there may be more endings; `missing` says why. */
  readonly complete: boolean
  readonly missing: Missing | null
  /** Every position that was looked at and where its answers lead; the first is where the search began. */
  readonly places: readonly Place<P>[]
}

/**
 * A search for every ending over all choices that are open from a position on, depth first. Equal positions are one. It
 * can be gone on with piece by piece, and asked at any time what has been found. Uses nothing but the public verbs.
 */
export class OutcomeSearch<P extends Position> {
  readonly #explored: Explored<P>
  /** Places in the order in which everything below them was done. */
  readonly #done: Place<P>[] = []
  readonly #path: Walk<P>[] = []
  /** Endings of one likeness are one; left out: every place is an ending of its own. */
  readonly #likeness?: (place: Place<P>) => unknown
  readonly #follow = (place: Place<P>, answer: Choice, ways: number) => this.#go(place, answer, ways)

  constructor(game: Playable<P>, start: P, bounds: Bounds<P> = {}) {
    this.#explored = new Explored(game, start, bounds)
    const { likeness } = game
    if (likeness !== undefined && bounds.apart !== true)
      this.#likeness = ({ position }) => likeness.call(game, position)
    this.#entered()
  }

  /** How many positions have been looked at. */
  get positions(): number {
    return this.#explored.places.length
  }

  /** True where the most positions were looked at. */
  get full(): boolean {
    return this.#explored.full
  }

  /** Follows so many answers; left out: all. True when there is nothing left to follow. */
  go(answers = Number.POSITIVE_INFINITY): boolean {
    for (let left = answers; left > 0; left--) {
      const top = this.#path[this.#path.length - 1]
      if (top === undefined || this.#explored.full) return true
      if (!nextAnswer(top, this.#follow)) this.#leave(top)
    }
    return this.#path.length === 0
  }

  /** What has been found so far. */
  found(): Outcomes<P> {
    const { places, merged, refused, full } = this.#explored
    const open = this.#path
    const order = [...this.#done, ...open.map(({ place }) => place).reverse()]
    const missing =
      open.length === 0 && refused.length === 0 ? null : { limit: full, open: open.length, refused }
    return {
      endings: endingsOf(places, order, this.#likeness),
      positions: places.length,
      merged,
      complete: missing === null,
      missing,
      places,
    }
  }

  /** The place that was entered last ends, or its answers are followed next. */
  #entered(): void {
    const walk = this.#explored.walk()
    if (walk !== null) this.#path.push(walk)
    else this.#done.push(this.#explored.places[this.positions - 1] as Place<P>)
  }

  #leave({ place }: Walk<P>): void {
    place.done = true
    this.#done.push(place)
    this.#path.pop()
  }

  #go(place: Place<P>, answer: Choice, ways: number): void {
    const before = this.positions
    const next = this.#explored.reach(place, answer)
    if (next === null) return
    if (this.positions > before) this.#entered()
    // A way back to where it came from is no way to an ending.
    else if (!next.done) return
    lead(place, answer, ways, next)
  }
}

/**
 * Every ending over all choices that are open from here on. Decisions that make no difference (`free`) are answered by
 * their default, and of choices that equal cards make alike one is made, unless the bounds say otherwise.
 */
export function outcomes<P extends Position>(
  game: Playable<P>,
  position: P,
  bounds: Bounds<P> = {},
): Outcomes<P> {
  const search = new OutcomeSearch(game, position, bounds)
  search.go()
  return search.found()
}
