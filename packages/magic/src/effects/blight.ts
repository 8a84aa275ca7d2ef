import { chart, type Start, type World } from '@battleline/kernel'
import { putCounters } from '../events/put-counters.ts'
import { creaturesOf } from '../model/state.ts'
import { verbs } from '../model/verbs.ts'
import { amountOf, type Resolution } from '../query/resolution.ts'
import type { Instruction } from '../text/structure.ts'

/** A player blights: -1/-1 counters on a creature of theirs. */
export interface Blighting {
  readonly you: number
  readonly amount: number
}

export function blight(
  w: World,
  l: Resolution,
  { amount }: Extract<Instruction, { readonly kind: 'blight' }>,
): Start | null {
  const { you } = l.item
  l.completed = creaturesOf(w, you).length > 0
  const locals: Blighting = { you, amount: amountOf(w, l, amount) }
  return l.completed ? { chart: blighting.id, locals } : null
}

export const blighting = chart<Blighting>(
  'magic/blight',
  'A player blights',
  {
    '1-choose': verbs<Blighting>()
      .choose('The creature that gets -1/-1 counters', {
        who: (_, l) => l.you,
        options: (w, l) => creaturesOf(w, l.you),
        take: (w, l, [creature]) => putCounters(w, l.you, Number(creature), 'minus', l.amount),
      })
      .cite('MTG-KEY-59'),
  },
  { like: { you: 1, amount: 0 } },
)
