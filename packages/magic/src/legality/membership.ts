import { at, replaced } from './at.ts'
import { reaches, WORK } from './best.ts'
import type { Bounds } from './bounds.ts'
import { boundsOf, type Circumstances, circumstances, isConditional } from './circumstances.ts'
import { programOf } from './compile.ts'
import { type DeclarationProblem, kindsOf, type Pair } from './problem.ts'
import type { Program } from './program.ts'
import { type Found, search } from './search.ts'

/** Whether a creature is declared in every best declaration, in some of them, or in none. */
export type Membership = 'all' | 'some' | 'none' | 'not proved'

/** For each creature, by its number: whether it is in the legal declarations without payments other than `paying`. */
export function memberships(
  declaring: DeclarationProblem,
  paying: readonly Pair[],
  work = WORK,
): Membership[] {
  const apart = isConditional(declaring) ? 'everything' : 'uneven'
  const under = circumstances(declaring).flatMap((one) =>
    new Members(one, programOf(one.declaring, paying, apart), work).all(),
  )
  return kindsOf(declaring.creatures).map((_, creature) =>
    together(under.map((members) => at(members, creature))),
  )
}

/** Combines the results of several parts; a part without declarations does not count. */
function together(of: readonly Membership[]): Membership {
  const [first = 'none'] = of
  if (of.includes('not proved')) return 'not proved'
  return of.every((one) => one === first) ? first : 'some'
}

/** Looks for best declarations with and without each creature, in decided circumstances. */
class Members {
  readonly #declaring: DeclarationProblem
  readonly #program: Program
  readonly #work: number
  readonly #parts: readonly Bounds[]
  readonly #best: Found

  constructor({ declaring, parts }: Circumstances, program: Program, work: number) {
    this.#declaring = declaring
    this.#program = program
    this.#work = work
    this.#parts = parts.flatMap((part) => boundsOf(declaring, program, part))
    this.#best = search(declaring, program, { known: null, work })
  }

  /** For each part with best declarations. */
  all(): Membership[][] {
    if (this.#best.bound > this.#best.obeyed) return [this.#of(() => 'not proved')]
    return this.#parts.flatMap((bounds) => {
      const first = this.#reach(bounds)
      if (first === null) return [this.#of(() => 'not proved')]
      return first === false ? [] : [this.#within(bounds, first)]
    })
  }

  #reach = (bounds: Bounds) => reaches(this.#declaring, this.#program, bounds, this.#best.obeyed, this.#work)

  #of(membership: (group: number) => Membership): Membership[] {
    const members: Membership[] = []
    this.#program.groups.forEach((own, group) => {
      const is = membership(group)
      for (const member of own.members) members[member] = is
    })
    return members
  }

  #within(bounds: Bounds, first: readonly Pair[]): Membership[] {
    const seen = new Seen(this.#program)
    seen.add(first)
    const reach = (group: number, least: number, most: number): boolean | null => {
      const span = at(bounds.declared, group)
      const narrowed = { least: Math.max(least, span.least), most: Math.min(most, span.most) }
      if (narrowed.least > narrowed.most) return false
      const found = this.#reach({ ...bounds, declared: replaced(bounds.declared, group, narrowed) })
      if (found === null || found === false) return found
      seen.add(found)
      return true
    }
    return this.#of((group) => {
      const most = at(this.#program.groups, group).members.length
      const some = seen.declared[group] || reach(group, 1, most)
      const notAll = some === true && (seen.left[group] || reach(group, 0, most - 1))
      if (some === null || notAll === null) return 'not proved'
      return !some ? 'none' : notAll ? 'some' : 'all'
    })
  }
}

/** The groups that the best declarations found so far declare, and those that they leave out in part. */
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
