import type { Message, World } from '@battleline/kernel'
import { noteLeft } from '../charts/destruction.ts'
import type { Resolution } from '../model/resolution.ts'
import type { PendingTrigger } from '../model/state.ts'
import { conditionHolds } from '../query/conditions.ts'
import type { Condition } from '../text/structure.ts'

/** What an ability does after its card has left play. */
export interface Delayed {
  readonly condition?: Condition
  /** Why nothing happens where the condition does not hold. */
  readonly unmet?: string | Message
  /** The chart of the delayed part. */
  readonly runs: string
}

/** The delayed part of a Destroyed: ability joins the abilities after the destruction (KF-LVP-12). */
export function waitUntilItLeaves(w: World, l: Resolution, { condition, unmet = '', runs }: Delayed): void {
  const { card: source, life } = l.source
  if (condition !== undefined && !conditionHolds(w, l, condition)) {
    if (w.trace !== null) w.reportNotDone(source, 'does nothing after it left play', unmet, 'KF-GEN-8')
    return
  }
  const { from, you, antecedent: it, fought } = l
  const entry: PendingTrigger = {
    id: `${source}.${life}/${runs}`,
    source,
    life,
    from,
    ability: -1,
    you,
    antecedent: it,
    fought,
    delayed: true,
    runs,
  }
  noteLeft(w, [{ kind: 'left', subject: source, saw: [entry] }])
}
