import type { Choice, Decision } from '@battleline/kernel'
import { Futures } from './futures.ts'
import type { Outcomes } from './outcome-search.ts'
import type { Place } from './place.ts'
import type { Playable } from './playable.ts'

/** A question that decides, and where its answers lead; those that lead to the same stand together. */
export interface Fork {
  readonly decision: Decision
  readonly branches: readonly Branch[]
}

export interface Branch {
  readonly answers: readonly Choice[]
  readonly to: Fork | EndOfTree
}

/** An ending, by its place in the list of endings; null where nobody went on. */
export interface EndOfTree {
  readonly ending: number | null
}

/** How the endings part, from the first question that decides on. What leads to the same is one and the same fork. */
export function tree(game: Pick<Playable, 'ask'>, found: Outcomes): Fork | EndOfTree {
  const futures = new Futures(game, found)
  const endings = new Map<Place, number>(
    found.endings.flatMap(({ places }, at) => places.map((place) => [place, at] as const)),
  )
  const forks = new Map<number, Fork | EndOfTree>()
  const build = (from: Place): Fork | EndOfTree => {
    let place = from
    // What makes no difference is passed over.
    while (place.done && place.next.length > 0 && futures.of(place.next[0] as Place) === futures.of(place))
      place = place.next[0] as Place
    const ending = endings.get(place)
    if (ending !== undefined) return { ending }
    const future = futures.of(place)
    const known = forks.get(future)
    if (known !== undefined) return known
    const decision = futures.decisions[place.id]
    if (decision === null || decision === undefined || place.next.length === 0) return { ending: null }
    const branches: { readonly answers: Choice[]; readonly to: Place }[] = []
    for (const [at, next] of place.next.entries()) {
      const same = branches.find(({ to }) => futures.of(to) === futures.of(next))
      if (same === undefined) branches.push({ answers: [place.given[at] as Choice], to: next })
      else same.answers.push(place.given[at] as Choice)
    }
    const fork = { decision, branches: branches.map(({ answers, to }) => ({ answers, to: build(to) })) }
    forks.set(future, fork)
    return fork
  }
  const [first] = found.places
  return first === undefined ? { ending: null } : build(first)
}
