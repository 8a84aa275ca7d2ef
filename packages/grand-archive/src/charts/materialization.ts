import { chart, routine, stepVerbs, type View } from '@battleline/kernel'
import { pendingAbility } from '../events/triggers.ts'
import { cardOf, type Ref, refTo } from '../model/state.ts'
import { costCharts } from '../moves/activation-costs.ts'
import { startResolution } from '../query/resolution.ts'
import { materialize } from '../zones/materialize.ts'

/** A card of the material deck is materialized. */
export interface Materialization {
  readonly card: number
  /** The charts of additional costs still to be paid. */
  costs: readonly string[]
}

export const materializationOf = (w: View, card: number): Materialization | null =>
  card < 0 ? null : { card, costs: costCharts(w, card) }

const { act, step } = stepVerbs<Materialization>()

export const materialization = chart<Materialization>(
  'grand-archive/materialization',
  'Materialization',
  {
    '1-costs': step('Additional costs are paid')
      .run((w, l) => {
        const [next, ...left] = l.costs
        if (next === undefined) return null
        l.costs = left
        const source: Ref = refTo(w, l.card)
        return {
          chart: next,
          locals: startResolution(pendingAbility(w, source, next, { you: cardOf(w, l.card).owner })),
        }
      })
      .when((_, l) => l.costs.length > 0 || routine('there are no additional costs'))
      .backTo('1-costs', (_, l) => l.costs.length > 0)
      .cite('GA-REC-4'),
    '2-enter': act('It enters the field, a champion on top of its lineage', (w, l) =>
      materialize(w, l.card),
    ).cite('GA-DEF-5', 'GA-CHP-5'),
  },
  { subjects: (l) => [l.card], like: { card: 0, costs: [] } },
)
