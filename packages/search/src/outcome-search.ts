import { type Choice, type Decision, isRefusal, type Position, type Refusal } from '@battleline/kernel'
import { choices, defaultChoice, unlike, type Weighed } from './choices.ts'
import { type Ending, endingsOf } from './endings.ts'
import { type Place, placeAt } from './place.ts'
import type { Playable, Symmetry } from './playable.ts'

/** How a search is bounded and where it ends. */
export interface Bounds<P extends Position = Position> {
  /** The most positions that are looked at; left out: 100 000. */
  readonly limit?: number
  /** True where a decision is not to be answered any more. Where nothing is asked a search always ends. */
  readonly ended?: (decision: Decision, position: P) => boolean
  /** True to follow every answer to decisions that make no difference (`free`); else each is given its default. */
  readonly free?: boolean
  /** True to tell equal cards apart: then endings that differ only in which of them is which are several. */
  readonly apart?: boolean
}

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

/** Answers that are left to be followed from a place. */
interface Walk<P extends Position> {
  readonly place: Place<P>
  /** The ids of the options where one of them is picked; null where answers have to be put together. */
  readonly ids: readonly Choice[] | null
  readonly left: Iterator<Weighed> | null
  at: number
}

/**
 * A search for every ending over all choices that are open from a position on, depth first. Equal positions are one. It
 * can be gone on with piece by piece, and asked at any time what has been found. Uses nothing but the public verbs.
 */
export class OutcomeSearch<P extends Position> {
  readonly #game: Playable<P>
  readonly #limit: number
  readonly #ended: NonNullable<Bounds<P>['ended']>
  readonly #free: boolean
  readonly #symmetry: Symmetry<P> | null
  readonly #known = new Map<number, Place<P>>()
  readonly #places: Place<P>[] = []
  /** Places in the order in which everything below them was done. */
  readonly #done: Place<P>[] = []
  readonly #path: Walk<P>[] = []
  readonly #refused: Refusal[] = []
  #merged = 0
  #full = false

  constructor(game: Playable<P>, start: P, bounds: Bounds<P> = {}) {
    const { limit = 100_000, ended = () => false, free = false, apart = false } = bounds
    this.#game = game
    this.#limit = limit
    this.#ended = ended
    this.#free = free
    this.#symmetry = apart ? null : (game.symmetry?.(start) ?? null)
    this.#enter(start, game.hash(start), null)
  }

  /** How many positions have been looked at, and how many ends there are among them. */
  get positions(): number {
    return this.#places.length
  }

  /** Follows so many answers; left out: all. True when there is nothing left to follow. */
  go(answers = Number.POSITIVE_INFINITY): boolean {
    for (let left = answers; left > 0; left--) {
      const top = this.#path[this.#path.length - 1]
      if (top === undefined) return true
      if (this.#full && this.#places.length >= this.#limit) return true
      if (!this.#next(top)) this.#leave(top)
    }
    return this.#path.length === 0
  }

  /** What has been found so far. */
  found(): Outcomes<P> {
    const open = this.#path
    const order = [...this.#done, ...open.map(({ place }) => place).reverse()]
    const missing =
      open.length === 0 && this.#refused.length === 0
        ? null
        : { limit: this.#full, open: open.length, refused: this.#refused }
    return {
      endings: endingsOf(this.#places, order),
      positions: this.#places.length,
      merged: this.#merged,
      complete: missing === null,
      missing,
      places: this.#places,
    }
  }

  /** A new place: one that ends, or the one whose answers are followed next. */
  #enter(position: P, hash: number, twin: Place<P> | null): Place<P> {
    const decision = this.#game.ask(position)
    const ends = decision === null || this.#ended(decision, position)
    const place = placeAt(position, this.#places.length, ends, twin)
    this.#known.set(hash, place)
    this.#places.push(place)
    if (ends) this.#done.push(place)
    else this.#path.push(this.#walk(place, decision))
    return place
  }

  #walk(place: Place<P>, decision: Decision): Walk<P> {
    const classes = decision.free ? null : (this.#symmetry?.(place.position, decision) ?? null)
    const alone = classes === null && (!decision.free || this.#free)
    const ids = alone && decision.manner === 'pick' && decision.least === 1 && decision.most === 1
    return {
      place,
      ids: ids ? decision.ids : null,
      left: ids ? null : this.#answers(decision, classes),
      at: 0,
    }
  }

  *#answers(decision: Decision, classes: ReturnType<Symmetry<P>>): Iterator<Weighed> {
    if (decision.free && !this.#free) yield { choice: defaultChoice(decision), ways: 1 }
    else if (classes !== null) yield* unlike(decision, classes)
    else for (const choice of choices(decision)) yield { choice, ways: 1 }
  }

  /** Follows the next answer of a place; false where it has none. */
  #next(walk: Walk<P>): boolean {
    if (walk.ids !== null) {
      const choice = walk.ids[walk.at++]
      if (choice === undefined) return false
      this.#follow(walk, choice, 1)
      return true
    }
    const next = walk.left?.next()
    if (next === undefined || next.done === true) return false
    this.#follow(walk, next.value.choice, next.value.ways)
    return true
  }

  #leave({ place }: Walk<P>): void {
    place.done = true
    this.#done.push(place)
    this.#path.pop()
  }

  #follow({ place }: Walk<P>, answer: Choice, ways: number): void {
    const position = this.#game.answer(place.position, answer)
    if (isRefusal(position)) {
      this.#refused.push(position)
      return
    }
    const hash = this.#game.hash(position)
    const first = this.#known.get(hash) ?? null
    let known = first
    while (known !== null && !this.#game.same(known.position, position)) known = known.twin
    if (known === null) {
      if (this.#places.length >= this.#limit) {
        this.#full = true
        return
      }
      known = this.#enter(position, hash, first)
    } else {
      this.#merged++
      // A way back to where it came from is no way to an ending.
      if (!known.done) return
    }
    place.next.push(known)
    place.given.push(answer)
    place.times.push(ways)
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
