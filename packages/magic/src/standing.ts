import type { Reason } from '@battleline/kernel'
import { type Declared, pairsIn, type Question } from './asked.ts'
import { at } from './at.ts'
import { kindsOf, type Requirement } from './legality/declaring.ts'
import { judgedFor, weigh } from './legality/weigh.ts'
import { costsOf } from './ruling.ts'
import type { Deed } from './vocabulary.ts'

/** A requirement, and how many of its instances a declaration obeys. */
export interface RequirementReading extends Reason {
  /** Whose choices it demands, by their numbers; none where it counts creatures, whichever they are. */
  readonly creatures: readonly number[]
  /** What it demands to be chosen, by its numbers; none where anything obeys it. */
  readonly goals: readonly number[]
  readonly obeyed: number
  readonly instances: number
  /** Why nothing could obey it: its creature is barred from what it demands; null where that is not so. */
  readonly exempt: Reason | null
}

/** A creature that may not choose something, and why. */
export interface Barred extends Reason {
  readonly creature: number
  readonly goal: number
}

/** Where a declaration stands that may not be finished: what it obeys and violates, thing by thing. */
export interface Standing {
  readonly deed: Deed
  /** The creatures that can be declared, and what they can choose: players and permanents by their numbers. */
  readonly creatures: readonly number[]
  readonly goals: readonly number[]
  /** How many of them each creature can choose, in the order of the creatures. */
  readonly most: readonly number[]
  readonly barred: readonly Barred[]
  readonly broken: readonly Reason[]
  readonly requirements: readonly RequirementReading[]
  /** What has to be paid for it, a sentence for each payment. */
  readonly costs: readonly string[]
}

/** Reads where a declaration stands by the rules alone; nothing is solved for it. Strangers in it are left out. */
export function standingOf(question: Question, declared: Declared, deed: Deed): Standing {
  const { declaring, creatures, goals } = question
  const known = declared.filter(([creature, goal]) => creatures.includes(creature) && goals.includes(goal))
  const pairs = pairsIn(question, known)
  const { broken, requirements } = weigh(judgedFor(declaring, pairs), pairs)
  return {
    deed,
    creatures,
    goals,
    most: kindsOf(declaring.creatures).map((kind) => at(declaring.creatures, kind).most),
    barred: barsOf(question),
    broken: broken.map(({ reason, cite }) => ({ reason, cite })),
    requirements: requirements.map(({ requirement, obeyed, instances }) => {
      const { reason, cite } = requirement
      const exempt = exemption(question, requirement)
      return { reason, cite, obeyed, instances, ...aboutOf(question, requirement), exempt }
    }),
    costs: costsOf(question, known),
  }
}

/** The records that a requirement is about: its kinds of creatures and goals, one by one. */
function aboutOf({ declaring, creatures, goals }: Question, requirement: Requirement) {
  const [kinds, goalKinds] = [kindsOf(declaring.creatures), kindsOf(declaring.goals)]
  const wanted = requirement.kind === 'declared' ? [] : requirement.goals
  return {
    creatures:
      requirement.kind === 'number'
        ? []
        : creatures.filter((_, number) => kinds[number] === requirement.creature),
    goals: goals.filter((_, place) => wanted.includes(at(goalKinds, place))),
  }
}

/** What is demanded of one creature, and only of things that it may not choose, is demanded of nobody. */
function exemption({ declaring }: Question, requirement: Requirement): Reason | null {
  if (requirement.kind === 'number') return null
  const bars = at(declaring.bars, requirement.creature)
  const wanted = requirement.kind === 'chooses' ? requirement.goals : bars.map((_, goal) => goal)
  const [first] = wanted.map((goal) => at(bars, goal))
  if (first === undefined || first === null || wanted.some((goal) => at(bars, goal) === null)) return null
  return { reason: first.reason, cite: first.cite }
}

function barsOf({ declaring, creatures, goals }: Question): Barred[] {
  const [kinds, goalKinds] = [kindsOf(declaring.creatures), kindsOf(declaring.goals)]
  return creatures.flatMap((creature, number) =>
    goals.flatMap((goal, place) => {
      const bar = at(at(declaring.bars, at(kinds, number)), at(goalKinds, place))
      return bar === null ? [] : [{ creature, goal, reason: bar.reason, cite: bar.cite }]
    }),
  )
}
