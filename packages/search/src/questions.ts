import type { Choice, Decision } from '@battleline/kernel'
import { countOf } from './choices.ts'
import { askedAs, Futures } from './futures.ts'
import { type Orders, ordersOf } from './orders.ts'
import type { Outcomes } from './outcome-search.ts'
import type { Place } from './place.ts'
import type { Playable } from './playable.ts'

/** A question that came up in a search, wherever it did. */
export interface Question {
  /** As it stood where it was first asked: with all its options. */
  readonly decision: Decision
  /** In how many positions it was asked. */
  readonly times: number
  /** True where some answers lead to other endings than others. */
  readonly matters: boolean
  /** True where it makes no difference by the rules, and one answer stood for all. */
  readonly free: boolean
  /** In how many ways it can be answered where it was first asked. */
  readonly answers: number
  /** Answers of the first position in which it matters, put together where they lead to the same; else empty. */
  readonly classes: readonly (readonly Choice[])[]
  /** For a question about an order: which pairs decide. Null for others, and where only the classes can be told. */
  readonly orders: Orders | null
}

/** The questions that came up, in the order in which they did, and which of them decide how it ends. */
export function questions(game: Pick<Playable, 'ask'>, found: Outcomes): readonly Question[] {
  const futures = new Futures(game, found)
  const groups = new Map<string, Place[]>()
  for (const place of found.places) {
    const decision = futures.decisions[place.id]
    if (decision === null || decision === undefined) continue
    const asked = askedAs(decision)
    const group = groups.get(asked)
    if (group === undefined) groups.set(asked, [place])
    else group.push(place)
  }
  return [...groups.values()].map((places) => questionOf(places, futures))
}

function questionOf(places: readonly Place[], futures: Futures): Question {
  const [first] = places as [Place]
  const decision = futures.decisions[first.id] as Decision
  const deciding = places.find((place) => new Set(place.next.map((next) => futures.of(next))).size > 1)
  return {
    decision,
    times: places.length,
    matters: deciding !== undefined,
    free: decision.free,
    answers: countOf(decision),
    classes: deciding === undefined ? [] : classesOf(deciding, futures),
    orders: deciding === undefined ? null : ordersOf(places, futures),
  }
}

/** The answers that are given in a place, put together where they lead to the same. */
function classesOf(place: Place, futures: Futures): readonly (readonly Choice[])[] {
  const classes = new Map<number, Choice[]>()
  for (const [at, next] of place.next.entries()) {
    const answer = place.given[at] as Choice
    const future = futures.of(next)
    const known = classes.get(future)
    if (known === undefined) classes.set(future, [answer])
    else known.push(answer)
  }
  return [...classes.values()]
}
