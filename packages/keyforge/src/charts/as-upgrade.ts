import type { PlayerId } from '@battleline/card-game'
import { chart, stepVerbs, type View } from '@battleline/kernel'
import { cardOf, tableOf } from '../model/state.ts'
import { hostsFor } from '../rules/attachments.ts'

/** A creature whose text lets it be played as an upgrade. */
export interface AsUpgrade {
  readonly card: number
  readonly you: PlayerId
  side: 'creature' | 'upgrade'
}

const { ask } = stepVerbs<AsUpgrade>()

export const asUpgrade = chart<AsUpgrade>(
  'keyforge/as-upgrade',
  'A creature that can be an upgrade',
  {
    '1-side': ask('It is played as a creature or as an upgrade', {
      who: (w) => tableOf(w).active,
      options: () => ['creature', 'upgrade'],
      take: (_, l, [side]) => {
        l.side = side === 'upgrade' ? side : 'creature'
      },
      label: (_, side) => (side === 'upgrade' ? 'as an upgrade' : 'as a creature'),
    }).cite('KF-PLY-1', 'KF-GEN-1'),
  },
  { subjects: (l) => [l.card], like: { card: 0, you: 1, side: 'creature' } },
)

/** Other cards have no choice, nor does a card without a creature to attach it to (KF-PLY-2). */
export const mayBeUpgrade = (w: View, card: number): boolean => {
  const { instead, abilities } = cardOf(w, card).$def
  if (instead === null || !abilities.some(({ clause }) => clause.kind === 'as upgrade')) return false
  return hostsFor(w, card).length > 0
}
