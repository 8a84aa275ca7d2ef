import type { Ref } from '@battleline/card-game'
import type { View } from '@battleline/kernel'
import { type Card, cardOf, type LastKnown, refTo, tableOf } from '../model/state.ts'
import type { Being, Marked } from '../text/structure.ts'
import { countersOf, isCreature, isInCenter, isInPlay, isThere, lastKnown } from './board.ts'
import { isOfType } from './filter.ts'
import { isOnFlank } from './flank.ts'
import { powerOf } from './power.ts'

/** Values of a card now, or the moment before it left play (KF-LVP-7). */

type Marks = Pick<
  Card,
  'damage' | 'aember' | 'powerCounters' | 'counters' | 'ready' | 'stunned' | 'warded' | 'enraged'
>

/** The counters and status of a card, now or as last known; null if nothing is known. */
export const statusOf = (w: View, ref: Ref): Marks | null =>
  isThere(w, ref) ? cardOf(w, ref.card) : (lastKnown(w, ref) ?? null)

/** The object that a card is, or that it was when it last left play. */
export const lastObject = (w: View, card: number): Ref =>
  isInPlay(w, card)
    ? refTo(w, card)
    : ([...tableOf(w).left].reverse().find((one) => one.card === card) ?? refTo(w, card))

/** How many counters of a name a card has, or had when it left play. */
export const countersKnown = (w: View, ref: Ref, name: string): number =>
  countersOf(lastKnown(w, ref) ?? cardOf(w, ref.card), name)

/** Whether a card has a status, now or as last known; false if nothing is known. */
export function hasStatus(w: View, ref: Ref, being: Being): boolean {
  const known = isThere(w, ref) ? null : (lastKnown(w, ref) ?? null)
  switch (being) {
    case 'on a flank':
      return known === null ? isOnFlank(w, ref.card) : known.flank
    case 'centered':
      return known === null ? isCreature(w, ref.card) && isInCenter(w, ref.card) : known.center
    case 'in a battleline':
      return known === null ? isCreature(w, ref.card) : isOfType(known.type, 'creature')
    case 'damaged':
    case 'undamaged':
      return isDamaged(w, ref, known, being)
    default:
      return isMarked(known ?? cardOf(w, ref.card), being)
  }
}

function isDamaged(w: View, { card }: Ref, known: LastKnown | null, being: 'damaged' | 'undamaged'): boolean {
  const { damage } = known ?? cardOf(w, card)
  if (being === 'damaged') return damage > 0
  return damage === 0 && (known === null ? isCreature(w, card) : isOfType(known.type, 'creature'))
}

export const isMarked = ({ damage, ready, stunned, warded, enraged }: Marks, marked: Marked): boolean =>
  ({ undamaged: damage === 0, ready, exhausted: !ready, stunned, warded, enraged })[marked]

/** A card that has left play, and the other half of a gigantic creature: out of play it is two cards (KF-GIG-1). */
export function withHalf(w: View, ref: Ref): readonly Ref[] {
  const half = lastKnown(w, ref)?.half ?? null
  return half === null ? [ref] : [ref, half]
}

export const knownPower = (w: View, ref: Ref): number =>
  isThere(w, ref) ? powerOf(w, ref.card) : (lastKnown(w, ref)?.power ?? cardOf(w, ref.card).$def.power)
