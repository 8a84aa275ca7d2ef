import {
  assertCards,
  EditionGame,
  type Editions,
  isRefusal,
  type Position,
  type Refusal,
  readSave,
  SAVE_FORMAT,
  type SaveFile,
  savedCards,
  type World,
} from '@battleline/kernel'

/** What a save carries: the position, its edition, and the cards that are not in the library. */
export interface SaveWithCards<N extends string, E extends string, F> extends SaveFile<N, E> {
  readonly cards: readonly F[]
}

/** A game by its name, with its editions and what it needs to know of cards. */
export interface CardGameSpec<N extends string, E extends string> extends Editions<N, E> {
  /** The number of the first card; the records before it are the table and two players. */
  readonly firstCard: number
  factsProblem(card: unknown): string | null
}

/** A game of two players, with cards of one's own beside those of the library. `F`: the facts of a card. */
export abstract class CardGame<N extends string, E extends string, F extends object> extends EditionGame<
  N,
  E
> {
  readonly #spec: CardGameSpec<N, E>
  /** The cards beside those of the library. */
  protected readonly ownCards: readonly F[]

  /** @throws TypeError for an unknown edition, or a card whose facts are none */
  constructor(spec: CardGameSpec<N, E>, edition: E, cards: readonly F[]) {
    super(spec, edition)
    assertCards(cards, spec.factsProblem)
    this.#spec = spec
    this.ownCards = cards.map(copied)
  }

  save(position: Position): SaveWithCards<N, E, F> {
    const { edition } = this
    const cards = this.ownCards.map(copied)
    return { format: SAVE_FORMAT, game: this.#spec.game, edition, cards, position: this.verbs.save(position) }
  }

  /** The numbers of all cards, in every zone. A card keeps its number for ever. */
  cards(position: Position): readonly number[] {
    const { firstCard } = this.#spec
    return Array.from({ length: (position as World).rows.length - firstCard }, (_, n) => n + firstCard)
  }

  /** @throws RangeError where the position has no card of this number */
  protected withCard(position: Position, card: number): World {
    const w = position as World
    if (!Number.isInteger(card) || card < this.#spec.firstCard || card >= w.rows.length)
      throw new RangeError(`there is no card ${card}`)
    return w
  }

  /** @throws RangeError for a player other than 1 and 2 */
  protected withPlayer(position: Position, player: number): World {
    if (player !== 1 && player !== 2) throw new RangeError(`there is no player ${player}`)
    return position as World
  }
}

/** A card's facts with lists of their own, so that later changes to the argument do not change the game. */
const copied = <F extends object>(card: F): F =>
  Object.fromEntries(
    Object.entries(card).map(([field, value]) => [field, Array.isArray(value) ? value.slice() : value]),
  ) as F

/** The game that a save was made in: its edition and its own cards; or why there is none. */
export function gameFromSave<N extends string, E extends string, F, G>(
  spec: CardGameSpec<N, E>,
  saved: unknown,
  make: (options: { readonly edition: E; readonly cards: readonly F[] }) => G,
): G | Refusal {
  const read = readSave(saved, spec)
  if (isRefusal(read)) return read
  const cards = savedCards<F>(read, spec.factsProblem)
  return isRefusal(cards) ? cards : make({ edition: read.edition, cards })
}
