import { amountOf } from '../../query/count.ts'
import type { EffectWriters } from './write.ts'

/** "X is equal to …": later text speaks of it as of "that many". */
export const measuring = {
  'x is': (to) =>
    to.measured(to.effect.amount).act((w, l, { amount }) => {
      l.amount = amountOf(w, l, amount)
    }),
} satisfies Partial<EffectWriters>
