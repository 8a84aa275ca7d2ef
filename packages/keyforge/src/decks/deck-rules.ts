import type { DeckRules } from '@battleline/card-game'
import type { CardFacts } from '../model/definition.ts'
import type { DealtPlayer } from '../setup/setup-spec.ts'
import { checkDeck } from './check-deck.ts'
import { type Deck, dealtPlayer } from './deck.ts'
import { randomDeck } from './random-deck.ts'
import { readDecks } from './read-deck.ts'
import { writeDeck } from './write-deck.ts'

/** What can be done with decks of KeyForge. */
export const deckRules: DeckRules<Deck, CardFacts, DealtPlayer> = {
  read: readDecks,
  write: writeDeck,
  size: ({ cards }) => cards.length,
  check: checkDeck,
  random: randomDeck,
  dealtPlayer,
}
