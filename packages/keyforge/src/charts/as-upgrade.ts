import type { PlayerId } from '@battleline/card-game'
import { chart, stepVerbs, type View, type World } from '@battleline/kernel'
import { cardOf, tableOf, writeCard } from '../model/state.ts'
import { hostsFor } from '../rules/attachments.ts'

/** A creature whose text lets it be played as an upgrade. */
export interface AsUpgrade {
  readonly card: number
  readonly you: PlayerId
}

const { ask } = stepVerbs<AsUpgrade>()

export const asUpgrade = chart<AsUpgrade>(
  'keyforge/as-upgrade',
  'A creature that can be an upgrade',
  {
    '1-side': ask('It is played as a creature or as an upgrade', {
      who: (w) => tableOf(w).active,
      options: () => ['creature', 'upgrade'],
      take: (w: World, l, [side]) => {
        const { instead } = cardOf(w, l.card).$def
        if (side === 'upgrade' && instead !== null) writeCard(w, l.card).$def = instead
      },
      label: (_, side) => (side === 'upgrade' ? 'as an upgrade' : 'as a creature'),
    }).cite('KF-PLY-1', 'KF-GEN-1'),
  },
  { subjects: (l) => [l.card], like: { card: 0, you: 1 } },
)

/** Other cards have no choice, nor does a card without a creature to attach it to (KF-PLY-2). */
export const mayBeUpgrade = (w: View, card: number): boolean => {
  const { instead, abilities } = cardOf(w, card).$def
  if (instead === null || !abilities.some(({ clause }) => clause.kind === 'as upgrade')) return false
  return hostsFor(w, card).length > 0
}
