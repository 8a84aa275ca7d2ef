import type { View, World } from '@battleline/kernel'
import { permanentOf, writePermanent } from '../model/state.ts'

/** Notes a use of an ability that works only so often each turn, or ever; false if it has been used so often. */
export function useAbility(w: World, card: number, ability: string, most: number, forever = false): boolean {
  if (usesOf(w, card, ability) >= most) return false
  const one = writePermanent(w, card)
  one.effects = [...one.effects, { kind: 'used', ability, ...(forever && { forever: true }) }]
  return true
}

export const usesOf = (w: View, card: number, ability: string): number =>
  permanentOf(w, card).effects.filter((one) => one.kind === 'used' && one.ability === ability).length
