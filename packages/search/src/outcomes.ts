import { type Choice, isRefusal, type Position } from '@battleline/kernel'
import { choices } from './choices.ts'
import type { Playable } from './playable.ts'

/** How a search is bounded and where it ends. */
export interface Bounds {
  /** The most positions that are looked at; left out: 100 000. */
  readonly limit?: number
  /** True where nothing more is to be answered. Where nothing is asked a search always ends. */
  readonly ended?: (position: Position) => boolean
}

/** One way in which it can end. */
export interface Ending {
  readonly position: Position
  /** The answers that lead here, from the first decision on: the first of all ways that were found. */
  readonly answers: readonly Choice[]
  /** How many different sequences of answers lead here. */
  readonly ways: number
}

export interface Outcomes {
  /** Different endings, in the order in which they were found. */
  readonly endings: readonly Ending[]
  /** How many different positions were looked at. */
  readonly positions: number
  /** How often an answer led to a position that was known already. */
  readonly merged: number
  /** False where the limit, or one of the game's, was reached: then there may be more endings. */
  readonly complete: boolean
}

interface Place {
  readonly position: Position
  readonly ends: boolean
  /** The answer that first led here and from where; null for the first position. */
  readonly from: { readonly place: Place; readonly answer: Choice } | null
  /** Where its answers lead, one for each answer. */
  readonly next: Place[]
  ways: number
  open: boolean
}

interface Walk {
  readonly place: Place
  readonly left: Iterator<Choice>
}

/**
 * Every ending over all choices that are open from here on, depth first. Positions with equal keys are one. Decisions
 * that make no difference (`free`) are answered by their default. Uses nothing but the public verbs of the game.
 */
export function outcomes(game: Playable, position: Position, bounds: Bounds = {}): Outcomes {
  return new Search(game, bounds).from(position)
}

class Search {
  readonly #game: Playable
  readonly #limit: number
  readonly #ended: (position: Position) => boolean
  readonly #known = new Map<string, Place>()
  /** Places in the order in which everything below them was done. */
  readonly #done: Place[] = []
  #merged = 0
  #complete = true

  constructor(game: Playable, { limit = 100_000, ended = () => false }: Bounds) {
    this.#game = game
    this.#limit = limit
    this.#ended = ended
  }

  from(position: Position): Outcomes {
    const first = this.#add(position, this.#game.key(position), null)
    this.#walk(first)
    const endings = this.#countWays(first)
    return { endings, positions: this.#known.size, merged: this.#merged, complete: this.#complete }
  }

  #add(position: Position, key: string, from: Place['from']): Place {
    const ends = this.#ended(position) || this.#game.ask(position) === null
    const place: Place = { position, ends, from, next: [], ways: 0, open: true }
    this.#known.set(key, place)
    return place
  }

  #walk(first: Place): void {
    const path: Walk[] = [this.#enter(first)]
    for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
      const { value, done } = top.left.next()
      if (done === true) {
        top.place.open = false
        this.#done.push(top.place)
        path.pop()
        continue
      }
      const fresh = this.#follow(top.place, value)
      if (fresh !== null) path.push(this.#enter(fresh))
    }
  }

  #enter(place: Place): Walk {
    const decision = place.ends ? null : this.#game.ask(place.position)
    return { place, left: decision === null ? [].values() : choices(decision) }
  }

  /** Where an answer leads, if nobody has been there. */
  #follow(place: Place, answer: Choice): Place | null {
    if (!this.#complete && this.#known.size >= this.#limit) return null
    const position = this.#game.answer(place.position, answer)
    if (isRefusal(position)) {
      this.#complete = false
      return null
    }
    const key = this.#game.key(position)
    const known = this.#known.get(key)
    if (known !== undefined) {
      this.#merged++
      // A way back to where it came from is no way to an ending.
      if (!known.open || known.ends) place.next.push(known)
      return null
    }
    if (this.#known.size >= this.#limit) {
      this.#complete = false
      return null
    }
    const next = this.#add(position, key, { place, answer })
    place.next.push(next)
    return next
  }

  /** Adds up, from the first position on, in how many ways each place can be reached. */
  #countWays(first: Place): readonly Ending[] {
    first.ways = 1
    for (const place of [...this.#done].reverse()) for (const next of place.next) next.ways += place.ways
    return [...this.#known.values()].filter((place) => place.ends).map(endingAt)
  }
}

function endingAt(place: Place): Ending {
  const answers: Choice[] = []
  for (let { from } = place; from !== null; { from } = from.place) answers.push(from.answer)
  return { position: place.position, answers: answers.reverse(), ways: place.ways }
}
