import { because, type Reason, type View } from '@battleline/kernel'
import { cardOf } from '../model/state.ts'
import { everyCreature } from '../query/board.ts'

/** The creatures that an upgrade can be attached to: those of either player (KF-PLY-2). */
export const hostsFor = (w: View, _upgrade: number): readonly number[] => everyCreature(w)

/** Why an upgrade cannot enter play: there is no creature to attach it to; null for every other card. */
export const wantsHost = (w: View, card: number): Reason | null =>
  cardOf(w, card).$def.type === 'upgrade' && hostsFor(w, card).length === 0
    ? because('there is no creature to attach it to', 'KF-PLY-2')
    : null
