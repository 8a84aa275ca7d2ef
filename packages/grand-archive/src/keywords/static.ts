import type { View, World } from '@battleline/kernel'
import type { Instance } from '../charts/damage.ts'
import { note, waitFor } from '../facts.ts'
import { cardOf, type PlayerId, playerOf } from '../state.ts'

/** The objects of a player with a static counter. */
export const charged = (w: View, player: PlayerId): readonly number[] =>
  playerOf(w, player).field.filter((card) => cardOf(w, card).static > 0)

/** Notes combat damage by an arcane unit, for the chart that answers it by its id (GA-TRG-9). */
export function noteStatic(w: World, { from, to, by, combat, elements }: Instance): void {
  if (!combat || !elements.includes('arcane') || charged(w, by).length === 0) return
  note(w, 'static', from.card, [waitFor(w, from, 'grand-archive/static', { it: [to], you: by })])
}
