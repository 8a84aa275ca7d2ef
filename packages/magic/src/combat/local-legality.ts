import { type DeclarationProblem, type Requirement, type Restriction, within } from '../legality/problem.ts'

/**
 * The legality of blocks, one attacker at a time: whether the blockers of one attacker are legal for it, and how many
 * requirements they obey; and the same for all creatures that block anything. Creatures and goals by number.
 */
export interface LocalLegality {
  /** The number of obeyed requirements; null if these creatures cannot block this goal together. */
  obeyedAt(goal: number, creatures: readonly number[]): number | null
  /** Whether these creatures, and no others, may block; and the number of requirements that this obeys. */
  isLegal(creatures: readonly number[]): boolean
  obeyedByAll(creatures: readonly number[]): number
  /** Equal for creatures that are the same to every constraint. */
  signature(creature: number): string
}

/** Null if a constraint compares the blockers of several attackers. */
export function localLegality(problem: DeclarationProblem): LocalLegality | null {
  const { creatures: all, goals: allGoals, bars, restrictions, requirements } = problem
  if ([...all, ...allGoals].some(({ count }) => count > 1)) return null
  const isAtOne = (one: Restriction | Requirement): boolean =>
    one.kind === 'chooses' || (one.kind === 'number' && (!one.together || one.goals.length < 2))
  const isOfAll = (one: Restriction | Requirement): boolean =>
    one.kind === 'number'
      ? one.together && new Set(one.goals).size === allGoals.length
      : one.kind !== 'chooses'
  if (requirements.some(({ ifDeclared }) => ifDeclared !== null)) return null
  if ([...restrictions, ...requirements].some((one) => !isAtOne(one) && !isOfAll(one))) return null
  const counted = (of: readonly number[] | null, creatures: readonly number[]): number =>
    of === null ? creatures.length : creatures.filter((one) => of.includes(one)).length
  const [atGoals, atAll] = [restrictions.filter(isAtOne), restrictions.filter((one) => !isAtOne(one))]
  const [wantedAtGoals, wantedOfAll] = [
    requirements.filter(isAtOne),
    requirements.filter((one) => !isAtOne(one)),
  ]
  return {
    obeyedAt(goal, creatures) {
      if (creatures.some((one) => bars[one]?.[goal] !== null)) return null
      for (const one of atGoals) {
        if (one.kind !== 'number' || !one.goals.includes(goal)) continue
        const count = counted(one.creatures, creatures)
        if (!one.allowed.some((span) => within(count, span))) return null
      }
      let obeyed = 0
      for (const one of wantedAtGoals) {
        if (one.kind === 'declared' || !one.goals.includes(goal)) continue
        if (one.kind === 'chooses') obeyed += Number(creatures.includes(one.creature))
        else obeyed += Number(within(counted(one.creatures, creatures), one.wanted))
      }
      return obeyed
    },
    isLegal: (creatures) => atAll.every((one) => allows(one, creatures, counted)),
    obeyedByAll: (creatures) =>
      wantedOfAll.filter((one) =>
        one.kind === 'declared'
          ? creatures.includes(one.creature)
          : one.kind === 'number' && within(counted(one.creatures, creatures), one.wanted),
      ).length,
    signature: (creature) =>
      JSON.stringify([
        bars[creature]?.map((bar) => bar === null),
        [...restrictions, ...requirements].map((one) => roleOf(one, creature)),
      ]),
  }
}

/** Whether a restriction on all that block allows these creatures. */
function allows(
  one: Restriction,
  creatures: readonly number[],
  counted: (of: readonly number[] | null, creatures: readonly number[]) => number,
): boolean {
  switch (one.kind) {
    case 'creatures':
      return creatures.length <= one.most
    case 'alone':
      return !creatures.includes(one.creature) || creatures.length === 1
    case 'others':
      return !creatures.includes(one.creature) || creatures.length > one.least
    case 'beside':
      return (
        !creatures.includes(one.creature) ||
        creatures.some((other) => other !== one.creature && one.those.includes(other))
      )
    case 'number': {
      const count = counted(one.creatures, creatures)
      return one.allowed.some((span) => within(count, span))
    }
    default:
      return one satisfies never
  }
}

/** How a creature takes part in a constraint. A constraint of one creature is the same as an equal one of another. */
function roleOf(one: Restriction | Requirement, creature: number): unknown {
  switch (one.kind) {
    case 'number':
      return one.creatures === null || one.creatures.includes(creature)
    case 'creatures':
      return null
    case 'declared':
    case 'chooses':
    case 'alone':
    case 'others':
      return one.creature === creature ? creature : null
    case 'beside':
      return [one.creature === creature ? creature : null, one.those.includes(creature)]
    default:
      return one satisfies never
  }
}
