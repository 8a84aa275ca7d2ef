import type { AnyDeck, CardPoolOf, DeckRules } from '@battleline/card-game'
import type { Facts } from './card-catalog.ts'

/** The cards that decks can consist of. */
export interface DeckCards {
  readonly pool: CardPoolOf<Facts>
  /** The cards that do not ship, or replace some that do. */
  readonly own: readonly Facts[]
  /** The cards of a card file as the file has them; none without one. */
  readonly records: readonly Readonly<Record<string, unknown>>[]
}

/** The decks of one game, for the command line. */
export interface DeckCatalog<D extends AnyDeck = AnyDeck, F extends Facts = Facts> {
  readonly title: string
  readonly rules: DeckRules<D, F>
  /** The cards that ship with these. */
  pool(own: readonly F[]): CardPoolOf<F>
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
}
