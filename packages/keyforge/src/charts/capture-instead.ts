import { chart, verbs } from '@battleline/kernel'
import { CAPTURE_INSTEAD, captureShares, type Undecided } from '../pool.ts'
import { cardOf, tableOf } from '../state.ts'

const { ask } = verbs<Undecided>()

export const captureInstead = chart<Undecided>(
  CAPTURE_INSTEAD,
  'Æmber captured before it reaches a pool',
  {
    '1-share': ask('Which of them captures it', {
      manner: 'divide',
      who: (w) => tableOf(w).active,
      options: (_, l) => l.among,
      bounds: (_, l) => [0, l.amount],
      take: (w, l, shares) => captureShares(w, l, shares as readonly number[]),
      label: (w, card) => cardOf(w, Number(card)).name,
      record: Number,
    }).cite('KF-RPL-1', 'KF-RPL-3'),
  },
  { subjects: (l) => l.among, whole: true, like: { player: 1, amount: 0, among: [] } },
)
