import type { View, World } from '@battleline/kernel'
import { addPendingTriggers, pendingAbility } from '../events/triggers.ts'
import { cardOf, type PlayerId, playerOf } from '../model/state.ts'
import type { DamageInstance } from '../replacement/pending-damage.ts'

/** The objects of a player with a static counter. */
export const objectsWithStatic = (w: View, player: PlayerId): readonly number[] =>
  playerOf(w, player).field.filter((card) => cardOf(w, card).static > 0)

/** Triggers the static counters after combat damage by an arcane unit (GA-TRG-9). */
export function triggerStatic(w: World, { from, to, by, combat, elements }: DamageInstance): void {
  if (!combat || !elements.includes('arcane') || objectsWithStatic(w, by).length === 0) return
  addPendingTriggers(w, 'static', from.card, [
    pendingAbility(w, from, 'grand-archive/static', { antecedent: [to], you: by }),
  ])
}
