import { CHANCE, chart, type Start } from '@battleline/kernel'
import { type PlayerId, playerOf, type Ref } from '../model/state.ts'
import { verbs } from '../model/verbs.ts'
import { elementsOf } from '../query/objects.ts'
import type { Element } from '../vocabulary.ts'

/** Reveals a random card of a memory; if it has an element, some damage may be prevented. */
export interface Reveal {
  readonly you: PlayerId
  readonly element: Element
  readonly amount: number
  /** The damage instance it may prevent, and the once-per-turn ability. */
  readonly instance: number
  readonly source: Ref
  readonly ability: number
  matches: boolean
}

export const revealStart = (of: Omit<Reveal, 'matches'>): Start => {
  const locals: Reveal = { ...of, matches: false }
  return { chart: reveal.id, locals }
}

export const reveal = chart<Reveal>(
  'grand-archive/reveal',
  'A card of the memory',
  {
    '1-random': verbs<Reveal>()
      .choose('A card of the memory is revealed at random', {
        who: () => CHANCE,
        options: (w, l) => playerOf(w, l.you).memory,
        take: (w, l, [card]) => {
          l.matches = card !== undefined && elementsOf(w, card).includes(l.element)
        },
      })
      .cite('GA-RPL-1'),
  },
  {
    like: {
      you: 1,
      element: 'norm',
      amount: 0,
      instance: 0,
      source: { card: 0, life: 0 },
      ability: 0,
      matches: false,
    },
  },
)
