/** Something in a deck file that is not in the deck. `K`: its kind, with the names of the same problems in scenarios. */
export interface DeckProblemOf<K extends string> {
  /** Its name for `battleline explain`, the same from version to version. */
  readonly kind: K
  readonly message: string
  /** The line of the file, from 1; null if the place has no line. */
  readonly line: number | null
  /** The nearest known word; null if none is near. */
  readonly nearest: string | null
}

/** The cards that a deck can consist of; the library of a game is one of these pools. `F`: the facts of a card. */
export interface CardPoolOf<F> {
  all(): readonly F[]
  /** Without regard to case, accents and punctuation; `undefined` for an unknown name. */
  facts(name: string): F | undefined
  near(name: string): string | undefined
}

/** Why a deck is not legal, and the rules. */
export interface DeckFault {
  readonly message: string
  readonly cite: readonly string[]
}

/** A deck of any game. */
export interface AnyDeck {
  readonly name: string
}

/** A deck as a file has it, with everything that could not be read. */
export type ReadDeckOf<D extends AnyDeck> = D & { readonly problems: readonly DeckProblemOf<string>[] }

/** What a game does with decks. `D`: a deck, `F`: the facts of a card, `P`: a player of a deal. */
export interface DeckRules<D extends AnyDeck = AnyDeck, F = object, P = { readonly name?: string }> {
  /** The decks of a file, at least one. Never throws. `fallback`: the name of a deck without one. */
  read(text: string, pool: CardPoolOf<F>, fallback?: string): readonly ReadDeckOf<D>[]
  /** A deck as a text that `read` reads back. */
  write(deck: D): string
  /** How many cards were placed. */
  size(deck: D): number
  /** Everything that makes a deck illegal. */
  check(deck: D, pool: CardPoolOf<F>): readonly DeckFault[]
  /**
   * A random legal deck, the same for the same seed and cards.
   * @throws RangeError if the cards make no legal deck
   */
  random(pool: CardPoolOf<F>, options: { readonly seed: number }): D
  /** A player of a deal with this deck. */
  dealtPlayer(deck: D, name: string, pool: CardPoolOf<F>): P
}

/** The game whose deck a text is: the one that reads all of it, or else the one that places most cards; the first in doubt. */
export function gameOfDeck<G>(
  text: string,
  games: readonly [G, ...G[]],
  decksOf: (game: G) => { readonly rules: DeckRules; readonly pool: CardPoolOf<object> },
): G {
  let [best, most] = [games[0], 0]
  for (const game of games) {
    const { rules, pool } = decksOf(game)
    const decks = rules.read(text, pool)
    const placed = decks.reduce((sum, deck) => sum + rules.size(deck), 0)
    if (placed > most) [best, most] = [game, placed]
    if (placed > 0 && decks.every(({ problems }) => problems.length === 0)) return game
  }
  return best
}
