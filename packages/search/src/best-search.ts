import type { Choice, Decision, Position } from '@battleline/kernel'
import { type Bounds, Explored, lead, nextAnswer, type Walk } from './explored.ts'
import { inOrder } from './futures.ts'
import { Heap } from './heap.ts'
import type { Missing } from './outcome-search.ts'
import type { Place } from './place.ts'
import type { Playable } from './playable.ts'

/** What something is worth, the most important number first: more is better. */
export type Worth = readonly number[]

/** What somebody wants. */
export interface Aim<P extends Position = Position> {
  /** Who answers in favor of it; everybody else, and chance, is taken to answer against it. */
  readonly player: number
  worth(position: P): Worth
  /** What an ending that comes of a position can be worth at best. */
  ceiling(position: P): Worth
}

/** An answer on the way of a best line. */
export interface Step<P extends Position = Position> {
  readonly position: P
  readonly decision: Decision
  readonly answer: Choice
}

export interface BestLine<P extends Position = Position> {
  /** The answers that lead to the best ending that is sure, whatever others answer; of equal ones the fewest. */
  readonly line: readonly Step<P>[]
  readonly end: P
  readonly worth: Worth
  /** The best of all endings that were seen: better than what is sure only where others have a say. */
  readonly hoped: { readonly end: P; readonly worth: Worth }
  /** True where others, or chance, have a say. */
  readonly others: boolean
}

export interface BestFound<P extends Position = Position> {
  /** Null where no ending was seen. */
  readonly best: BestLine<P> | null
  /** True where nothing can be better: every line was followed, or could not come up to it. */
  readonly proven: boolean
  readonly positions: number
  readonly merged: number
  /** Positions that were not gone on from, because nothing that comes of them can be better. */
  readonly passed: number
  /** Null where it is proven. */
  readonly missing: Missing | null
}

/** A place that is to be gone on from. */
interface Waiting<P extends Position> {
  readonly walk: Walk<P>
  readonly worth: Worth
}

/**
 * A search for the best line to an aim. It goes on from the best position first, and passes over what cannot be better
 * than what is reached already. It can be gone on with piece by piece, and asked at any time what has been found.
 */
export class BestSearch<P extends Position> {
  readonly #game: Playable<P>
  readonly #aim: Aim<P>
  readonly #explored: Explored<P>
  /** Of places worth the same, the one that was found last: lines are followed to their ends. */
  readonly #waiting = new Heap<Waiting<P>>((one, other) => {
    const by = compare(one.worth, other.worth)
    return by === 0 ? one.walk.place.id > other.walk.place.id : by > 0
  })
  readonly #best: Worth
  #current: Walk<P> | null = null
  /** The best that is sure to be reached, as long as nobody else has a say. */
  #sure: Worth | null = null
  #others = false
  #passed = 0
  readonly #follow = (place: Place<P>, answer: Choice, ways: number) => this.#go(place, answer, ways)

  constructor(game: Playable<P>, start: P, aim: Aim<P>, bounds: Bounds<P> = {}) {
    this.#game = game
    this.#aim = aim
    this.#explored = new Explored(game, start, bounds)
    this.#best = aim.ceiling(start)
    this.#entered(this.#explored.places[0] as Place<P>)
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
      if (this.#explored.full || this.#isSettled()) return true
      this.#current ??= this.#next()
      if (this.#current === null) return true
      if (nextAnswer(this.#current, this.#follow)) continue
      this.#current.place.done = true
      this.#current = null
    }
    return false
  }

  /** What has been found so far. */
  found(): BestFound<P> {
    const { places, merged, refused, full } = this.#explored
    const open = this.#waiting.size + Number(this.#current !== null)
    const proven = this.#isSettled() || (open === 0 && refused.length === 0)
    const missing = proven ? null : { limit: full, open, refused }
    const best = this.#lineOf(this.#valued())
    return { best, proven, positions: places.length, merged, passed: this.#passed, missing }
  }

  /** Nothing can be better than what is sure. */
  #isSettled(): boolean {
    return this.#sure !== null && compare(this.#sure, this.#best) >= 0
  }

  #next(): Walk<P> | null {
    for (let next = this.#waiting.pop(); next !== undefined; next = this.#waiting.pop()) {
      const { walk } = next
      if (this.#sure === null || compare(this.#aim.ceiling(walk.place.position), this.#sure) > 0) return walk
      this.#passed++
    }
    return null
  }

  #entered(place: Place<P>): void {
    const worth = this.#aim.worth(place.position)
    const walk = this.#explored.walk()
    if (walk !== null) {
      if (this.#explored.asked?.who !== this.#aim.player) this.#others = true
      this.#waiting.push({ walk, worth })
    } else if (!this.#others && (this.#sure === null || compare(worth, this.#sure) > 0)) this.#sure = worth
  }

  #go(place: Place<P>, answer: Choice, ways: number): void {
    const before = this.positions
    const next = this.#explored.reach(place, answer)
    if (next === null) return
    if (this.positions > before) this.#entered(next)
    lead(place, answer, ways, next)
  }

  /** For each place what is sure from there on, by its number; null where nothing is known to be. */
  #valued(): readonly (Valued | null)[] {
    const { places } = this.#explored
    const values: (Valued | null)[] = places.map(() => null)
    // What was passed over, or not followed to its end: it may be worth less than what was seen of it.
    const unseen = new Set(places.filter(({ ends, done }) => !ends && !done))
    for (const place of inOrder(places)) {
      const value = this.#valueOf(place, values, unseen)
      values[place.id] = value
      if (value === null && place.next.some((next) => unseen.has(next))) unseen.add(place)
    }
    return values
  }

  #valueOf(
    place: Place<P>,
    values: readonly (Valued | null)[],
    unseen: ReadonlySet<Place<P>>,
  ): Valued | null {
    if (place.ends) return { worth: this.#aim.worth(place.position), length: 0, at: -1 }
    const own = !this.#others || this.#game.ask(place.position)?.who === this.#aim.player
    // Others may answer with what was not seen. Where something is sure already, that is no better than it.
    const isUnsure = !own && this.#sure !== null
    if (isUnsure && (unseen.has(place) || place.next.some((next) => unseen.has(next)))) return null
    return this.#bestOf(place, values, own)
  }

  #bestOf(place: Place<P>, values: readonly (Valued | null)[], own: boolean): Valued | null {
    let best: Valued | null = null
    for (let at = 0; at < place.next.length; at++) {
      const value = values[(place.next[at] as Place).id] ?? null
      if (value === null) continue
      const by = best === null ? 1 : compare(value.worth, best.worth) * (own ? 1 : -1)
      if (best === null || by > 0 || (by === 0 && value.length + 1 < best.length))
        best = { worth: value.worth, length: value.length + 1, at }
    }
    return best
  }

  #lineOf(values: readonly (Valued | null)[]): BestLine<P> | null {
    const { places } = this.#explored
    let place = places[0] as Place<P>
    let value = values[place.id] ?? null
    if (value === null) return null
    const { worth } = value
    const line: Step<P>[] = []
    for (; value !== null && value.at >= 0; value = values[place.id] ?? null) {
      const { position, given, next } = place
      line.push({
        position,
        decision: this.#game.ask(position) as Decision,
        answer: given[value.at] as Choice,
      })
      place = next[value.at] as Place<P>
    }
    const hoped = this.#others ? this.#hoped() : { end: place.position, worth }
    return { line, end: place.position, worth, hoped, others: this.#others }
  }

  #hoped(): BestLine<P>['hoped'] {
    let best: BestLine<P>['hoped'] | null = null
    for (const { ends, position } of this.#explored.places) {
      const worth = ends ? this.#aim.worth(position) : null
      if (worth !== null && (best === null || compare(worth, best.worth) > 0)) best = { end: position, worth }
    }
    return best as BestLine<P>['hoped']
  }
}

/** What is sure from a place on: the answers it takes, and by which of the place's own. */
interface Valued {
  readonly worth: Worth
  readonly length: number
  readonly at: number
}

/** More than 0 where one is worth more than the other: the first number that differs decides. */
function compare(one: Worth, other: Worth): number {
  for (let at = 0; at < one.length; at++) {
    const [value, its] = [one[at] as number, other[at] as number]
    if (value !== its) return value > its ? 1 : -1
  }
  return 0
}

/** The best line to an aim over all choices that are open from here on. */
export function bestLine<P extends Position>(
  game: Playable<P>,
  position: P,
  aim: Aim<P>,
  bounds: Bounds<P> = {},
): BestFound<P> {
  const search = new BestSearch(game, position, aim, bounds)
  search.go()
  return search.found()
}
