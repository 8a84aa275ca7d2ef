import type { View } from '@battleline/kernel'
import { cardOf, playerOf } from '../model/state.ts'
import type { Condition } from '../text/structure.ts'
import type { Paid } from '../vocabulary.ts'
import { empowermentOf } from './empowered.ts'
import { isParity, isWithin } from './filter-facts.ts'
import { lastKnownController } from './last-known.ts'
import { isSameCard, isStillOnField } from './objects.ts'
import { type Resolution, referentsOf } from './resolution.ts'
import { has, lifeStatOf, matches, matchesCard, restrictionHolds, stateHolds } from './values.ts'

/** Whether this was done to pay for the source: an attack card is known to be prepared by its combat, too. */
const wasPaid = (l: Resolution, as: Paid): boolean => l.paid.includes(as) || (as === 'prepared' && l.prepared)

/** Whether a condition is true for a resolving ability. */
export function conditionHolds(w: View, l: Resolution, condition: Condition): boolean {
  switch (condition.kind) {
    case 'did':
      return l.completed !== (condition.not === true)
    case 'otherwise':
      return !l.proceed
    case 'likewise':
      return l.proceed
    case 'prepared':
      return wasPaid(l, 'prepared')
    case 'paid':
      return wasPaid(l, condition.as) !== (condition.not === true)
    case 'empowered':
      return empowermentOf(w, l.source.card) > 0
    case 'damage counters':
      return referentsOf(w, l, condition.noun).some(({ card }) =>
        condition.not === true
          ? cardOf(w, card).damage <= condition.least
          : cardOf(w, card).damage >= condition.least,
      )
    case 'its pile':
      return referentsOf(w, l, condition.noun).some((ref) =>
        isWithin(playerOf(w, lastKnownController(w, ref)).graveyard.length, condition.is),
      )
    case 'it was':
      return referentsOf(w, l, condition.noun).some(({ card }) =>
        matchesCard(w, condition.of, l.source.card, card),
      )
    case 'it had':
      return referentsOf(w, l, condition.noun).some((ref) => isParity(lifeStatOf(w, ref), condition.what.as))
    case 'dealt':
      return l.amount >= condition.least
    case 'shares a class':
      return restrictionHolds(w, { kind: 'class bonus' }, l.source.card, l.you)
    case 'discarded is':
      return l.discarded.some(
        ({ card }) => matches(w, condition.of, l.source.card, l.you, card) !== (condition.not === true),
      )
    case 'discarded none':
      return !l.discarded.some(({ card }) => matches(w, condition.of, l.source.card, l.you, card))
    case 'this way is':
      return (condition.did === 'discarded' ? l.discarded : l.affected).some(({ card }) =>
        matches(w, condition.of, l.source.card, l.you, card),
      )
    case 'it is':
      return referentsOf(w, l, condition.noun).some(
        (ref) =>
          isSameCard(w, ref) &&
          matches(w, condition.of, l.source.card, l.you, ref.card) !== (condition.not === true),
      )
    case 'it has':
      return referentsOf(w, l, condition.noun).some(
        (ref) => isStillOnField(w, ref) && has(w, condition.what, ref.card),
      )
    case 'both':
      return conditionHolds(w, l, condition.first) && conditionHolds(w, l, condition.second)
    default:
      return stateHolds(w, condition, l.source, l.you)
  }
}
