import type { DeckGame, LibraryGame } from '@battleline/bots'
import type { AnyDeck } from '@battleline/card-game'
import type { Position } from '@battleline/kernel'
import type { PlayedGame } from '@battleline/scenario'
import type { DeckReading, PlayerCount, SeatOfGame } from '../protocol/play.ts'

/** What the page needs of a game that is played from decks. Decks and players of a deal are values that only the game knows. */
export interface AppDeckGame {
  /** The game with the cards that ship, and its bots. */
  readonly of: DeckGame
  /** The texts of the decks that ship as examples. */
  examples(): Promise<readonly string[]>
  /** The names of the sets that a random deck can be of. */
  readonly sets: readonly string[]
  /** A legal deck by chance; `set`: null for cards of all sets. */
  random(seed: number, set: string | null): AnyDeck
  /** What a deck consists of. */
  describe(deck: AnyDeck): Pick<DeckReading, 'set' | 'parts' | 'beside'>
  /** A player of a deal. */
  dealt(deck: AnyDeck, seat: SeatOfGame): object
  /** A game from its set-up, as a scenario. */
  write(played: PlayedGame<LibraryGame, object>): string
  /** What both players have. */
  counts(game: unknown, position: Position): readonly [PlayerCount, PlayerCount]
}

/** Equal cards as one, with their number. `C`: a card of a deck. */
export function counted<C>(
  cards: readonly C[],
  describe: (card: C) => { readonly name: string; readonly marks: string },
): DeckReading['parts'][number]['cards'] {
  const found = new Map<string, { name: string; count: number; marks: string }>()
  for (const card of cards) {
    const { name, marks } = describe(card)
    const key = JSON.stringify([name, marks])
    const known = found.get(key)
    if (known === undefined) found.set(key, { name, count: 1, marks })
    else known.count++
  }
  return [...found.values()]
}
