import { at, replaced } from '../at.ts'
import { reaches, WORK } from './best.ts'
import type { Bounds } from './bounds.ts'
import { boundsOf, type Circumstances, circumstances } from './circumstances.ts'
import { programOf } from './compile.ts'
import type { Declaring, Pair } from './declaring.ts'
import type { Program } from './program.ts'
import { type Found, search } from './search.ts'

export interface Listed {
  readonly declarations: readonly (readonly Pair[])[]
  /** False where there are more, or where the work ended before all were found. */
  readonly complete: boolean
}

/**
 * The legal declarations that need no payment but those of `paying`, one after another, up to a number. Creatures that
 * nothing tells apart are told apart.
 */
export function listBest(declaring: Declaring, paying: readonly Pair[], limit: number, work = WORK): Listed {
  const declarations: (readonly Pair[])[] = []
  let complete = true
  for (const one of circumstances(declaring)) {
    const listing = new Listing(one, paying, work)
    for (const pairs of listing.all()) {
      if (declarations.length >= limit) return { declarations, complete: false }
      declarations.push(pairs)
    }
    complete &&= listing.proved
  }
  return { declarations, complete }
}

/** Lists what obeys the most under circumstances that are settled. */
class Listing {
  /** False once something stayed open because the work ended. */
  proved = true
  readonly #declaring: Declaring
  readonly #program: Program
  readonly #work: number
  readonly #parts: readonly Bounds[]
  readonly #best: Found

  constructor({ declaring, parts }: Circumstances, paying: readonly Pair[], work: number) {
    this.#declaring = declaring
    this.#work = work
    this.#program = programOf(declaring, paying, 'everything')
    this.#best = search(declaring, this.#program, { known: null, work })
    this.#parts = parts.flatMap((part) => boundsOf(declaring, this.#program, part))
  }

  *all(): Generator<readonly Pair[]> {
    const { obeyed, bound } = this.#best
    if (bound > obeyed) this.proved = false
    else for (const part of this.#parts) yield* this.#through(part)
  }

  *#through(part: Bounds): Generator<readonly Pair[]> {
    const first = this.#within(part)
    if (first === null) return
    // Each entry: what is settled of the first routes, and a best declaration that agrees with it.
    const open: { bounds: Bounds; from: number; pairs: readonly Pair[] }[] = [
      { bounds: part, from: 0, pairs: first },
    ]
    for (let one = open.pop(); one !== undefined; one = open.pop()) {
      yield one.pairs
      const chosen = new Set(one.pairs.map((pair) => pair.join(' ')))
      let { bounds } = one
      for (let route = one.from; route < this.#program.routes.length; route++) {
        const here = chosen.has(this.#pairOf(route)) ? 1 : 0
        const settle = (count: number): Bounds => ({
          ...bounds,
          pairs: replaced(bounds.pairs, route, { least: count, most: count }),
        })
        const other = settle(1 - here)
        const found = this.#within(other)
        if (found !== null) open.push({ bounds: other, from: route + 1, pairs: found })
        bounds = settle(here)
      }
    }
  }

  /** A best declaration within bounds; null where there is none, or none was found before the work ended. */
  #within(bounds: Bounds): readonly Pair[] | null {
    const found = reaches(this.#declaring, this.#program, bounds, this.#best.obeyed, this.#work)
    if (found === null) this.proved = false
    return found || null
  }

  #pairOf(route: number): string {
    const { group, goal } = at(this.#program.routes, route)
    return `${this.#program.groups[group]?.members[0]} ${this.#program.goals[goal]?.members[0]}`
  }
}
