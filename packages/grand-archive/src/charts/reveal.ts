import { CHANCE, chart, type Start, verbs } from '@battleline/kernel'
import { elementsOf } from '../read.ts'
import { cardOf, type PlayerId, playerOf, type Ref } from '../state.ts'
import type { Element } from '../vocabulary.ts'

/** A card of a memory is revealed at random; of an element, it lets so much damage be prevented. */
export interface Reveal {
  readonly you: PlayerId
  readonly element: Element
  readonly amount: number
  /** The damage instance that it is about, and the ability that works once a turn. */
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
      .ask('A card of the memory is revealed at random', {
        who: () => CHANCE,
        options: (w, l) => playerOf(w, l.you).memory,
        take: (w, l, [card]) => {
          l.matches = card !== undefined && elementsOf(w, Number(card)).includes(l.element)
        },
        label: (w, card) => cardOf(w, Number(card)).name,
        record: Number,
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
