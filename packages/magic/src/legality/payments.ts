import { at } from './at.ts'
import { type Cost, type DeclarationProblem, kindsOf, membersOf, type Pair } from './problem.ts'

/** A payment of a declaration: for a creature, or for its choice of a goal. */
export interface Payment {
  readonly cost: number
  readonly creature: number
  readonly goal: number | null
}

/** The payments of a declaration, each once. */
export function paymentsOf(
  { creatures, goals, costs }: DeclarationProblem,
  pairs: readonly Pair[],
): Payment[] {
  if (costs.length === 0) return []
  const [creatureKinds, goalKinds] = [kindsOf(creatures), kindsOf(goals)]
  const found = new Map<string, Payment>()
  for (const [creature, goal] of pairs) {
    costs.forEach((cost, number) => {
      if (!applies(cost, at(creatureKinds, creature), at(goalKinds, goal))) return
      const payment = { cost: number, creature, goal: cost.per === 'pair' ? goal : null }
      found.set(`${number} ${creature} ${payment.goal}`, payment)
    })
  }
  return [...found.values()]
}

const applies = ({ creatures, goals }: Cost, creature: number, goal: number): boolean =>
  creatures.includes(creature) && goals.includes(goal)

/** Creatures or goals of one kind with equal payments. */
export interface Block {
  /** Its index among the blocks of its side. */
  readonly place: number
  readonly kind: number
  readonly members: readonly number[]
}

export interface Blocks {
  readonly creatures: readonly Block[]
  readonly goals: readonly Block[]
  /** Whether a creature of a block can choose a goal of a block without additional payments. */
  free(creature: Block, goal: Block): boolean
}

/**
 * Splits the kinds by payments: a declaration is compared with those that need no payments beyond its own
 * (MTG-ATK-30, MTG-BLK-30, MTG-INT-1).
 */
export function blocksOf(declaring: DeclarationProblem, pairs: readonly Pair[]): Blocks {
  const payments = paymentsOf(declaring, pairs)
  const paid = new Set(payments.map(({ cost, creature, goal }) => `${cost} ${creature} ${goal}`))
  const marks = new Map<number, string>()
  const apart = new Set<number>()
  for (const { cost, creature, goal } of payments) {
    marks.set(creature, `${marks.get(creature) ?? ''} ${goal === null ? cost : `${creature}`}`)
    if (goal !== null) apart.add(goal)
  }
  const numbered = (blocks: readonly Omit<Block, 'place'>[]): Block[] =>
    blocks.map(({ kind, members }, place) => ({ place, kind, members }))
  const creatures = membersOf(declaring.creatures).flatMap((members, kind) => {
    const byMark = new Map<string, number[]>()
    for (const creature of members) {
      const mark = marks.get(creature) ?? ''
      const same = byMark.get(mark)
      if (same === undefined) byMark.set(mark, [creature])
      else same.push(creature)
    }
    return [...byMark.values()].map((same) => ({ kind, members: same }))
  })
  const goals = membersOf(declaring.goals).flatMap((members, kind) => {
    const single = members.filter((goal) => apart.has(goal)).map((goal) => ({ kind, members: [goal] }))
    const rest = members.filter((goal) => !apart.has(goal))
    return rest.length === 0 ? single : [...single, { kind, members: rest }]
  })
  const free = (creature: Block, goal: Block): boolean =>
    declaring.costs.every((cost, number) => {
      if (!applies(cost, creature.kind, goal.kind)) return true
      const chosen = cost.per === 'pair' ? at(goal.members, 0) : null
      return paid.has(`${number} ${at(creature.members, 0)} ${chosen}`)
    })
  return { creatures: numbered(creatures), goals: numbered(goals), free }
}
