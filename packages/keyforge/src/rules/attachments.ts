import type { PlayerId } from '@battleline/card-game'
import { because, type Reason, type View } from '@battleline/kernel'
import { asUpgradeOf } from '../model/definition.ts'
import { cardOf } from '../model/state.ts'
import { cardsInPlay, everyCreature } from '../query/board.ts'
import { matchesInPlay } from '../query/filter.ts'

/**
 * The cards that an upgrade can be attached to: creatures of either player, unless it says to which (KF-PLY-2). `by`: who
 * plays it; else its owner, or its controller while it is revealed.
 */
export function hostsFor(w: View, upgrade: number, by?: PlayerId): readonly number[] {
  const only = asUpgradeOf(cardOf(w, upgrade).$def).attachesTo
  if (only === null) return everyCreature(w)
  const { owner, controller, zone } = cardOf(w, upgrade)
  const you = by ?? (zone === 'revealed' ? controller : owner)
  return cardsInPlay(w, only.noun).filter((card) => matchesInPlay(w, only, upgrade, you, card))
}

/** Why an upgrade cannot enter play: there is no creature to attach it to; null for every other card. */
export const wantsHost = (w: View, card: number): Reason | null =>
  cardOf(w, card).$def.type === 'upgrade' && hostsFor(w, card).length === 0
    ? because('there is no creature to attach it to', 'KF-PLY-2')
    : null
