import type { View } from '@battleline/kernel'
import type { Acting } from './acting.ts'
import { deedsOf, timesThisTurn } from './memory.ts'
import { housesOf, isThere, lastKnown } from './read.ts'
import { cardOf } from './state.ts'
import { holds } from './states.ts'
import type { Condition } from './text/structure.ts'

/** Whether a condition holds for an ability that is resolving. */
export function isTrue(w: View, l: Acting, condition: Condition): boolean {
  switch (condition.kind) {
    case 'did':
      return l.did
    case 'did not':
      return !l.did
    case 'discarded':
      return l.it.length > 0
    case 'destroys it':
      return destroysIt(w, l)
    case 'does not destroy it':
      return l.it.length > 0 && !destroysIt(w, l)
    case 'is of':
      return l.it.length > 0 && l.it.every(({ card }) => housesOf(w, card).includes(condition.house))
    case 'is not of':
      return l.it.length > 0 && l.it.every(({ card }) => !housesOf(w, card).includes(condition.house))
    case 'is a':
      return l.it.length > 0 && l.it.every(({ card }) => cardOf(w, card).$def.type === condition.type)
    case 'first use':
      return timesThisTurn(w, deedsOf('used'), { of: (card) => card === l.from.card }) === 1
    case 'share a house':
      return shareHouse(w, l)
    default:
      return holds(w, l, condition)
  }
}

const destroysIt = (w: View, l: Acting): boolean =>
  l.it.length > 0 && l.it.every((ref) => !isThere(w, ref) || cardOf(w, ref.card).tagged)

/** Whether two or more cards have a house in common, as they were just before they left (KF-LVP-7, doubt D6). */
function shareHouse(w: View, l: Acting): boolean {
  if (l.it.length < 2) return false
  const [first = [], ...others] = l.it.map((ref) => lastKnown(w, ref)?.houses ?? housesOf(w, ref.card))
  return first.some((house) => others.every((houses) => houses.includes(house)))
}
