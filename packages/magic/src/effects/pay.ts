import type { Start, World } from '@battleline/kernel'
import { addCounters } from '../model/counters.ts'
import { type Ref, writePermanent } from '../model/state.ts'
import type { Cost } from '../text/structure.ts'
import { costDiscard, discard } from './discard.ts'
import { payLife } from './life.ts'
import { costMoving, moveCost } from './move-cost.ts'
import { startRemoving } from './remove-counter.ts'
import { startSacrifice } from './sacrifice.ts'
import { costTapping, tapCost } from './tap-cost.ts'

/** Pays what needs no choice. */
export function payAtOnce(w: World, who: number, source: number, costs: readonly Cost[]): void {
  for (const cost of costs) {
    if (cost.kind === 'life') payLife(w, who, cost.amount)
    else if (cost.kind === 'remove counters' && cost.which !== undefined)
      addCounters(w, source, cost.which, -cost.amount)
    else if (cost.kind === 'tap') writePermanent(w, source).tapped = true
  }
}

/** The chart that pays what its player chooses; null if there is no choice. */
export function startPaying(costs: readonly Cost[], who: number, source: Ref): Start | null {
  const removing = startRemoving(costs, who, source.card)
  if (removing !== null) return removing
  const tapping = costTapping(costs, who, source.card)
  if (tapping !== null) return { chart: tapCost.id, locals: tapping }
  const moving = costMoving(costs, who, source.card)
  if (moving !== null) return { chart: moveCost.id, locals: moving }
  const discarding = costDiscard(costs, who)
  if (discarding !== null) return { chart: discard.id, locals: discarding }
  return startSacrifice(costs, who, source)
}
