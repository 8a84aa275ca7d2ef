import { because, type Reason, say } from '@battleline/kernel'
import { at } from './at.ts'
import {
  type Counted,
  type DeclarationProblem,
  kindsOf,
  type Pair,
  type Requirement,
  type Restriction,
  within,
} from './problem.ts'

// Evaluates one declaration by the rules alone, without the solver. Tests compare the solver's results with this.

/** A requirement, how many of its instances are obeyed, and how many there are. */
export interface RequirementCount {
  readonly requirement: Requirement
  readonly obeyed: number
  readonly instances: number
}

/** What a declaration violates and obeys. */
export interface Evaluation {
  /** The violated restrictions. */
  readonly broken: readonly Reason[]
  readonly requirements: readonly RequirementCount[]
  /** The number of obeyed instances. */
  readonly obeyed: number
}

/** The kind of each creature and goal, and the number of the first goal of each kind. */
interface Sides {
  readonly creatures: readonly number[]
  readonly goals: readonly number[]
  readonly firstGoals: readonly number[]
}

/** A search evaluates many declarations of one problem. */
const SIDES = new WeakMap<DeclarationProblem, Sides>()

function sidesOf(declaring: DeclarationProblem): Sides {
  const known = SIDES.get(declaring)
  if (known !== undefined) return known
  const goals = kindsOf(declaring.goals)
  const firstGoals = declaring.goals.map((_, kind) => goals.indexOf(kind))
  const sides = { creatures: kindsOf(declaring.creatures), goals, firstGoals }
  SIDES.set(declaring, sides)
  return sides
}

/** A declaration, indexed from both sides. */
class IndexedDeclaration {
  readonly declaring: DeclarationProblem
  readonly creatureKinds: readonly number[]
  readonly goalKinds: readonly number[]
  readonly goalsOf = new Map<number, number[]>()
  /** The number of declared creatures of each kind. */
  readonly declared: readonly number[]
  readonly pairs: readonly Pair[]
  readonly #firstGoals: readonly number[]

  constructor(declaring: DeclarationProblem, pairs: readonly Pair[]) {
    this.declaring = declaring
    this.pairs = pairs
    const { creatures, goals, firstGoals } = sidesOf(declaring)
    this.creatureKinds = creatures
    this.goalKinds = goals
    this.#firstGoals = firstGoals
    for (const [creature, goal] of pairs) {
      const goals = this.goalsOf.get(creature)
      if (goals === undefined) this.goalsOf.set(creature, [goal])
      else goals.push(goal)
    }
    const declared = declaring.creatures.map(() => 0)
    for (const creature of this.goalsOf.keys()) {
      const kind = at(this.creatureKinds, creature)
      declared[kind] = at(declared, kind) + 1
    }
    this.declared = declared
  }

  /** The counts of a restriction or requirement: one for each goal, or one for all. */
  counts({ creatures, goals, together }: Counted): number[] {
    const found = new Map<number, number>()
    let all = 0
    const asked = new Set(goals)
    const by = creatures === null ? null : new Set(creatures)
    for (const [creature, goal] of this.pairs) {
      if (!asked.has(at(this.goalKinds, goal))) continue
      if (by !== null && !by.has(at(this.creatureKinds, creature))) continue
      found.set(goal, (found.get(goal) ?? 0) + 1)
      all++
    }
    if (together) return [all]
    return goals.flatMap((kind) => {
      const from = at(this.#firstGoals, kind)
      const { count } = at(this.declaring.goals, kind)
      return Array.from({ length: count }, (_, copy) => found.get(from + copy) ?? 0)
    })
  }

  beside(those: readonly number[], creature: number): number {
    const all = those.reduce((sum, kind) => sum + at(this.declared, kind), 0)
    return those.includes(creature) ? all - 1 : all
  }
}

/** What a declaration violates and obeys, as if its costs were paid. */
export function evaluate(declaring: DeclarationProblem, pairs: readonly Pair[]): Evaluation {
  const looked = new IndexedDeclaration(declaring, pairs)
  const barred = bars(looked)
  const broken = declaring.restrictions.filter((restriction) => !satisfies(looked, restriction))
  const requirements = declaring.requirements
    .filter((requirement) => inForce(requirement, looked.declared))
    .map((requirement) => ({ requirement, ...count(looked, requirement) }))
  const obeyed = requirements.reduce((sum, one) => sum + one.obeyed, 0)
  return { broken: [...barred, ...broken], requirements, obeyed }
}

/** A condition about the declaration is decided by the declaration that is judged (MTG-INT-2). */
export const inForce = ({ ifDeclared }: Requirement, declared: readonly number[]): boolean =>
  ifDeclared === null || ifDeclared.some((kind) => at(declared, kind) > 0)

/**
 * The problem as a declaration is judged by it: the declaration decides the conditions of requirements, which then
 * apply to all declarations that it is compared with.
 */
export function problemJudgedBy(declaring: DeclarationProblem, pairs: readonly Pair[]): DeclarationProblem {
  const { declared } = new IndexedDeclaration(declaring, pairs)
  const requirements = declaring.requirements
    .filter((one) => inForce(one, declared))
    .map((one): Requirement => ({ ...one, ifDeclared: null }))
  return { ...declaring, requirements }
}

/** The violations of single pairs. */
function bars({ declaring, pairs, goalsOf, creatureKinds, goalKinds }: IndexedDeclaration): Reason[] {
  const wrong: Reason[] = []
  for (const [creature, goal] of pairs) {
    const row = declaring.bars[creatureKinds[creature] ?? -1]
    const bar = row?.[goalKinds[goal] ?? -1]
    if (bar === undefined)
      return [because(say`there is no creature ${creature} or nothing ${goal} to choose`)]
    if (bar !== null) wrong.push(bar)
  }
  for (const [creature, goals] of goalsOf) {
    const { name, most } = at(declaring.creatures, at(creatureKinds, creature))
    if (goals.length > most)
      wrong.push(because(say`${name} chooses ${goals.length}, but may choose only ${most}`, 'MTG-BLK-2'))
    if (new Set(goals).size < goals.length)
      wrong.push(because(say`${name} chooses the same twice`, 'MTG-BLK-2'))
  }
  return wrong
}

function satisfies(looked: IndexedDeclaration, restriction: Restriction): boolean {
  const { declared, goalsOf } = looked
  switch (restriction.kind) {
    case 'number':
      return looked
        .counts(restriction)
        .every((count) => restriction.allowed.some((span) => within(count, span)))
    case 'creatures':
      return goalsOf.size <= restriction.most
    case 'alone':
      return at(declared, restriction.creature) === 0 || goalsOf.size === 1
    case 'others':
      return at(declared, restriction.creature) === 0 || goalsOf.size > restriction.least
    case 'beside':
      return (
        at(declared, restriction.creature) === 0 || looked.beside(restriction.those, restriction.creature) > 0
      )
    default:
      return restriction satisfies never
  }
}

function count(looked: IndexedDeclaration, requirement: Requirement): { obeyed: number; instances: number } {
  const { declaring, declared, goalKinds } = looked
  switch (requirement.kind) {
    case 'declared':
      return {
        obeyed: at(declared, requirement.creature),
        instances: at(declaring.creatures, requirement.creature).count,
      }
    case 'chooses': {
      const { creature: kind, goals, each } = requirement
      const wanted = new Set(goals)
      const many = at(declaring.creatures, kind).count
      const counts = [...looked.goalsOf]
        .filter(([creature]) => at(looked.creatureKinds, creature) === kind)
        .map(([, chosen]) => chosen.filter((goal) => wanted.has(at(goalKinds, goal))).length)
      const size = goals.reduce((sum, goal) => sum + at(declaring.goals, goal).count, 0)
      const obeyed = counts.reduce((sum, found) => sum + (each ? found : Math.min(1, found)), 0)
      return { obeyed, instances: many * (each ? size : 1) }
    }
    case 'number': {
      const counts = looked.counts(requirement)
      return {
        obeyed: counts.filter((found) => within(found, requirement.wanted)).length,
        instances: counts.length,
      }
    }
    default:
      return requirement satisfies never
  }
}
