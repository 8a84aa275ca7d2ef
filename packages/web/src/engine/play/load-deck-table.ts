import type { PlayedGame } from '../protocol/play.ts'
import type { DeckTable } from './deck-table.ts'

/** What whole games of a game need; it is loaded when it is first needed. */
export async function deckTable(game: PlayedGame): Promise<DeckTable> {
  return game === 'keyforge'
    ? (await import('../games/keyforge/deck-table.ts')).deckTable()
    : (await import('../games/grand-archive/deck-table.ts')).deckTable()
}
