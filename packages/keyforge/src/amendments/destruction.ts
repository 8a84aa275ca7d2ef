import type { Start, View } from '@battleline/kernel'
import { abilitiesOf, type Possessed, waiting } from '../abilities.ts'
import { type Destruction, doomedCards } from '../charts/destruction.ts'
import { HOOK } from '../in-force.ts'
import type { Intervention } from '../intervention.ts'
import { holds } from '../read.ts'
import { cardOf, tableOf, type Waiting } from '../state.ts'

/**
 * "Destroyed: … instead": it waits until the card would be discarded, and its condition is judged then (KF-RPL-4,
 * KF-RPL-5). A card that is itself tagged does not save its host a second time (KF-RPL-8).
 */
export const destructionReplaced = (start: (w: View, entry: Waiting) => Start): Intervention => ({
  id: 'destruction replaced',
  step: 'keyforge/destroyed.3-replace',
  hooks: [HOOK.replacement, HOOK.grant],
  find: (w, locals, found) => {
    for (const card of doomedCards(w, locals as Destruction)) {
      for (const one of abilitiesOf(w, card, 'destroyed')) {
        if (!isAvailable(w, one)) continue
        const entry = waiting(w, one)
        found.push({
          id: entry.id,
          rank: 0,
          group: card,
          commutes: null,
          who: tableOf(w).active,
          source: one.from.card,
          title: `${cardOf(w, one.from.card).name} replaces the destruction of ${cardOf(w, card).name}`,
          label: cardOf(w, one.from.card).name,
          cite: ['KF-RPL-4'],
          apply: (at) => start(at, entry),
        })
      }
    }
  },
})

function isAvailable(w: View, { card, from, clause }: Possessed): boolean {
  if (clause.kind !== 'replacement' || (from.card !== card.card && cardOf(w, from.card).tagged)) return false
  return clause.does.condition === undefined || holds(w, clause.does.condition, card.card)
}
