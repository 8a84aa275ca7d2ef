import { deckRules, type GrandArchive } from '@battleline/grand-archive'
import { type DeckGame, deckGame } from '../model/deck-game.ts'
import { GRAND_ARCHIVE_BOTS } from './bots.ts'
import { EVALUATION } from './evaluation.ts'

/** Grand Archive as a game that bots play from decks. */
export const grandArchiveDecks = (game: GrandArchive): DeckGame =>
  deckGame('grand-archive', game, deckRules, GRAND_ARCHIVE_BOTS, (of, position, player) =>
    EVALUATION.chanceToWin(EVALUATION.evaluate(of, position, player)),
  )
