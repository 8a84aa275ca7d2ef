import { at } from './at.ts'
import type { CountColumns } from './count-columns.ts'

import type { GroupedProblem, LikeGroup, Term } from './grouping.ts'
import { mayChoose } from './grouping.ts'
import { type CountValue, piecesOf } from './piecewise.ts'
import type { CountNode, Route, SideCount } from './program.ts'

/** A set with one count, and the values of the count. */
interface CountedSet {
  readonly inside: ReadonlySet<number>
  readonly values: CountValue[]
}

/**
 * The nested counts as a tree: over several goals, at one goal, at a part of the creatures there. Counts that overlap
 * without nesting remain as loose ones.
 */
export class CountTree {
  readonly list: CountNode[] = []
  readonly #creatures: readonly LikeGroup[]
  readonly #asked: GroupedProblem
  /** The station of each group of goals, and the stations of parts of the creatures there. */
  readonly #columns: number[] = []
  readonly #parts: { readonly station: number; readonly inside: ReadonlySet<number> }[][] = []
  readonly #loose: {
    readonly groups: ReadonlySet<number> | null
    readonly goals: ReadonlySet<number>
    readonly values: CountValue[]
  }[] = []

  constructor(
    creatures: readonly LikeGroup[],
    goals: readonly LikeGroup[],
    asked: GroupedProblem,
    columns: CountColumns,
  ) {
    this.#creatures = creatures
    this.#asked = asked
    const parents = this.#overSeveral(goals)
    goals.forEach((goal, number) => {
      const parent = parents.get(number) ?? -1
      this.#columns.push(this.list.length)
      this.list.push({
        copies: goal.members.length,
        parent,
        pieces: columns.pieces(goal.sample),
        goal: number,
      })
      this.#atParts(number, columns.parts(goal.sample.kind))
    })
  }

  /** The first station for pairs of a group of creatures and a group of goals. */
  entry(goal: number, group: number): number {
    let entry = at(this.#columns, goal)
    // Wider parts come before the narrower ones in them.
    for (const { station, inside } of at(this.#parts, goal)) if (inside.has(group)) entry = station
    return entry
  }

  loose(routes: readonly Route[]): SideCount[] {
    return this.#loose.map(({ groups, goals, values }) => {
      const own = routes.flatMap(({ group, goal }, number) =>
        goals.has(goal) && (groups === null || groups.has(group)) ? [number] : [],
      )
      return { routes: own, pieces: piecesOf(values, 1_000_000) }
    })
  }

  /** The stations over several goals. Returns the narrowest one for each group of goals. */
  #overSeveral(goals: readonly LikeGroup[]): Map<number, number> {
    const terms = this.#asked.terms.filter(({ together }) => together)
    const inside = (term: Term) =>
      new Set(goals.flatMap(({ sample }, goal) => (term.goals.includes(sample.kind) ? [goal] : [])))
    for (const term of terms) {
      if (term.creatures !== null)
        this.#loose.push({
          groups: this.#groupsOf(term.creatures),
          goals: inside(term),
          values: [term.value],
        })
    }
    const all = terms.filter(({ creatures }) => creatures === null)
    const { nested, crossing } = nest(all.map((term) => ({ inside: inside(term), values: [term.value] })))
    for (const set of crossing) this.#loose.push({ groups: null, goals: set.inside, values: set.values })
    const narrowest = new Map<number, number>()
    for (const set of nested) {
      const [first = -1] = set.inside
      const most = this.#creatures.reduce((sum, like) => sum + this.#reach(like, goals, set.inside), 0)
      const parent = narrowest.get(first) ?? -1
      for (const goal of set.inside) narrowest.set(goal, this.list.length)
      this.list.push({ copies: 1, parent, pieces: piecesOf(set.values, most), goal: -1 })
    }
    return narrowest
  }

  /** The most pairs that creatures of a group can have with these goals. */
  #reach({ sample, members }: LikeGroup, goals: readonly LikeGroup[], inside: ReadonlySet<number>): number {
    const { most } = at(this.#asked.declaring.creatures, sample.kind)
    const able = goals.reduce((sum, goal, number) => {
      const counts = inside.has(number) && mayChoose(this.#asked, sample, goal.sample)
      return counts ? sum + goal.members.length : sum
    }, 0)
    return members.length * Math.min(most, able)
  }

  #groupsOf(kinds: readonly number[]): Set<number> {
    return new Set(
      this.#creatures.flatMap(({ sample }, group) => (kinds.includes(sample.kind) ? [group] : [])),
    )
  }

  #atParts(goal: number, terms: readonly Term[]): void {
    const sets = terms.map((term) => ({ inside: this.#groupsOf(term.creatures ?? []), values: [term.value] }))
    const { nested, crossing } = nest(sets)
    for (const set of crossing)
      this.#loose.push({ groups: set.inside, goals: new Set([goal]), values: set.values })
    const parts: { station: number; inside: ReadonlySet<number> }[] = []
    for (const set of nested) {
      const [first = -1] = set.inside
      const around = parts.filter(({ inside }) => inside.has(first)).pop()
      const most = [...set.inside].reduce((sum, group) => sum + at(this.#creatures, group).members.length, 0)
      const station = this.list.length
      const parent = around?.station ?? at(this.#columns, goal)
      this.list.push({ copies: 1, parent, pieces: piecesOf(set.values, most), goal: -1 })
      parts.push({ station, inside: set.inside })
    }
    this.#parts.push(parts)
  }
}

/** Merges equal sets; `nested` ones are disjoint or contain each other, wider sets first. */
function nest(sets: readonly CountedSet[]): { nested: CountedSet[]; crossing: CountedSet[] } {
  const [nested, crossing]: [CountedSet[], CountedSet[]] = [[], []]
  const ordered = [...sets].sort((a, b) => b.inside.size - a.inside.size)
  for (const set of ordered) {
    const same = nested.find(
      (other) => other.inside.size === set.inside.size && overlap(other, set) === set.inside.size,
    )
    if (same !== undefined) same.values.push(...set.values)
    else if (nested.every((other) => [0, set.inside.size].includes(overlap(other, set)))) nested.push(set)
    else crossing.push(set)
  }
  return { nested, crossing }
}

const overlap = (one: CountedSet, other: CountedSet): number =>
  [...other.inside].filter((member) => one.inside.has(member)).length
