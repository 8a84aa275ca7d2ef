import { CHANCE, type Choice, type Decision, randomChoice, seeded } from '@battleline/kernel'
import type { Engine, PlayedScenario, Scenario } from '@battleline/scenario'
import type { Answered } from './play-entry.ts'
import type { Segment } from './segments.ts'

/** The answer of the dice to a decision after former answers; null for a decision that dice do not answer. */
export type Dice = (decision: Decision, former: readonly Segment[]) => Choice | null

/** A scenario with a seed; without one, chance is asked like a player. */
const seedOf = (scenario: Scenario): number | null => Object(scenario).seed ?? null

/** The dice of a scenario. They go on from where they were after the former answers. */
export function diceOf<G extends Engine>({ scenario, game }: PlayedScenario<Scenario, G>): Dice {
  const seed = seedOf(scenario)
  if (seed === null) return () => null
  return (decision, former) => {
    if (decision.who !== CHANCE) return null
    const dice = seeded(seed)
    for (const { from } of former) {
      const asked = game.decision(from)
      if (asked?.who === CHANCE) randomChoice(asked, dice)
    }
    return randomChoice(decision, dice)
  }
}

/** The answers that a file has: one with a seed leaves chance to the dice. */
export const writtenOf = (
  { scenario }: { readonly scenario: Scenario },
  answers: readonly Answered[],
): readonly Answered[] => answers.filter(({ asked }) => asked.who !== CHANCE || seedOf(scenario) === null)
