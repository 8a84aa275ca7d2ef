import type { DeckRules } from '@battleline/card-game'
import type { CardFacts } from '../model/definition.ts'
import type { DeckSetup } from '../setup/board.ts'
import { checkDeck } from './check-deck.ts'
import { DECK_PARTS, type Deck, dealtPlayer } from './deck.ts'
import { randomDeck } from './random-deck.ts'
import { readDecks } from './read-deck.ts'
import { writeDeck } from './write-deck.ts'

/** What can be done with decks of Grand Archive. */
export const deckRules: DeckRules<Deck, CardFacts, DeckSetup> = {
  read: readDecks,
  write: writeDeck,
  size: (deck) => DECK_PARTS.reduce((sum, part) => sum + deck[part].length, 0),
  check: checkDeck,
  random: randomDeck,
  dealtPlayer,
}
