import type { PlayerId, Ref } from '@battleline/card-game'
import { because, chart, stepVerbs, type View, type WaitingAbility, type World } from '@battleline/kernel'
import { removeEffectsOf } from '../effects/continuous.ts'
import { expireWith } from '../effects/lasting.ts'
import { abilitiesOf, pendingTrigger } from '../events/abilities.ts'
import { cardOf, tableOf, writeCard } from '../model/state.ts'
import { TRIGGER } from '../vocabulary.ts'
import { takeAway, toDiscardPile } from '../zones/move.ts'

/** A fulfilled prophecy. */
export interface Fulfilling {
  readonly prophecy: Ref
  /** The player who turns up the card under it: the active player, whoever controls the prophecy. */
  readonly by: PlayerId
  /** The card that was under it; -1 if there was none. */
  card: number
  life: number
}

export const fulfilling = (w: View, prophecy: Ref): Fulfilling => ({
  prophecy,
  by: tableOf(w).active,
  card: -1,
  life: 0,
})

const { act, offer } = stepVerbs<Fulfilling>()

export const fulfill = chart<Fulfilling>(
  'keyforge/fulfill',
  'A prophecy is fulfilled',
  {
    '1-reveal': act('The card under it is revealed, and it is inactive again', reveal).cite('KF-PRO-1'),
    '2-fate': offer('The Fate: ability of that card', { entries: fate }).cite('KF-PRO-1', 'KF-ABL-3'),
    '3-discard': act('That card is discarded', (w, l) => toDiscardPile(w, l.card))
      .when((w, l) => isThere(w, l) || because('it is somewhere else by now', 'KF-PRO-1'))
      .cite('KF-PRO-1', 'KF-LVP-6'),
  },
  {
    subjects: (l) => (l.card < 0 ? [l.prophecy.card] : [l.card]),
    like: { prophecy: { card: 0, life: 0 }, by: 1, card: -1, life: 0 },
  },
)

const isThere = (w: View, { card, life }: Fulfilling): boolean =>
  card >= 0 && cardOf(w, card).zone === 'revealed' && cardOf(w, card).life === life

/** An inactive prophecy has no abilities: what waited is lost with the card under it. */
function reveal(w: World, l: Fulfilling): void {
  const [below] = cardOf(w, l.prophecy.card).under
  if (below === undefined) return
  removeEffectsOf(w, l.prophecy.card)
  expireWith(w, l.prophecy)
  takeAway(w, below)
  writeCard(w, l.prophecy.card).life++
  const record = writeCard(w, below)
  record.zone = 'revealed'
  record.controller = l.by
  l.card = below
  l.life = record.life
}

function fate(w: View, l: Fulfilling): readonly WaitingAbility[] {
  return isThere(w, l) ? abilitiesOf(w, l.card, TRIGGER.fate).map((one) => pendingTrigger(w, one)) : []
}
