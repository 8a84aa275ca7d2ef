import type { PlayedGame } from '../protocol/play.ts'
import type { AppDeckGame } from './deck-game.ts'

/** What whole games of a game need; it is loaded when it is first needed. */
export async function loadDeckGame(game: PlayedGame): Promise<AppDeckGame> {
  return game === 'keyforge'
    ? (await import('../games/keyforge/deck-game.ts')).deckGame()
    : (await import('../games/grand-archive/deck-game.ts')).deckGame()
}
