import type { Choice, Decision, Value } from '@battleline/kernel'
import { type Futures, wordOf } from './futures.ts'
import { lossyOrders } from './lost-turns.ts'
import type { Place } from './place.ts'

/** Of two things that come one after the other, that it matters which comes first. */
export type Pair = readonly [one: Value, other: Value]

/** What matters in an order. */
export interface Orders {
  /** Everything that is put in an order. */
  readonly of: readonly Value[]
  /** The fewest pairs whose order decides how it ends. */
  readonly pairs: readonly Pair[]
}

/**
 * The pairs of an order that decide. A pair decides where two orders that differ in nothing but this pair, standing next
 * to each other, end differently: no other statement about the order could tell these two apart, so each such pair is
 * needed. And they are enough: orders that agree on them can be turned into each other by exchanging neighbors that are
 * none of them, and no such exchange changes how it ends. That is true where everything can come in any order; where
 * something can lose its turn, see `lost-turns.ts`. Null where no statement about pairs says how it ends.
 */
export function ordersOf(places: readonly Place[], futures: Futures): Orders | null {
  const decision = futures.decisions[(places[0] as Place).id] as Decision
  if (decision.manner === 'order') return wholeOrders(places, futures)
  if (decision.manner !== 'pick' || decision.least !== 1 || decision.most !== 1) return null
  if (decision.inTurn === true) return windowOrders(places, futures) ?? lossyOrders(places, futures)
  // One of several cards is a choice, not an order, unless it is seen that the others come next.
  return places.length > 1 ? windowOrders(places, futures) : null
}

class Pairs {
  readonly #pairs = new Map<string, Pair>()

  add(one: Value, other: Value): void {
    const pair: Pair = String(one) < String(other) ? [one, other] : [other, one]
    this.#pairs.set(JSON.stringify(pair), pair)
  }

  get all(): readonly Pair[] {
    return [...this.#pairs.values()]
  }
}

/** Orders that are given at once. */
function wholeOrders(places: readonly Place[], futures: Futures): Orders | null {
  const pairs = new Pairs()
  for (const place of places) {
    const leads = new Map(place.next.map((next, at) => [wordOf(place.given[at] as Choice), futures.of(next)]))
    for (const choice of place.given) {
      const order = choice as readonly Value[]
      for (let at = 1; at < order.length; at++) {
        const [one, other] = [order[at - 1] as Value, order[at] as Value]
        const turned = wordOf([...order.slice(0, at - 1), other, one, ...order.slice(at + 1)])
        const known = leads.get(turned)
        if (known !== undefined && known !== leads.get(wordOf(order))) pairs.add(one, other)
      }
    }
  }
  return { of: (futures.decisions[(places[0] as Place).id] as Decision).ids, pairs: pairs.all }
}

/** Orders that come about one by one, as in a window: what was chosen is not offered again, and everything else is. */
function windowOrders(places: readonly Place[], futures: Futures): Orders | null {
  const window = new Map(places.map((place) => [place, futures.idsAt(place)]))
  const [first] = places as [Place]
  const all = futures.idsAt(first)
  if (all.length < 2) return null
  const pairs = new Pairs()
  for (const [place, ids] of window) {
    if (place.next.length < ids.length || !ids.every((id) => all.includes(id))) return null
    for (const [at, next] of place.next.entries()) {
      const rest = ids.filter((id) => id !== place.given[at])
      if (!goesOn(next, rest, window)) return null
    }
    for (let one = 1; one < ids.length; one++) {
      for (let other = 0; other < one; other++) {
        const [a, b] = [place.given[one] as Value, place.given[other] as Value]
        if (after(place, a, b, window, futures) !== after(place, b, a, window, futures)) pairs.add(a, b)
      }
    }
  }
  return { of: all, pairs: pairs.all }
}

type Window = ReadonlyMap<Place, readonly Value[]>

/** Whether, whatever else is asked on the way, the window is next open with the rest, or done with the last of it. */
function goesOn(place: Place, rest: readonly Value[], window: Window): boolean {
  const ids = window.get(place)
  if (ids !== undefined) return ids.length === rest.length && rest.every((id) => ids.includes(id))
  // The last one needs no choice: nothing tells whether it had its turn, but nothing could keep it from it either.
  if (rest.length < 2) return true
  return place.next.length > 0 && place.next.every((next) => goesOn(next, rest, window))
}

/** More than so many ways to answer what is asked in between are not gone through. */
const MOST = 2000

/** What comes after one and then the other: the futures by what is answered in between, in whatever order it is asked. */
function after(place: Place, one: Value, other: Value, window: Window, futures: Futures): string {
  const tables: string[] = []
  const follow = (at: Place, left: readonly Value[], said: readonly string[]): void => {
    const inWindow = window.has(at)
    const on = inWindow ? at.given.indexOf(left[0] as Value) : -1
    if (at.next.length === 0 || tables.length > MOST || (inWindow && on < 0)) {
      tables.push(`${[...said].sort().join(' ')}: ${futures.of(at)}`)
      return
    }
    if (inWindow) {
      follow(at.next[on] as Place, left.slice(1), said)
      return
    }
    const step = futures.decisions[at.id]?.step
    for (const [answer, next] of at.next.entries())
      follow(next, left, [...said, `${step}=${wordOf(at.given[answer] as Choice)}`])
  }
  follow(place, [one, other], [])
  return tables.sort().join('\n')
}
