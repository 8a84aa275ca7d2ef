import type { Start, View, World } from '@battleline/kernel'
import { handOf, permanentOf, playerOf, type Ref, writePermanent, writePlayer } from '../model/state.ts'
import { powerToTap, sacrificeCandidates, tapCandidates } from '../query/object-filter.ts'
import type { Cost } from '../text/structure.ts'
import { costDiscard, discard } from './discard.ts'
import { startSacrifice } from './sacrifice.ts'
import { costTapping, tapCost } from './tap-cost.ts'

/** Whether a player can pay a cost as something resolves. Mana can always be paid: boards do not count it. */
export function canPay(w: View, who: number, source: number, cost: Cost): boolean {
  switch (cost.kind) {
    case 'mana':
    case 'mill':
    case 'sacrifice self':
      return true
    case 'life':
      return playerOf(w, who).life >= cost.amount
    case 'discard':
      return handOf(w, who) >= cost.amount
    case 'sacrifice':
      return sacrificeCandidates(w, cost.of, who, source).length >= cost.amount
    case 'tap others':
      return tapCandidates(w, cost.of, who, source).length >= cost.amount
    case 'tap power':
      return powerToTap(w, tapCandidates(w, cost.of, who, source)) >= cost.power
    case 'remove counters':
      return permanentOf(w, source)[cost.which] >= cost.amount
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

/** Pays what needs no choice. */
export function payAtOnce(w: World, who: number, source: number, costs: readonly Cost[]): void {
  for (const cost of costs) {
    if (cost.kind === 'life') writePlayer(w, who).life -= cost.amount
    else if (cost.kind === 'remove counters') writePermanent(w, source)[cost.which] -= cost.amount
    else if (cost.kind === 'tap') writePermanent(w, source).tapped = true
  }
}

/** The chart that pays what its player chooses; null if there is no choice. */
export function startPaying(costs: readonly Cost[], who: number, source: Ref): Start | null {
  const tapping = costTapping(costs, who, source.card)
  if (tapping !== null) return { chart: tapCost.id, locals: tapping }
  const discarding = costDiscard(costs, who)
  if (discarding !== null) return { chart: discard.id, locals: discarding }
  return startSacrifice(costs, who, source)
}
