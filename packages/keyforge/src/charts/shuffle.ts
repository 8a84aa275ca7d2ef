import { CHANCE, chart, verbs, type World } from '@battleline/kernel'
import { cardOf, type PlayerId, playerOf, writePlayer } from '../state.ts'

/** A deck that is shuffled. */
export interface Shuffling {
  readonly whose: PlayerId
}

const { ask } = verbs<Shuffling>()

export const shuffle = chart<Shuffling>(
  'keyforge/shuffle',
  'Shuffle',
  {
    '1-shuffle': ask('The deck is shuffled', {
      manner: 'order',
      who: () => CHANCE,
      options: (w, l) => playerOf(w, l.whose).deck,
      take: (w: World, l, order) => {
        writePlayer(w, l.whose).deck = order as readonly number[]
      },
      label: (w, card) => cardOf(w, Number(card)).name,
      record: Number,
    }).cite('KF-ZON-2'),
  },
  { subjects: () => [], like: { whose: 1 } },
)
