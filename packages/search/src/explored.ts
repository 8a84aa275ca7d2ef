import { type Choice, type Decision, isRefusal, type Position, type Refusal } from '@battleline/kernel'
import { choices, defaultChoice, unlike, type Weighed } from './choices.ts'
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

/** Answers that are left to be followed from a place. */
export interface Walk<P extends Position> {
  readonly place: Place<P>
  /** The ids of the options where one of them is picked; null where answers have to be put together. */
  readonly ids: readonly Choice[] | null
  readonly left: Iterator<Weighed> | null
  at: number
}

/** The positions that a search has reached, equal ones merged. In which order they are gone on from is the search's. */
export class Explored<P extends Position> {
  readonly places: Place<P>[] = []
  /** What the game refused though it had offered it: its own limits. */
  readonly refused: Refusal[] = []
  /** How often an answer led to a position that was known already. */
  merged = 0
  /** True where a position was left out because the most were looked at. */
  full = false
  readonly limit: number
  readonly #game: Playable<P>
  readonly #ended: NonNullable<Bounds<P>['ended']>
  readonly #free: boolean
  readonly #apart: boolean
  readonly #symmetry: Symmetry<P> | null
  readonly #known = new Map<number, Place<P>>()
  /** What the place that was entered last asks; null where it ends. */
  #asked: Decision | null = null

  constructor(game: Playable<P>, start: P, bounds: Bounds<P> = {}) {
    const { limit = 100_000, ended = () => false, free = false, apart = false } = bounds
    this.limit = limit
    this.#game = game
    this.#ended = ended
    this.#free = free
    this.#apart = apart
    this.#symmetry = apart ? null : (game.symmetry?.(start) ?? null)
    this.#enter(start, game.hash(start), null)
  }

  /** What the place that was entered last asks; null where it ends. */
  get asked(): Decision | null {
    return this.#asked
  }

  /** The answers of the place that was entered last; null where it ends. */
  walk(): Walk<P> | null {
    const decision = this.#asked
    const place = this.places[this.places.length - 1]
    if (decision === null || place === undefined) return null
    const listed = this.#game.answers?.(place.position, decision, this.#apart) ?? null
    if (listed !== null) return { place, ids: null, left: listed, at: 0 }
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

  /**
   * The position that an answer leads to, entered where it is new; null where it was refused or is one too many. Where
   * the answer leads is written down by the search (`lead`).
   */
  reach({ position }: Place<P>, answer: Choice): Place<P> | null {
    const next = this.#game.answer(position, answer)
    if (isRefusal(next)) {
      this.refused.push(next)
      return null
    }
    const hash = this.#game.hash(next)
    const first = this.#known.get(hash) ?? null
    let known = first
    while (known !== null && !this.#game.same(known.position, next)) known = known.twin
    if (known !== null) {
      this.merged++
      return known
    }
    if (this.places.length < this.limit) return this.#enter(next, hash, first)
    this.full = true
    return null
  }

  #enter(position: P, hash: number, twin: Place<P> | null): Place<P> {
    const decision = this.#game.ask(position)
    const ends = decision === null || this.#ended(decision, position)
    const place = placeAt(position, this.places.length, ends, twin)
    this.#known.set(hash, place)
    this.places.push(place)
    this.#asked = ends ? null : decision
    return place
  }

  *#answers(decision: Decision, classes: ReturnType<Symmetry<P>>): Iterator<Weighed> {
    if (decision.free && !this.#free) yield { choice: defaultChoice(decision), ways: 1 }
    else if (classes !== null) yield* unlike(decision, classes)
    else for (const choice of choices(decision)) yield { choice, ways: 1 }
  }
}

/** The next answer of a walk, by way of its place; false where it has none. */
export function nextAnswer<P extends Position>(
  walk: Walk<P>,
  follow: (place: Place<P>, answer: Choice, ways: number) => void,
): boolean {
  if (walk.ids !== null) {
    const choice = walk.ids[walk.at++]
    if (choice === undefined) return false
    follow(walk.place, choice, 1)
    return true
  }
  const next = walk.left?.next()
  if (next === undefined || next.done === true) return false
  follow(walk.place, next.value.choice, next.value.ways)
  return true
}

/** Writes down where an answer leads. */
export function lead<P extends Position>(from: Place<P>, answer: Choice, ways: number, to: Place<P>): void {
  from.next.push(to)
  from.given.push(answer)
  from.times.push(ways)
}
