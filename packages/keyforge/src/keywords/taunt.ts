import { because, type Reason, type View } from '@battleline/kernel'
import { cardOf } from '../model/state.ts'
import { neighborsOf } from '../query/board.ts'
import { has } from '../query/values.ts'
import { KEYWORD } from '../vocabulary.ts'

/**
 * Why a neighbor of a creature with taunt cannot be picked as the defender; null if it can, as one with taunt itself.
 */
export function tauntingNeighbor(w: View, defender: number): Reason | null {
  if (has(w, defender, KEYWORD.taunt)) return null
  const guard = neighborsOf(w, defender).find((neighbor) => has(w, neighbor, KEYWORD.taunt))
  if (guard === undefined) return null
  return because(`${cardOf(w, guard).name} has taunt and protects ${cardOf(w, defender).name}`, 'KF-TNT-1')
}
