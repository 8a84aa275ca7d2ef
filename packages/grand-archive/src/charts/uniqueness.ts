import { chart } from '@battleline/kernel'
import { cardOf, type Ref } from '../model/state.ts'
import { verbs } from '../model/verbs.ts'
import { isStillOnField } from '../query/objects.ts'
import { leave } from './destroyed.ts'

/** Unique objects of one name: one is kept, the rest are sacrificed. */
export interface Uniqueness {
  readonly cards: readonly Ref[]
}

export const uniqueness = chart<Uniqueness>(
  'grand-archive/uniqueness',
  'Uniqueness',
  {
    '1-keep': verbs<Uniqueness>()
      .choose('One is kept, the rest are sacrificed', {
        who: (w, l) => cardOf(w, l.cards[0]?.card ?? 0).controller,
        options: (w, l) => l.cards.filter((ref) => isStillOnField(w, ref)).map((ref) => ref.card),
        take: (w, l, [kept]) => {
          // Uniqueness applies even to immortal objects (GA-IMM-5).
          leave(
            w,
            l.cards.filter((ref) => ref.card !== kept && isStillOnField(w, ref)),
          )
        },
      })
      .cite('GA-IMM-5', 'GA-DTH-2'),
  },
  { like: { cards: [] } },
)
