import { chart, type GameEvent } from '@battleline/kernel'
import { tableOf, type UndecidedCapture } from '../model/state.ts'
import { verbs } from '../model/verbs.ts'
import { CAPTURE_INSTEAD, captureShares } from '../rules/pool.ts'
import { window, windowOver } from './window.ts'

interface CapturedInstead extends UndecidedCapture {
  facts: readonly GameEvent[]
}

const { choose } = verbs<CapturedInstead>()

/** Several creatures would capture the Æmber that a player gains: the active player divides it among them. */
export const captureInstead = chart<CapturedInstead>(
  CAPTURE_INSTEAD,
  'Æmber captured before it reaches a pool',
  {
    '1-share': choose('Which of them captures it', {
      kind: 'divide',
      who: (w) => tableOf(w).active,
      options: (_, l) => l.among,
      bounds: (_, l) => [0, l.amount],
      take: (w, l, shares) => {
        l.facts = captureShares(w, l, shares)
      },
    })
      .call(window, (_, l) => windowOver(l.facts))
      .cite('KF-RPL-1', 'KF-RPL-3', 'KF-AMB-3'),
  },
  { subjects: (l) => l.among, whole: true, like: { player: 1, amount: 0, among: [], facts: [] } },
)
