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
