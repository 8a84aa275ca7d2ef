import { at, replaced } from './at.ts'
import { reaches, WORK } from './best.ts'
import { allOf, type Bounds, pairsOf } from './bounds.ts'
import { boundsOf, type Circumstances, circumstances } from './circumstances.ts'
import { type Apart, programOf } from './compile.ts'
import { type DeclarationProblem, exactly, type Pair, type Span } from './problem.ts'
import type { Program } from './program.ts'
import { type Found, search } from './search.ts'

/** Best declarations, and whether these are all. */
export interface Listed {
  readonly declarations: readonly (readonly Pair[])[]
  /** False if there are more, or if the work ended before all were found. */
  readonly complete: boolean
}

/**
 * The best declarations without payments other than `paying`, one after another, up to a number. Every creature
 * counts separately.
 */
export function listBest(
  declaring: DeclarationProblem,
  paying: readonly Pair[],
  limit: number,
  work = WORK,
): Listed {
  const declarations: (readonly Pair[])[] = []
  let complete = true
  for (const one of circumstances(declaring)) {
    const listing = new Listing(one, paying, work, 'everything', allOf)
    for (const pairs of listing.all()) {
      if (declarations.length >= limit) return { declarations, complete: false }
      declarations.push(pairs)
    }
    complete &&= listing.proved
  }
  return { declarations, complete }
}

/** Lists the best declarations in decided circumstances. */
export class Listing {
  /** False once a part stayed open because the work ended. */
  proved = true
  readonly #declaring: DeclarationProblem
  readonly #program: Program
  readonly #work: number
  readonly #parts: readonly Bounds[]
  readonly #best: Found

  /** @param within the bounds of the list */
  constructor(
    { declaring, parts }: Circumstances,
    paying: readonly Pair[],
    work: number,
    apart: Apart,
    within: (program: Program) => Bounds,
  ) {
    this.#declaring = declaring
    this.#work = work
    this.#program = programOf(declaring, paying, apart)
    this.#best = search(declaring, this.#program, { known: null, work })
    const all = within(this.#program)
    this.#parts = parts.flatMap((part) => boundsOf(declaring, this.#program, part, all))
  }

  *all(): Generator<readonly Pair[]> {
    const { obeyed, bound } = this.#best
    if (bound > obeyed) this.proved = false
    else for (const part of this.#parts) yield* this.#through(part)
  }

  *#through(part: Bounds): Generator<readonly Pair[]> {
    const first = this.#within(part)
    if (first === null) return
    // Each entry: the decisions for the first routes, and a best declaration that agrees with them.
    const open: { bounds: Bounds; from: number; pairs: readonly Pair[] }[] = [
      { bounds: part, from: 0, pairs: first },
    ]
    for (let one = open.pop(); one !== undefined; one = open.pop()) {
      yield one.pairs
      let { bounds } = one
      for (let route = one.from; route < this.#program.routes.length; route++) {
        const { least, most } = pairsOf(this.#program, bounds, route)
        const here = this.#count(route, one.pairs)
        const settle = (span: Span): Bounds => ({ ...bounds, pairs: replaced(bounds.pairs, route, span) })
        for (const span of [
          { least, most: here - 1 },
          { least: here + 1, most },
        ]) {
          const other = settle(span)
          const found = span.least > span.most ? null : this.#within(other)
          if (found !== null) open.push({ bounds: other, from: route, pairs: found })
        }
        bounds = settle(exactly(here))
      }
    }
  }

  /** A best declaration within bounds; null if there is none, or none was found before the work ended. */
  #within(bounds: Bounds): readonly Pair[] | null {
    const found = reaches(this.#declaring, this.#program, bounds, this.#best.obeyed, this.#work)
    if (found === null) this.proved = false
    return found || null
  }

  #count(route: number, pairs: readonly Pair[]): number {
    const { group, goal } = at(this.#program.routes, route)
    const [from, to] = [at(this.#program.groups, group).members, at(this.#program.goals, goal).members]
    return pairs.filter(([creature, chosen]) => from.includes(creature) && to.includes(chosen)).length
  }
}
