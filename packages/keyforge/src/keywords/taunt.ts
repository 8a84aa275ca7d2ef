import { because, type Reason, say, type View } from '@battleline/kernel'
import { HOOK } from '../model/hooks.ts'
import { cardOf } from '../model/state.ts'
import { effectsFor } from '../query/active-effects.ts'
import { neighborsOf } from '../query/board.ts'
import { has } from '../query/values.ts'
import { KEYWORD } from '../vocabulary.ts'

/** The neighbors of a creature, and those of their neighbors whose taunt reaches that far. */
function guardsOf(w: View, defender: number): readonly number[] {
  const neighbors = neighborsOf(w, defender)
  const far = neighbors.flatMap((one) => neighborsOf(w, one)).filter((one) => one !== defender)
  return [...neighbors, ...far.filter((one) => hasWiderTaunt(w, one))]
}

const hasWiderTaunt = (w: View, creature: number): boolean =>
  effectsFor(w, HOOK.declare, creature).some(({ is }) => is?.kind === 'wider taunt')

/**
 * Why a neighbor of a creature with taunt cannot be picked as the defender; null if it can, as one with taunt itself.
 */
export function tauntingNeighbor(w: View, defender: number): Reason | null {
  if (has(w, defender, KEYWORD.taunt)) return null
  const guard = guardsOf(w, defender).find((creature) => has(w, creature, KEYWORD.taunt))
  if (guard === undefined) return null
  return because(say`${cardOf(w, guard).name} has taunt and protects ${cardOf(w, defender).name}`, 'KF-TNT-1')
}
