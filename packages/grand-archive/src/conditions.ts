import type { View } from '@battleline/kernel'
import type { Acting } from './acting.ts'
import { cardOf } from './state.ts'
import { holds, isMet } from './states.ts'
import { fits } from './such.ts'
import type { Condition } from './text/structure.ts'

/** Whether a condition holds for an ability that is resolving. */
export function isTrue(w: View, l: Acting, condition: Condition): boolean {
  switch (condition.kind) {
    case 'did':
      return l.did
    case 'prepared':
      return l.prepared
    case 'damage counters':
      return l.it.some((ref) => cardOf(w, ref.card).damage >= condition.least)
    case 'dealt':
      return l.amount >= condition.least
    case 'shares a class':
      return isMet(w, { kind: 'class bonus' }, l.source.card, l.you)
    case 'discarded is':
      return l.discarded.some(
        ({ card }) => fits(w, condition.of, l.source.card, l.you, card) !== (condition.not === true),
      )
    case 'both':
      return isTrue(w, l, condition.first) && isTrue(w, l, condition.second)
    default:
      return holds(w, condition, l.source.card)
  }
}
