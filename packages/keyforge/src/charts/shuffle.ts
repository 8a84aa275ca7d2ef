import { CHANCE, chart, type Fact, verbs, type World } from '@battleline/kernel'
import { answersTo, playerFacts } from '../facts.ts'
import { cardOf, type PlayerId, playerOf, writePlayer } from '../state.ts'

/** A deck that is shuffled. */
export interface Shuffling {
  readonly whose: PlayerId
  /** Who shuffles it, and whether their whole discard pile went into it: what waits for that. */
  readonly by: PlayerId
  readonly discard: boolean
  facts: readonly Fact[]
}

export const shuffling = (whose: PlayerId, by = whose, discard = false): Shuffling => ({
  whose,
  by,
  discard,
  facts: [],
})

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
        l.facts = playerFacts(w, 'shuffles', l.by, { discard: l.discard })
      },
      label: (w, card) => cardOf(w, Number(card)).name,
      record: Number,
    })
      .offer({ entries: (_, l) => answersTo(l.facts) })
      .cite('KF-ZON-2'),
  },
  { subjects: () => [], like: shuffling(1) },
)
