import type { Start, View } from '@battleline/kernel'
import { abilitiesOf, type Possessed, waiting } from '../abilities.ts'
import { type Destruction, doomedCards } from '../charts/destruction.ts'
import { HOOK } from '../hooks.ts'
import type { Intervention } from '../intervention.ts'
import { cardOf, refTo, tableOf, type Waiting } from '../state.ts'
import { asked, holds } from '../states.ts'

/**
 * "Destroyed: … instead": it waits until the card would be discarded, and its condition is judged then (KF-RPL-4,
 * KF-RPL-5). A card that is itself tagged does not save its host a second time (KF-RPL-8). Where several cards would be
 * saved, the active player orders that (KF-GEN-4); what a replacement tags resolves its own abilities before the next one.
 */
export const destructionReplaced = (start: (w: View, entry: Waiting) => Start): Intervention => ({
  id: 'destruction replaced',
  step: 'keyforge/destroyed.3-replace',
  hooks: [HOOK.replacement, HOOK.grant],
  find: (w, locals, found) => {
    const l = locals as Destruction
    if (l.fresh) return
    for (const card of doomedCards(w, l)) {
      for (const one of abilitiesOf(w, card, 'destroyed')) {
        if (!isAvailable(w, one)) continue
        // "Fully heal it instead": what would be destroyed.
        const entry = { ...waiting(w, one), it: [refTo(w, card)] }
        found.push({
          id: entry.id,
          rank: 0,
          group: 0,
          commutes: null,
          who: tableOf(w).active,
          source: one.from.card,
          title: replacing(w, one.from.card, card),
          label: replacing(w, one.from.card, card),
          cite: ['KF-RPL-4'],
          apply: (at) => start(at, entry),
        })
      }
    }
  },
})

const replacing = (w: View, saver: number, card: number): string =>
  saver === card
    ? `${cardOf(w, card).name} replaces its own destruction`
    : `${cardOf(w, saver).name} replaces the destruction of ${cardOf(w, card).name}`

function isAvailable(w: View, { card, from, clause }: Possessed): boolean {
  if (clause.kind !== 'replacement' || (from.card !== card.card && cardOf(w, from.card).tagged)) return false
  const { condition } = clause.does
  return condition === undefined || holds(w, asked(w, card.card, cardOf(w, card.card).controller), condition)
}
