import type { View } from '@battleline/kernel'
import { countersNowOrBefore } from '../model/counters.ts'
import { COUNTED, countOf, hasHappened, thingsOf } from '../model/history.ts'
import { colorsOf, handOf, permanentOf, permanents, playerOf, playersOf, tableOf } from '../model/state.ts'
import type { Condition } from '../text/structure.ts'
import { COLORS, type Color } from '../vocabulary.ts'
import { cardsInGraveyards } from './amounts.ts'
import {
  type Compute,
  defendingPlayer,
  type FilterContext,
  isAttachment,
  isInState,
  matchesUsing,
  matchingUsing,
  typesInGraveyard,
} from './filter-terms.ts'

/** Whether a condition is true on the board. Conditions about the resolution count as true here. */
export function conditionHoldsUsing(
  compute: Compute,
  w: View,
  condition: Condition,
  by: FilterContext,
): boolean {
  switch (condition.kind) {
    case 'delirium':
      return typesInGraveyard(w, by.you) >= condition.least
    case 'in graveyard':
      return cardsInGraveyards(w, by.you, { ...condition, whose: 'you' }) >= condition.least
    case 'state':
      return isInState(w, condition.is, by.source, by)
    case 'controls':
      return controls(compute, w, condition, by)
    case 'turn':
      return (tableOf(w).active === by.you) === (condition.whose === 'yours')
    case 'life':
      return sideOf(w, condition.who, by).some((player) => isWithin(playerOf(w, player).life, condition))
    case 'hand':
      return sideOf(w, condition.who, by).some((player) => isWithin(handOf(w, player), condition))
    case 'more life':
      return sideOf(w, 'an opponent', by).some((one) => playerOf(w, one).life < playerOf(w, by.you).life)
    case 'greatest power': {
      const values = compute(w)
      const all = matchingUsing(compute, w, condition.of, by)
      const most = Math.max(...all.map(values.power))
      return all.some((one) => permanentOf(w, one).controller === by.you && values.power(one) === most)
    }
    case 'most common color': {
      const all = permanents(w).flatMap((one) => colorsOf(permanentOf(w, one)))
      const many = (color: Color) => all.filter((one) => one === color).length
      return COLORS.every((color) => many(color) <= many(condition.color))
    }
    case 'counters':
      return isWithin(countersNowOrBefore(w, by.source, condition.which), condition)
    case 'power':
      return isWithin(compute(w).power(by.source), condition)
    case 'attached':
      return permanents(w).some((one) => isAttachment(permanentOf(w, one), by.source, condition.by))
    case 'happened': {
      const { what, or = what, least, of } = condition
      if (of !== undefined) return thingsOf(w, what, by.you, of, by.source) >= (least ?? 1)
      if (least !== undefined && COUNTED.has(what)) return countOf(w, what, by.you) >= least
      return [what, or].some((one) => hasHappened(w, one, condition.by, by.you))
    }
    case 'not':
      return !conditionHoldsUsing(compute, w, condition.of, by)
    case 'self is':
    case 'it is':
      // Of a constant text: the permanent itself.
      return matchesUsing(compute, w, condition.of, by.source, by)
    case 'blocking it':
      return isWithin(
        permanents(w).filter((one) => permanentOf(w, one).blocks.includes(by.source)).length,
        condition,
      )
    // Of what a resolution has named; a constant text has named nothing.
    case 'sacrificed':
    case 'its mana value':
    case 'madness':
    case 'did':
    case 'did not':
    case 'won the flip':
    case 'lost the flip':
    case 'resolved':
      return true
    default:
      return condition satisfies never
  }
}

interface Bounds {
  readonly least?: number
  readonly most?: number
}
const isWithin = (count: number, { least = 0, most = Number.POSITIVE_INFINITY }: Bounds): boolean =>
  count >= least && count <= most

const sideOf = (w: View, who: 'you' | 'an opponent' | 'anyone', { you }: FilterContext): readonly number[] =>
  playersOf(w).filter(
    (player) => (who === 'anyone' || (player === you) === (who === 'you')) && !playerOf(w, player).lost,
  )

function controls(
  compute: Compute,
  w: View,
  { of, who = 'you', least, most }: Extract<Condition, { readonly kind: 'controls' }>,
  by: FilterContext,
): boolean {
  const bounds = { least: least ?? (most === undefined ? 1 : 0), ...(most !== undefined && { most }) }
  const all = matchingUsing(compute, w, of, by).map((one) => permanentOf(w, one).controller)
  const players = who === 'defending player' ? [defendingPlayer(w, by)] : sideOf(w, who, by)
  return players.some((player) => isWithin(all.filter((one) => one === player).length, bounds))
}
