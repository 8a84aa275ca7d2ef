import { chart, verbs } from '@battleline/kernel'
import { isThere } from '../read.ts'
import { cardOf, type Ref } from '../state.ts'
import { leave } from './destroyed.ts'

/** Unique objects of one name: one is kept, the rest are sacrificed (chart T6.4). */
export interface Uniqueness {
  readonly cards: readonly Ref[]
}

export const uniqueness = chart<Uniqueness>(
  'grand-archive/uniqueness',
  'Uniqueness',
  {
    '1-keep': verbs<Uniqueness>()
      .ask('One is kept, the rest are sacrificed', {
        who: (w, l) => cardOf(w, l.cards[0]?.card ?? 0).controller,
        options: (w, l) => l.cards.filter((ref) => isThere(w, ref)).map((ref) => ref.card),
        take: (w, l, [kept]) => {
          // Uniqueness is stronger than immortality (GA-IMM-5).
          leave(
            w,
            l.cards.filter((ref) => ref.card !== kept && isThere(w, ref)),
          )
        },
        label: (w, card) => cardOf(w, Number(card)).name,
        record: Number,
      })
      .cite('GA-IMM-5', 'GA-DTH-2'),
  },
  { like: { cards: [] } },
)
