import { at, replaced } from './at.ts'
import { reaches, WORK } from './best.ts'
import { allOf, type Bounds, pairsOf } from './bounds.ts'
import { circumstances } from './circumstances.ts'
import { programOf } from './compile.ts'
import { Listing } from './list-best.ts'
import { type DeclarationProblem, exactly, kindsOf, membersOf, type Pair } from './problem.ts'
import type { Program, Route } from './program.ts'

/**
 * A legal declaration, and the number of declarations that differ only in which creatures of a kind do what, itself
 * included.
 */
export interface Legal {
  readonly pairs: readonly Pair[]
  readonly ways: number
}

/**
 * Every legal declaration, with any payments, one after another. Declarations that differ only in which creatures of
 * a kind do what are listed once. Returns false if it is not proved that there are no more.
 */
export function* legalIn(declaring: DeclarationProblem, work = WORK): Generator<Legal, boolean> {
  let complete = true
  for (const one of circumstances(declaring)) {
    for (const paying of payingIn(one.declaring, work)) {
      const listing = new Listing(one, paying, work, 'kinds', (program) =>
        boundsPaying(one.declaring, program, paying),
      )
      for (const pairs of listing.all()) {
        const ways = waysOf(declaring, pairs)
        if (ways > 0) yield { pairs, ways }
      }
      complete &&= listing.proved
    }
  }
  return complete
}

/** Whether a pair of a route has a cost. */
function costlyIn({ creatures, goals, costs }: DeclarationProblem, { groups, goals: chosen }: Program) {
  const [from, to] = [kindsOf(creatures), kindsOf(goals)]
  return ({ group, goal }: Route): boolean => {
    const creature = at(from, at(at(groups, group).members, 0))
    const object = at(to, at(at(chosen, goal).members, 0))
    return costs.some((cost) => cost.creatures.includes(creature) && cost.goals.includes(object))
  }
}

/**
 * The possible sets of pairs with costs, each once. A legal declaration makes no payments that these pairs do not
 * need, and is compared with declarations that need no more.
 */
function* payingIn(declaring: DeclarationProblem, work: number): Generator<readonly Pair[]> {
  const program = programOf({ ...declaring, costs: [] }, [], 'kinds')
  const isCostly = costlyIn(declaring, program)
  const costly = program.routes.flatMap((route, number) => (isCostly(route) ? [number] : []))
  yield* settled(declaring, program, costly, allOf(program), work)
}

/** Decides the routes with costs one by one, as long as a declaration remains possible. */
function* settled(
  declaring: DeclarationProblem,
  program: Program,
  [route, ...left]: readonly number[],
  bounds: Bounds,
  work: number,
): Generator<readonly Pair[]> {
  if (route === undefined) {
    yield firstOnes(program, bounds)
    return
  }
  const { least, most } = pairsOf(program, bounds, route)
  for (let count = least; count <= most; count++) {
    const part = { ...bounds, pairs: replaced(bounds.pairs, route, exactly(count)) }
    if (reaches(declaring, program, part, 0, work) !== false)
      yield* settled(declaring, program, left, part, work)
  }
}

/** The decided pairs, made by the first creatures of each group. */
function firstOnes(program: Program, { pairs }: Bounds): readonly Pair[] {
  const taken = program.groups.map(() => 0)
  return program.routes.flatMap(({ group, goal }, number): Pair[] => {
    const { members, most } = at(program.groups, group)
    const { members: chosen } = at(program.goals, goal)
    return Array.from({ length: pairs[number]?.least ?? 0 }, () => {
      const next = at(taken, group)
      // A creature that may choose several goals is separate.
      if (most === 1) taken[group] = next + 1
      return [at(members, next), at(chosen, 0)]
    })
  })
}

/** Bounds with exactly these pairs among those with costs. */
function boundsPaying(declaring: DeclarationProblem, program: Program, paying: readonly Pair[]): Bounds {
  const isCostly = costlyIn(declaring, program)
  const pairs = program.routes.map((route) => {
    if (!isCostly(route)) return null
    const [from, to] = [at(program.groups, route.group).members, at(program.goals, route.goal).members]
    return exactly(paying.filter(([creature, goal]) => to.includes(goal) && from.includes(creature)).length)
  })
  return { ...allOf(program), pairs }
}

/**
 * The number of ways to exchange creatures and goals within their kinds; 0 if another declaration represents this
 * one. A creature that may choose several goals is not exchanged.
 */
function waysOf({ creatures, goals }: DeclarationProblem, pairs: readonly Pair[]): number {
  const kinds = kindsOf(creatures)
  const chosenBy = (goal: number): readonly Pair[] => pairs.filter(([, to]) => to === goal)
  const labelOf = ([creature]: Pair): string => {
    const kind = at(kinds, creature)
    return at(creatures, kind).most === 1 ? `kind ${kind}` : `${creature}`
  }
  const single = creatures.map(({ most }) => most === 1)
  let ways = 1
  membersOf(creatures).forEach((members, kind) => {
    if (!single[kind]) return
    const chosen = pairs.filter(([creature]) => members.includes(creature)).map(([, goal]) => goal)
    ways *= arrangements(members.length, chosen)
  })
  for (const members of membersOf(goals)) {
    const texts = members.map((goal) => chosenBy(goal).map(labelOf).sort().join())
    if (texts.some((text, place) => place > 0 && text < at(texts, place - 1))) return 0
    ways *= arrangements(texts.length, texts)
  }
  return ways
}

/** The number of ways to give these to a number of creatures, where equal ones are alike and the rest get nothing. */
function arrangements(many: number, given: readonly (string | number)[]): number {
  const counts = new Map<string | number, number>()
  for (const one of given) counts.set(one, (counts.get(one) ?? 0) + 1)
  let ways = 1
  let left = many
  for (const count of counts.values()) {
    for (let taken = 1; taken <= count; taken++) ways = (ways * left--) / taken
  }
  return Math.round(ways)
}
