import {
  type CardFacts,
  type Deck,
  deckRules,
  factsProblem,
  grandArchive,
  importCards,
} from '@battleline/grand-archive'
import type { DeckCatalog } from '../cards/deck-catalog.ts'

/** The decks of Grand Archive. */
export const decks: DeckCatalog<Deck, CardFacts> = {
  title: 'Grand Archive',
  rules: deckRules,
  pool: (own) => grandArchive(own.length === 0 ? {} : { cards: own }).library,
  cardsIn: (file) => importCards(file).cards.map(({ facts }) => facts),
  factsProblem,
  line: ({ main, material, side }) =>
    [
      `${main.length} main`,
      `${material.length} material`,
      ...(side.length > 0 ? [`${side.length} side`] : []),
    ].join(', '),
}
