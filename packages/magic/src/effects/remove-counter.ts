import { chart, type Start, type View, type World } from '@battleline/kernel'
import { addCounters, allCountersOf } from '../model/counters.ts'
import { type Ref, refTo } from '../model/state.ts'
import { verbs } from '../model/verbs.ts'
import type { Cost, CounterKind } from '../text/structure.ts'

/** A counter of any kind is removed from a permanent as a cost. */
export interface RemovingCounter {
  readonly you: number
  readonly source: number
}

/** The kinds of counters that it has. */
const kindsOn = (w: View, source: Ref): readonly CounterKind[] =>
  allCountersOf(w, source).flatMap(([which, amount]) => (amount > 0 ? [which] : []))

/** Whether an ability costs a counter of its player's choice. */
export const costsAnyCounter = (costs: readonly Cost[]): boolean =>
  costs.some((cost) => cost.kind === 'remove counters' && cost.which === undefined)

/** The choice of the counter that an ability costs; null if it costs none of any kind. */
export const startRemoving = (costs: readonly Cost[], you: number, source: number): Start | null =>
  costsAnyCounter(costs)
    ? { chart: removeCounter.id, locals: { you, source } satisfies RemovingCounter }
    : null

const LABELS: Partial<Record<CounterKind, string>> = { plus: '+1/+1', minus: '-1/-1' }

export const removeCounter = chart<RemovingCounter>(
  'magic/remove-counter',
  'A counter is removed as a cost',
  {
    '1-choose': verbs<RemovingCounter>()
      .ask('The kind of counter', {
        who: (_, l) => l.you,
        options: (w, l) => [...kindsOn(w, refTo(w, l.source))],
        take: (w: World, l, [which]) => addCounters(w, l.source, which as CounterKind, -1),
        label: (_, which) => LABELS[which as CounterKind] ?? String(which),
      })
      .cite('MTG-CST-1', 'MTG-KEY-45'),
  },
  { subjects: (l) => [l.source], like: { you: 1, source: 0 } },
)
