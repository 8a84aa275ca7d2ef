import type { Position, View } from '@battleline/kernel'
import type { Goal } from '@battleline/language'
import type { CombatDamage } from './charts/combat-damage.ts'
import type { DeclarationStep } from './charts/declarations.ts'
import { bestDivision, type Estimate, estimateBlocks } from './combat/estimate.ts'
import type { Magic, MagicPosition } from './game.ts'
import { isGoal } from './goals/goals.ts'

/**
 * What a declaration of blockers comes to for a goal if both players answer as well as they can and nobody casts spells or
 * activates abilities, and a block that guarantees it; for a division of combat damage, only a division that
 * serves the goal. Null for other decisions, and where more than blocks and divisions decides: then only playing on
 * shows it.
 */
export function estimate(game: Magic, position: MagicPosition, goal: Goal<Position>): Estimate | null {
  const w = position as unknown as View
  const decision = game.decision(position)
  const top = w.stack[w.stack.length - 1]
  if (decision === null || top === undefined || !isGoal(goal)) return null
  if (decision.step === 'magic/blockers.1-choose')
    return estimateBlocks(w, (top.locals as DeclarationStep).player, goal)
  if (decision.step !== 'magic/combat-damage.2-assign') return null
  const { turn, strikers, left } = top.locals as CombatDamage
  const answer = bestDivision(w, turn, strikers, left[0] ?? 0, goal)
  if (answer === null) return null
  return { least: goal.floor, most: goal.ceiling(position), answer }
}
