import type { Choice, Position } from '@battleline/kernel'
import type { Place } from './place.ts'

/** One way in which it can end. */
export interface Ending<P extends Position = Position> {
  readonly position: P
  /** Where it ends so: several places where nobody can tell these apart. */
  readonly places: readonly Place<P>[]
  /** The fewest answers that lead here, from the first decision on: the first such list that was found. */
  readonly answers: readonly Choice[]
  /** How many different sequences of answers lead here; of free decisions one answer counts. */
  readonly ways: number
}

/**
 * The places that end, with the ways to them; those of one likeness together. `done` lists all of them, none before those
 * it leads to.
 */
export function endingsOf<P extends Position>(
  places: readonly Place<P>[],
  done: readonly Place<P>[],
  likeness: (place: Place<P>) => unknown = (place) => place,
): readonly Ending<P>[] {
  const ways = waysTo(places, done)
  const from = shortest(places)
  const alike = new Map<unknown, [Place<P>, ...Place<P>[]]>()
  for (const place of places) {
    if (!place.ends) continue
    const like = likeness(place)
    const known = alike.get(like)
    if (known === undefined) alike.set(like, [place])
    else known.push(place)
  }
  return [...alike.values()].map((ones) => {
    const [first] = ones
    const all = ones.map((place) => answersTo(place, from))
    return {
      position: first.position,
      places: ones,
      answers: all.reduce((least, one) => (one.length < least.length ? one : least)),
      ways: ones.reduce((sum, { id }) => sum + (ways[id] ?? 0), 0),
    }
  })
}

/** In how many ways each place can be reached, by its number. */
function waysTo(places: readonly Place[], done: readonly Place[]): readonly number[] {
  const ways = places.map(() => 0)
  ways[0] = 1
  for (let at = done.length - 1; at >= 0; at--) {
    const { id, next, times } = done[at] as Place
    const here = ways[id] as number
    for (let answer = 0; answer < next.length; answer++) {
      const { id: to } = next[answer] as Place
      ways[to] = (ways[to] as number) + here * (times[answer] as number)
    }
  }
  return ways
}

interface Step {
  readonly place: Place
  readonly answer: Choice
}

/** From where the fewest answers lead to each place, by its number. */
function shortest(places: readonly Place[]): readonly (Step | null)[] {
  const from: (Step | null)[] = places.map(() => null)
  const [first] = places
  const reached = first === undefined ? [] : [first]
  for (const place of reached) {
    for (let at = 0; at < place.next.length; at++) {
      const next = place.next[at] as Place
      if (next === first || from[next.id] !== null) continue
      from[next.id] = { place, answer: place.given[at] as Choice }
      reached.push(next)
    }
  }
  return from
}

function answersTo(place: Place, from: readonly (Step | null)[]): readonly Choice[] {
  const answers: Choice[] = []
  for (let step = from[place.id]; step; step = from[step.place.id]) answers.push(step.answer)
  return answers.reverse()
}
