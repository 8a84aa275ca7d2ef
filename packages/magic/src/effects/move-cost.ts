import { chart, type View, type World } from '@battleline/kernel'
import { leaveGraveyards } from '../events/leave-graveyard.ts'
import { triggerOn } from '../events/triggers.ts'
import { isPermanent } from '../model/state.ts'
import { verbs } from '../model/verbs.ts'
import { costCandidates } from '../query/object-filter.ts'
import type { Cost } from '../text/structure.ts'
import { move, rememberLastKnown } from '../zones/move.ts'

type MoveCost = Extract<Cost, { readonly kind: 'exile cards' | 'return' }>

/** A player exiles cards from a graveyard, or returns permanents to their owners' hands, as a cost. */
export interface MovingCost {
  readonly you: number
  readonly source: number
  readonly cost: MoveCost
  chosen: readonly number[]
}

/** The cards that an ability costs; null if it costs none. */
export function costMoving(costs: readonly Cost[], you: number, source: number): MovingCost | null {
  const [cost] = costs.flatMap((one) => (one.kind === 'exile cards' || one.kind === 'return' ? [one] : []))
  return cost === undefined ? null : { you, source, cost, chosen: [] }
}

const { act, choose } = verbs<MovingCost>()

export const moveCost = chart<MovingCost>(
  'magic/move-cost',
  'Cards are moved as a cost',
  {
    '1-choose': choose('The cards to move', {
      who: (_, l) => l.you,
      options: (w: View, l) => costCandidates(w, l.cost, l.you, l.source),
      bounds: (_, l, count) => [Math.min(l.cost.amount, count), Math.min(l.cost.amount, count)],
      take: (_, l, cards) => {
        l.chosen = cards.map(Number)
      },
    }).cite('MTG-CST-1'),
    '2-move': act('All of them are moved', (w: World, l) => {
      const leaving = l.chosen.filter((card) => isPermanent(w, card))
      rememberLastKnown(w, leaving)
      const goes = l.cost.kind === 'return' ? 'hand' : 'exile'
      triggerOn(w, ...leaving.map((it) => ({ kind: 'leaves', it, goes }) as const))
      leaveGraveyards(w, l.chosen, 'exile')
      for (const card of l.chosen) move(w, card, goes)
    }).cite('MTG-CST-1'),
  },
  {
    subjects: (l) => l.chosen,
    like: { you: 1, source: 0, cost: { kind: 'return', amount: 1, of: { nouns: [] } }, chosen: [] },
  },
)
