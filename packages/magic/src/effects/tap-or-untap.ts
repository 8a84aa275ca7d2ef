import { chart, type World } from '@battleline/kernel'
import { triggerOn } from '../events/triggers.ts'
import { untap } from '../model/counters.ts'
import { permanentOf, writePermanent } from '../model/state.ts'
import { verbs } from '../model/verbs.ts'

/** Taps or untaps a permanent; one that is so already does not become it. */
export function turn(w: World, card: number, tapped: boolean): void {
  if (permanentOf(w, card).tapped === tapped) return
  if (tapped) writePermanent(w, card).tapped = true
  else if (!untap(w, card)) return
  triggerOn(w, { kind: tapped ? 'tapped' : 'untapped', it: card })
}

/** A player taps or untaps permanents, whichever they like (701.26). */
export interface Turning {
  readonly you: number
  readonly cards: readonly number[]
}

export const tapOrUntap = chart<Turning>(
  'magic/tap-or-untap',
  'A permanent is tapped or untapped',
  {
    '1-choose': verbs<Turning>()
      .ask('Tap it or untap it', {
        who: (_, l) => l.you,
        options: () => ['tap', 'untap'],
        take: (w, l, [word]) => {
          for (const card of l.cards) turn(w, card, word === 'tap')
        },
        label: (_, word) => String(word),
      })
      .cite('MTG-CST-2'),
  },
  { subjects: (l) => l.cards, like: { you: 1, cards: [] } },
)
