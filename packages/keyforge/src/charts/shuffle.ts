import type { PlayerId } from '@battleline/card-game'
import { CHANCE, chart, type GameEvent, type World } from '@battleline/kernel'
import { playerFacts, triggersOf } from '../events/triggers.ts'
import { playerOf, writePlayer } from '../model/state.ts'
import { verbs } from '../model/verbs.ts'

/** A deck to shuffle. */
export interface Shuffling {
  readonly whose: PlayerId
  /** Who shuffles it, and whether their whole discard pile was shuffled in, for triggers. */
  readonly by: PlayerId
  readonly discard: boolean
  facts: readonly GameEvent[]
}

export const shuffling = (whose: PlayerId, by = whose, discard = false): Shuffling => ({
  whose,
  by,
  discard,
  facts: [],
})

const { choose } = verbs<Shuffling>()

export const shuffle = chart<Shuffling>(
  'keyforge/shuffle',
  'Shuffle',
  {
    '1-shuffle': choose('The deck is shuffled', {
      kind: 'order',
      who: () => CHANCE,
      options: (w, l) => playerOf(w, l.whose).deck,
      take: (w: World, l, order) => {
        writePlayer(w, l.whose).deck = order
        l.facts = playerFacts(w, 'shuffles', l.by, { discard: l.discard })
      },
    })
      .offer({ entries: (_, l) => triggersOf(l.facts) })
      .cite('KF-ZON-2'),
  },
  { subjects: () => [], like: shuffling(1) },
)
