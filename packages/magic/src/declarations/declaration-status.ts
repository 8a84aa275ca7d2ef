import type { Reason } from '@battleline/kernel'
import { at } from '../legality/at.ts'
import { evaluate, problemJudgedBy } from '../legality/evaluate.ts'
import { type ConstraintReason, kindsOf, type Origin, type Requirement } from '../legality/problem.ts'
import type { CombatAction } from '../vocabulary.ts'
import { type DeclarationQuestion, type Declared, pairsIn } from './declaration-question.ts'
import { costTexts } from './verdict.ts'

/** A requirement, and how many of its instances a declaration obeys. */
export interface RequirementStatus extends Reason {
  readonly origin: Origin | null
  /** The creatures whose choices it demands; empty if it only counts creatures. */
  readonly creatures: readonly number[]
  /** The goals that it demands; empty if any goal obeys it. */
  readonly goals: readonly number[]
  readonly obeyed: number
  readonly instances: number
  /** Why nothing can obey it: its creature may not choose any demanded goal; null otherwise. */
  readonly exempt: ConstraintReason | null
}

/** A creature that may not choose a goal, and why. */
export interface Barred extends ConstraintReason {
  readonly creature: number
  readonly goal: number
}

/** What an unfinished declaration obeys and violates, constraint by constraint. */
export interface DeclarationStatus {
  readonly action: CombatAction
  /** The creatures that can be declared, and the goals that they can choose: players and permanents by number. */
  readonly creatures: readonly number[]
  readonly goals: readonly number[]
  /** How many goals each creature can choose, in the order of the creatures. */
  readonly most: readonly number[]
  readonly barred: readonly Barred[]
  readonly broken: readonly ConstraintReason[]
  readonly requirements: readonly RequirementStatus[]
  /** Its costs, a sentence for each payment. */
  readonly costs: readonly string[]
}

/** Evaluates a declaration by the rules alone, without the solver. Leaves out records that cannot be declared. */
export function declarationStatusOf(
  question: DeclarationQuestion,
  declared: Declared,
  action: CombatAction,
): DeclarationStatus {
  const { problem, creatures, goals } = question
  const known = declared.filter(([creature, goal]) => creatures.includes(creature) && goals.includes(goal))
  const pairs = pairsIn(question, known)
  const { broken, requirements } = evaluate(problemJudgedBy(problem, pairs), pairs)
  return {
    action,
    creatures,
    goals,
    most: kindsOf(problem.creatures).map((kind) => at(problem.creatures, kind).most),
    barred: barsOf(question),
    broken: broken.map(reasonOf),
    requirements: requirements.map(({ requirement, obeyed, instances }) => {
      const { origin = null } = requirement
      const exempt = exemption(question, requirement)
      return {
        ...reasonOf(requirement),
        origin,
        obeyed,
        instances,
        ...aboutOf(question, requirement),
        exempt,
      }
    }),
    costs: costTexts(question, known),
  }
}

/** A constraint's reason without the numbers that the solver reads. */
const reasonOf = ({ reason, cite, message, origin }: ConstraintReason): ConstraintReason => ({
  reason,
  cite,
  ...(message !== undefined && { message }),
  ...(origin !== undefined && { origin }),
})

/** The records that a requirement is about. */
function aboutOf({ problem, creatures, goals }: DeclarationQuestion, requirement: Requirement) {
  const [kinds, goalKinds] = [kindsOf(problem.creatures), kindsOf(problem.goals)]
  const wanted = requirement.kind === 'declared' ? [] : requirement.goals
  return {
    creatures:
      requirement.kind === 'number'
        ? []
        : creatures.filter((_, number) => kinds[number] === requirement.creature),
    goals: goals.filter((_, place) => wanted.includes(at(goalKinds, place))),
  }
}

/** A creature that may choose none of the demanded goals does not have to obey. */
function exemption({ problem }: DeclarationQuestion, requirement: Requirement): ConstraintReason | null {
  if (requirement.kind === 'number') return null
  const bars = at(problem.bars, requirement.creature)
  const wanted = requirement.kind === 'chooses' ? requirement.goals : bars.map((_, goal) => goal)
  const [first] = wanted.map((goal) => at(bars, goal))
  if (first === undefined || first === null || wanted.some((goal) => at(bars, goal) === null)) return null
  return reasonOf(first)
}

function barsOf({ problem, creatures, goals }: DeclarationQuestion): Barred[] {
  const [kinds, goalKinds] = [kindsOf(problem.creatures), kindsOf(problem.goals)]
  return creatures.flatMap((creature, number) =>
    goals.flatMap((goal, place) => {
      const bar = at(at(problem.bars, at(kinds, number)), at(goalKinds, place))
      return bar === null ? [] : [{ creature, goal, ...reasonOf(bar) }]
    }),
  )
}
