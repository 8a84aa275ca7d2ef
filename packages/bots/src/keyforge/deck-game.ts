import { deckRules, type KeyForge } from '@battleline/keyforge'
import { type DeckGame, deckGame } from '../model/deck-game.ts'
import { BOTS } from './bots.ts'

/** KeyForge as a game that bots play from decks. */
export const keyforgeDecks = (game: KeyForge): DeckGame => deckGame('keyforge', game, deckRules, BOTS)
