import type { Choice, Decision, Position, Value } from '@battleline/kernel'
import type { Outcomes } from './outcome-search.ts'
import type { Place } from './place.ts'
import type { Playable } from './playable.ts'

/** An answer as a word: equal answers have equal ones. */
export const wordOf = (choice: Choice): string =>
  typeof choice === 'object' ? JSON.stringify(choice) : String(choice)

/** What is asked, as far as places that ask the same have it in common. */
export const askedAs = ({ who, step, subjects, manner }: Decision): string =>
  JSON.stringify([who, step, manner, manner === 'pick' && subjects.length === 1 ? subjects : []])

/**
 * Places sorted by what can still come of them: two have the same future where the same answers lead to the same endings.
 * A question all of whose answers have the same future makes no difference, and is passed over.
 */
export class Futures {
  /** What each place asks; null for endings. */
  readonly decisions: readonly (Decision | null)[]
  /** The future of each place, by its number. */
  readonly #of: readonly number[]
  readonly #known = new Map<string, number>()

  constructor(game: Pick<Playable, 'ask'>, { places, endings }: Outcomes) {
    this.decisions = places.map(({ ends, position }) => (ends ? null : game.ask(position)))
    const of = places.map(() => -1)
    for (const [at, ending] of endings.entries()) for (const place of ending.places) of[place.id] = at
    this.#of = of
    for (const place of inOrder(places)) if (!place.ends) of[place.id] = this.#futureOf(place)
  }

  of(place: Place): number {
    return this.#of[place.id] as number
  }

  /** What can be answered in a place where something is asked. */
  idsAt(place: Place): readonly Value[] {
    return (this.decisions[place.id] as Decision).ids
  }

  /** The future in which something is still to be answered, by what it is and where each answer leads. */
  named(asked: string, leads: readonly (readonly [answer: string, future: number])[]): number {
    const [first] = leads
    if (first !== undefined && leads.every(([, future]) => future === first[1])) return first[1]
    const text = `${asked} ${leads
      .map((one) => one.join('>'))
      .sort()
      .join(' ')}`
    const known = this.#known.get(text)
    if (known !== undefined) return known
    const fresh = -2 - this.#known.size
    this.#known.set(text, fresh)
    return fresh
  }

  #futureOf(place: Place): number {
    const decision = this.decisions[place.id]
    if (decision === null || decision === undefined) return -1
    // What nobody followed to its end is like nothing else.
    if (!place.done || place.next.length === 0) return this.named(`open ${place.id}`, [])
    return this.named(
      askedAs(decision),
      place.next.map((next, at) => [wordOf(place.given[at] as Choice), this.of(next)] as const),
    )
  }
}

/** The places that answers lead to from the first on, none before those that it leads to. */
export function inOrder<P extends Position>(places: readonly Place<P>[]): readonly Place<P>[] {
  const order: Place<P>[] = []
  const seen = new Set<Place<P>>()
  const path: { readonly place: Place<P>; at: number }[] = []
  const [first] = places
  if (first !== undefined) {
    seen.add(first)
    path.push({ place: first, at: 0 })
  }
  for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
    const next = top.place.next[top.at++]
    if (next === undefined) {
      order.push(top.place)
      path.pop()
    } else if (!seen.has(next)) {
      seen.add(next)
      path.push({ place: next, at: 0 })
    }
  }
  return order
}
