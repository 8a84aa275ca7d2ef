import type { View } from '@battleline/kernel'
import { isCreature, isOfSubtype, isPermanent, isPlayer, permanentOf, playerOf } from '../model/state.ts'
import { abilitiesOfKind } from './abilities.ts'
import type { Characteristics } from './characteristics.ts'
import { matches } from './object-filter.ts'
import { protectedFrom, traitsOf } from './protection.ts'

/** Whether an Equipment or Aura can be attached to a permanent or player, or stay so (303.4, 301.5c, 702.16d). */
export function canBeAttached(w: View, characteristics: Characteristics, card: number, to: number): boolean {
  if (isPlayer(w, to)) return !playerOf(w, to).lost
  if (!isPermanent(w, to)) return false
  const one = permanentOf(w, card)
  if (isOfSubtype(one, 'Equipment') && !isCreature(permanentOf(w, to))) return false
  const by = { you: one.controller, source: card, thatPlayer: 0 }
  if (!abilitiesOfKind(one.facts, 'enchant').every(({ what }) => matches(w, what, to, by))) return false
  return protectedFrom(w, characteristics, to, traitsOf(one), card) === null
}
