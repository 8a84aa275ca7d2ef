import { chart } from '@battleline/kernel'
import { tableOf, type UndecidedCapture } from '../model/state.ts'
import { verbs } from '../model/verbs.ts'
import { CAPTURE_INSTEAD, captureShares } from '../rules/pool.ts'

const { choose } = verbs<UndecidedCapture>()

export const captureInstead = chart<UndecidedCapture>(
  CAPTURE_INSTEAD,
  'Æmber captured before it reaches a pool',
  {
    '1-share': choose('Which of them captures it', {
      kind: 'divide',
      who: (w) => tableOf(w).active,
      options: (_, l) => l.among,
      bounds: (_, l) => [0, l.amount],
      take: (w, l, shares) => captureShares(w, l, shares),
    }).cite('KF-RPL-1', 'KF-RPL-3'),
  },
  { subjects: (l) => l.among, whole: true, like: { player: 1, amount: 0, among: [] } },
)
