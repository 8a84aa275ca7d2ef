import type { Value } from '@battleline/kernel'
import type { Futures } from './futures.ts'
import type { Orders, Pair } from './orders.ts'
import type { Place } from './place.ts'

/** More things than this have too many orders to be compared one by one: seven have 5,040. */
const MOST_THINGS = 6

/** One way through a window: what was chosen, first to last, and what comes of it. */
interface Way {
  readonly order: readonly Value[]
  readonly future: number
}

/**
 * The fewest pairs that decide where something can lose its turn, because what came before took it out of the game. What
 * never had a turn comes after everything that had one; of two that had none, neither comes first. Two ways that end
 * differently must be told apart by a pair on which both say something, and say different things: the fewest pairs that
 * do so for all of them are found by trying. Null where there are none, or where something that is asked in between has
 * a say in what comes next.
 */
export function lossyOrders(places: readonly Place[], futures: Futures): Orders | null {
  const of = futures.idsAt(places[0] as Place)
  if (of.length < 2 || of.length > MOST_THINGS) return null
  const ways = new Ways(places, futures).all
  if (ways === null) return null
  const pairs = of.flatMap((one, at) => of.slice(at + 1).map((other): Pair => [one, other]))
  const deciding = fewest(pairs.length, differences(ways, pairs))
  return deciding === null ? null : { of, pairs: pairs.filter((_, at) => isIn(deciding, at)) }
}

/** All ways through the places of a window. */
class Ways {
  readonly #window: ReadonlySet<Place>
  readonly #futures: Futures
  readonly #leadsBack = new Map<Place, boolean>()
  #found: Way[] | null = []

  constructor(places: readonly Place[], futures: Futures) {
    this.#window = new Set(places)
    this.#futures = futures
    const [first] = places as [Place]
    const all = futures.idsAt(first)
    // An answer that stood for others, or that nobody followed: what came of those is not known.
    const isWhole = (place: Place) => {
      const ids = futures.idsAt(place)
      return place.next.length === ids.length && ids.every((id) => all.includes(id))
    }
    if (places.every(isWhole)) this.#follow(first, [])
    else this.#found = null
  }

  /** Null where they cannot be told by what was chosen in the window alone. */
  get all(): readonly Way[] | null {
    return this.#found
  }

  #follow(place: Place, order: readonly Value[]): void {
    if (this.#window.has(place)) {
      for (const [at, next] of place.next.entries()) this.#follow(next, [...order, place.given[at] as Value])
    } else if (!this.#isBefore(place)) this.#found?.push({ order, future: this.#futures.of(place) })
    else if (place.next.length === 1) this.#follow(place.next[0] as Place, order)
    else this.#found = null
  }

  /** Whether the window is open again later on. */
  #isBefore(place: Place): boolean {
    const known = this.#leadsBack.get(place)
    if (known !== undefined) return known
    const leads = place.next.some((next) => this.#window.has(next) || this.#isBefore(next))
    this.#leadsBack.set(place, leads)
    return leads
  }
}

const isIn = (pairs: number, at: number): boolean => ((pairs >> at) & 1) === 1

/** For any two ways that end differently the pairs that tell them apart, as bits. */
function differences(ways: readonly Way[], pairs: readonly Pair[]): ReadonlySet<number> {
  const said = ways.map(({ order }) => saidOf(order, pairs))
  const all = new Set<number>()
  for (const [at, one] of ways.entries())
    for (let other = 0; other < at; other++) {
      if (one.future === (ways[other] as Way).future) continue
      const [a, b] = [said[at] as Said, said[other] as Said]
      all.add((a.first & b.second) | (a.second & b.first))
    }
  return all
}

/** The pairs of which the first comes before the second, and those of which the second comes first, as bits. */
interface Said {
  readonly first: number
  readonly second: number
}

function saidOf(order: readonly Value[], pairs: readonly Pair[]): Said {
  const turn = (one: Value) => (order.includes(one) ? order.indexOf(one) : order.length)
  const bits = (holds: (one: Value, other: Value) => boolean) =>
    pairs.reduce((sum, [one, other], at) => sum | (Number(holds(one, other)) << at), 0)
  return {
    first: bits((one, other) => turn(one) < turn(other)),
    second: bits((one, other) => turn(other) < turn(one)),
  }
}

/** The fewest of so many pairs, as bits, of which each difference has one; null where a difference has no pair at all. */
function fewest(pairs: number, differing: ReadonlySet<number>): number | null {
  if (differing.has(0)) return null
  for (let size = 0; size <= pairs; size++) {
    const found = someOf(pairs, size, 0, [...differing])
    if (found !== null) return found
  }
  return null
}

/** So many more pairs that meet what is not met yet; only pairs of the first difference that is not met can help. */
function someOf(pairs: number, size: number, chosen: number, differing: readonly number[]): number | null {
  const [next] = differing
  if (next === undefined) return chosen
  if (size === 0) return null
  for (let at = 0; at < pairs; at++) {
    if (!isIn(next, at)) continue
    const left = differing.filter((one) => !isIn(one, at))
    const found = someOf(pairs, size - 1, chosen | (1 << at), left)
    if (found !== null) return found
  }
  return null
}
