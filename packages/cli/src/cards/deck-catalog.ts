import type { DeckGame, LibraryGame } from '@battleline/bots'
import type { AnyDeck, AnyView, CardPoolOf, PlayerId } from '@battleline/card-game'
import type { Position } from '@battleline/kernel'
import type { PlayedGame } from '@battleline/scenario'
import type { BoardDescription } from '../board/board-format.ts'
import type { Facts } from './card-catalog.ts'

/** The cards that decks can consist of. */
export interface DeckCards {
  /** The game with these cards, and its bots. */
  readonly of: DeckGame
  readonly pool: CardPoolOf<Facts>
  /** The cards that do not ship, or replace some that do. */
  readonly own: readonly Facts[]
  /** The cards of a card file as the file has them; none without one. */
  readonly records: readonly Readonly<Record<string, unknown>>[]
}

/** The decks of one game, for the command line. */
export interface DeckCatalog<D extends AnyDeck = AnyDeck, F extends Facts = Facts> {
  readonly title: string
  /** The game with the cards that ship and these, and its bots. */
  with(own: readonly F[]): DeckGame
  /** The cards of a community file. */
  cardsIn(file: unknown): readonly F[]
  /** Why something is no card; null if it is one. */
  factsProblem(card: unknown): string | null
  /** What a deck consists of: “dis, logos, untamed of Mass Mutation”. */
  line(deck: D): string
  /**
   * A random legal deck of a set, for a game whose decks have sets.
   * @throws WrongInput for an unknown set
   */
  random?(cards: DeckCards, seed: number, set: string | undefined): D
  /** The most chains that a player can begin with, for a game that has them. */
  readonly mostChains?: number
  /** What a player may know of a board, the other player above. `all`: with the piles card by card. */
  describeView(game: LibraryGame, view: AnyView, all: boolean): BoardDescription
  /** Where in a turn a position is, beside its number; null for nowhere in particular. */
  stageOf(game: LibraryGame, position: Position): string | null
  /** What is not possible now, and why. */
  forbidden(game: LibraryGame, position: Position): readonly Forbidden[]
  /** What a player has reached, in words and as data. */
  scoreOf(game: LibraryGame, position: Position, player: PlayerId): Score
  /** A game that was played from its set-up, as a scenario file. */
  writeGame(played: PlayedGame<LibraryGame, object>): string
}

/** A move that a player cannot make. */
export interface Forbidden {
  readonly label: string
  readonly reason: string
  readonly cite: readonly string[]
}

/** How far a player has come: “2 keys”. */
export interface Score {
  readonly words: string
  readonly values: Readonly<Record<string, number>>
}
