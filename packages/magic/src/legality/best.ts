import { at, replaced } from '../at.ts'
import { allOf, type Bounds } from './bounds.ts'
import { programOf } from './compile.ts'
import type { Declaring, Pair } from './declaring.ts'
import type { Program } from './program.ts'
import { type Aim, type Found, type Proof, search } from './search.ts'

/** How many arcs are looked at before a search ends without a proof, if nothing else is said: some seconds. */
export const WORK = 400_000_000

/** What a bound rests on: the question in groups, and a proof over it that `proves` checks. */
export interface Certificate {
  readonly program: Program
  readonly proof: Proof
}

export interface Best extends Found {
  readonly program: Program
}

/**
 * The most requirements that a declaration obeys which needs no payment but those of `paying`.
 * @param declaring the question as the declaration is judged by it: `judgedFor`
 */
export function bestOf(declaring: Declaring, paying: readonly Pair[], aim: Aim): Best {
  const program = programOf(declaring, paying)
  const found = search(declaring, program, aim)
  if (!found.stuck) return { ...found, program }
  const apart = programOf(declaring, paying, 'uneven')
  return { ...search(declaring, apart, { ...aim, known: found.pairs ?? aim.known }), program: apart }
}

/** Whether a creature is declared in every best declaration, in some of them, or in none. */
export type Membership = 'all' | 'some' | 'none' | 'not proved'

/** For each creature, by its number. */
export function memberships(declaring: Declaring, paying: readonly Pair[], work = WORK): Membership[] {
  const program = programOf(declaring, paying, 'uneven')
  const best = search(declaring, program, { known: null, work })
  const members: Membership[] = declaring.creatures.flatMap(({ count }) =>
    Array.from({ length: count }, (): Membership => 'not proved'),
  )
  if (best.bound > best.obeyed || best.pairs === null) return members
  const seen = new Seen(program)
  seen.add(best.pairs)
  const reach = (group: number, least: number, most: number): boolean | null => {
    const bounds = allOf(program)
    const narrowed = { ...bounds, declared: replaced(bounds.declared, group, { least, most }) }
    const found = reaches(declaring, program, narrowed, best.obeyed, work)
    if (found === null || found === false) return found
    seen.add(found)
    return true
  }
  program.groups.forEach((own, group) => {
    const most = own.members.length
    const some = seen.declared[group] || reach(group, 1, most)
    const notAll = some === true && (seen.left[group] || reach(group, 0, most - 1))
    const known = some === null || notAll === null
    const membership = known ? 'not proved' : !some ? 'none' : notAll ? 'some' : 'all'
    for (const member of own.members) members[member] = membership
  })
  return members
}

/** Which groups the best declarations that were found so far declare, and which they leave out in part. */
class Seen {
  readonly declared: boolean[]
  readonly left: boolean[]
  readonly #program: Program

  constructor(program: Program) {
    this.#program = program
    this.declared = program.groups.map(() => false)
    this.left = program.groups.map(() => false)
  }

  add(pairs: readonly Pair[]): void {
    const declared = new Set(pairs.map(([creature]) => creature))
    this.#program.groups.forEach(({ members }, group) => {
      if (members.some((member) => declared.has(member))) this.declared[group] = true
      if (members.some((member) => !declared.has(member))) this.left[group] = true
    })
  }
}

/** A declaration within bounds that obeys so many; false where there is none, null where that is not proved. */
function reaches(
  declaring: Declaring,
  program: Program,
  bounds: Bounds,
  obeyed: number,
  work: number,
): readonly Pair[] | false | null {
  const found = search(declaring, program, { known: null, bounds, above: obeyed - 1, enough: obeyed, work })
  if (found.obeyed >= obeyed && found.pairs !== null) return found.pairs
  return found.bound < obeyed ? false : null
}

export interface Listed {
  readonly declarations: readonly (readonly Pair[])[]
  /** False where there are more, or where the work ended before all were found. */
  readonly complete: boolean
}

/** Best declarations, one after another, up to a number. Creatures that nothing tells apart are told apart. */
export function listBest(declaring: Declaring, paying: readonly Pair[], limit: number, work = WORK): Listed {
  const program = programOf(declaring, paying, 'everything')
  const best = search(declaring, program, { known: null, work })
  if (best.bound > best.obeyed || best.pairs === null) return { declarations: [], complete: false }
  const declarations: (readonly Pair[])[] = []
  let proved = true
  const pairOf = (route: number): string => {
    const { group, goal } = at(program.routes, route)
    return `${program.groups[group]?.members[0]} ${program.goals[goal]?.members[0]}`
  }
  // Each entry: what is settled of the first routes, and a best declaration that agrees with it.
  const open: { bounds: Bounds; from: number; pairs: readonly Pair[] }[] = [
    { bounds: allOf(program), from: 0, pairs: best.pairs },
  ]
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    if (declarations.length >= limit) return { declarations, complete: false }
    declarations.push(one.pairs)
    const chosen = new Set(one.pairs.map((pair) => pair.join(' ')))
    let { bounds } = one
    for (let route = one.from; route < program.routes.length; route++) {
      const here = chosen.has(pairOf(route)) ? 1 : 0
      const settle = (count: number): Bounds => ({
        ...bounds,
        pairs: replaced(bounds.pairs, route, { least: count, most: count }),
      })
      const other = settle(1 - here)
      const found = reaches(declaring, program, other, best.obeyed, work)
      if (found === null) proved = false
      else if (found !== false) open.push({ bounds: other, from: route + 1, pairs: found })
      bounds = settle(here)
    }
  }
  return { declarations, complete: proved }
}
