import { chart, routine, stepVerbs, type View, type World } from '@battleline/kernel'
import { rememberDeed } from '../events/activations.ts'
import { emit, pendingAbility } from '../events/triggers.ts'
import { cardOf, type Ref, refsTo, refTo } from '../model/state.ts'
import { verbs } from '../model/verbs.ts'
import { costCharts, isFloatingOnly, linkable, memoryCost } from '../moves/activation-costs.ts'
import { championOf } from '../query/objects.ts'
import { startResolution } from '../query/resolution.ts'
import { move } from '../zones/move.ts'
import { addToStack } from '../zones/stack.ts'
import { memoryPayment, memoryPaymentOf } from './payment.ts'

/** A card of the material deck is materialized. */
export interface Materialization {
  readonly card: number
  /** The charts of additional costs still to be paid. */
  costs: readonly string[]
  /** What it is going to be linked to (GA-KEY-LINK). */
  targets: readonly Ref[]
}

export const materializationOf = (w: View, card: number): Materialization | null =>
  card < 0 ? null : { card, costs: costCharts(w, card), targets: [] }

const { act, step } = stepVerbs<Materialization>()

export const materialization = chart<Materialization>(
  'grand-archive/materialization',
  'Materialization',
  {
    '0-link': verbs<Materialization>()
      .choose('What it is linked to is chosen', {
        who: (w, l) => cardOf(w, l.card).owner,
        options: (w, l) => linkable(w, l.card),
        take: (w, l, chosen) => {
          l.targets = refsTo(w, chosen)
        },
      })
      .when((w, l) => linkable(w, l.card).length > 0 || routine('it is linked to nothing'))
      .cite('GA-KEY-LINK'),
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
    '1-memory': step('Its memory cost is paid')
      .call(memoryPayment, (w, l) =>
        memoryPaymentOf(w, cardOf(w, l.card).owner, memoryCost(w, l.card), isFloatingOnly(w, l.card)),
      )
      .cite('GA-CST-2'),
    '2-enter': act('It is put on the Effects Stack', stack).cite('GA-DEF-7', 'GA-MAT-1'),
  },
  { subjects: (l) => [l.card], like: { card: 0, costs: [], targets: [] } },
)

function stack(w: World, { card, targets }: Materialization): void {
  const { owner } = cardOf(w, card)
  move(w, card, 'stack')
  const ability = pendingAbility(w, refTo(w, card), '', { you: owner, targets })
  addToStack(w, 'card', ability, { materialized: true })
  emit(w, { kind: 'materialize', by: owner })
  const champion = championOf(w, owner)
  if (champion >= 0) rememberDeed(w, 'materialize', refTo(w, champion))
}
