import type { View } from '@battleline/kernel'
import { idOf } from '../declarations/declaration-question.ts'
import type { Goal } from '../goals/goals.ts'
import { permanentOf, playerOf } from '../model/state.ts'
import { Characteristics } from '../query/characteristics.ts'
import { DamageAssignment, lethalFor } from '../query/damage-assignment.ts'
import { divisionId } from '../query/division.ts'
import { bestBlock } from './best-block.ts'
import { type Blocking, exchange, type Outcome } from './exchange.ts'
import { type Fighter, plainCombat, sidesOf } from './plain-combat.ts'
import { stakesOf } from './stakes.ts'

/** What a position comes to if both players answer as well as they can: scores of a goal, each with its bounds. */
export interface Estimate {
  readonly least: readonly number[]
  readonly most: readonly number[]
  /** An answer that guarantees it. */
  readonly answer: string
}

/**
 * What a declaration of blockers comes to, for a goal, if nobody casts spells or activates abilities. Null if that is not
 * known without playing it.
 */
export function estimateBlocks(w: View, defender: number, goal: Goal): Estimate | null {
  const combat = plainCombat(w, defender)
  const stakes = combat && stakesOf(w, combat, goal)
  const best = stakes && bestBlock(combat, stakes, playerOf(w, defender).life)
  if (stakes === null || best === null) return null
  const scores = stakes.scoresOf(best.worth).map((score, at) => (best.isLost && at > 0 ? null : score))
  return {
    least: scores.map((score, at) => score ?? goal.floor[at] ?? Number.NEGATIVE_INFINITY),
    most: scores.map((score, at) => score ?? goal.ceiling(w as never)[at] ?? Number.POSITIVE_INFINITY),
    answer: idOf(best.block),
  }
}

/** A division of a creature's damage that serves its player best, as an answer; null if there is none to be found. */
export function bestDivision(
  w: View,
  turn: number,
  strikers: readonly number[],
  creature: number,
  goal: Goal,
): string | null {
  const characteristics = new Characteristics(w)
  const assignment = new DamageAssignment(w, characteristics)
  const attacking = assignment.fighters().filter((one) => permanentOf(w, one).attacks !== 0)
  const blocking = assignment.fighters().filter((one) => permanentOf(w, one).blocks.length > 0)
  if (!attacking.includes(creature)) return null
  const sides = sidesOf(w, characteristics, attacking, blocking)
  const stakes = stakesOf(w, sides, goal)
  if (stakes === null) return null
  const step = turn === 2 ? 'second' : strikers.length > 0 ? 'first' : 'only'
  const outcomesOf = (attacker: Fighter): readonly Outcome[] => {
    const blockers = assignment.blockersOf(attacker.record).map((record): Blocking => {
      const one = sides.blockers.find((other) => other.record === record) as Fighter
      return {
        one,
        count: 1,
        isImmune: sides.isImmune(attacker.record, record),
        isHarmless: sides.isImmune(record, attacker.record),
        dead: stakes.dead.get(record) ?? 0,
      }
    })
    return (
      exchange({ one: attacker, dead: stakes.dead.get(attacker.record) ?? 0 }, blockers, stakes, step) ?? []
    )
  }
  const greatest = (all: readonly Outcome[]) => all.reduce((most, { loss }) => Math.max(most, loss), 0)
  const most = sides.attackers.reduce((sum, one) => sum + greatest(outcomesOf(one)), 0)
  const isWinning = most >= playerOf(w, sides.defender).life
  const rank = ({ loss, worth, worthLost }: Outcome) => (isWinning ? [-loss, worthLost] : [worth, -loss])
  const attacker = sides.attackers.find(({ record }) => record === creature) as Fighter
  const [best] = [...outcomesOf(attacker)].sort((one, other) => compareRanks(rank(one), rank(other)))
  return best === undefined ? null : divisionOf(w, assignment, attacker, best)
}

const compareRanks = ([a = 0, b = 0]: readonly number[], [c = 0, d = 0]: readonly number[]): number =>
  a - c || b - d

/** The answer for an outcome: what is left over goes where it changes nothing. */
function divisionOf(
  w: View,
  assignment: DamageAssignment,
  { record, power, deathtouch }: Fighter,
  outcome: Outcome,
) {
  const { creatures, beyond } = assignment.recipients(record)
  const characteristics = new Characteristics(w)
  const shares = [...outcome.shares]
  const sum = () => shares.reduce((total, share) => total + share, outcome.beyond)
  const needs = creatures.map((one) => lethalFor(w, characteristics, one, deathtouch))
  for (const [at, need] of needs.entries())
    if (outcome.beyond > 0) shares[at] = Math.max(shares[at] ?? 0, need)
  const killed = shares.findIndex((share, at) => share > 0 && share >= (needs[at] ?? 0))
  if (killed >= 0) shares[killed] = (shares[killed] ?? 0) + power - sum()
  else {
    for (const [at, need] of needs.entries()) {
      const more = Math.max(0, Math.min(need - 1 - (shares[at] ?? 0), power - sum()))
      shares[at] = (shares[at] ?? 0) + more
    }
    const sturdy = creatures.findIndex((one) => characteristics.has(one, 'indestructible'))
    const at = Math.max(0, sturdy)
    shares[at] = (shares[at] ?? 0) + power - sum()
  }
  return divisionId([...creatures, beyond], [...shares, outcome.beyond])
}
