import type { View } from '@battleline/kernel'
import { countersOn } from '../model/counters.ts'
import { handOf, permanentOf, playerOf } from '../model/state.ts'
import type { Cost } from '../text/structure.ts'
import {
  cardsMatching,
  costCandidates,
  powerToTap,
  sacrificeCandidates,
  tapCandidates,
} from './object-filter.ts'

/** Whether a player can pay a cost as something resolves. Mana can always be paid: boards do not count it. */
export function canPay(w: View, who: number, source: number, cost: Cost): boolean {
  switch (cost.kind) {
    case 'mana':
    case 'mill':
    case 'sacrifice self':
    case 'exile permanent':
      return true
    case 'life':
      return playerOf(w, who).life >= cost.amount
    case 'discard':
      return (cost.of === undefined ? handOf(w, who) : cardsMatching(w, cost.of, who).length) >= cost.amount
    case 'exile cards':
    case 'return':
      return costCandidates(w, cost, who, source).length >= cost.amount
    case 'sacrifice':
      return sacrificeCandidates(w, cost.of, who, source).length >= cost.amount
    case 'tap others':
      return tapCandidates(w, cost.of, who, source).length >= cost.amount
    case 'tap power':
      return powerToTap(w, tapCandidates(w, cost.of, who, source)) >= cost.power
    case 'remove counters':
      return countersOn(w, source, cost.which) >= cost.amount
    case 'tap':
      return !permanentOf(w, source).tapped
    case 'loyalty':
    case 'untap':
    case 'exile self':
    case 'discard self':
      return false
    default:
      return cost satisfies never
  }
}
