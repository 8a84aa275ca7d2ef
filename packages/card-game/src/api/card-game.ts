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

/** The contents of a save: the position, its edition, and the cards outside the library. */
export interface SaveWithCards<N extends string, E extends string, F> extends SaveFile<N, E> {
  readonly cards: readonly F[]
}

/** A game by its name, with its editions and the check of its cards. */
export interface CardGameSpec<N extends string, E extends string> extends Editions<N, E> {
  /** The number of the first card; the records before it are the table and two players. */
  readonly firstCard: number
  factsProblem(card: unknown): string | null
}

/** A game of two players, with custom cards beside those of the library. `F`: the facts of a card. */
export abstract class CardGame<N extends string, E extends string, F extends object> extends EditionGame<
  N,
  E
> {
  readonly #spec: CardGameSpec<N, E>
  /** Custom cards beside those of the library. */
  protected readonly ownCards: readonly F[]

  /** @throws TypeError for an unknown edition, or a card with invalid facts */
  constructor(spec: CardGameSpec<N, E>, edition: E, cards: readonly F[]) {
    super(spec, edition)
    assertCards(cards, spec.factsProblem)
    this.#spec = spec
    this.ownCards = cards.map(copied)
  }

  save(position: Position<N>): SaveWithCards<N, E, F> {
    const { edition } = this
    const cards = this.ownCards.map(copied)
    return { format: SAVE_FORMAT, game: this.#spec.game, edition, cards, position: this.verbs.save(position) }
  }

  /** The numbers of all cards, in every zone. A card keeps its number for ever. */
  cards(position: Position<N>): readonly number[] {
    const { firstCard } = this.#spec
    return Array.from({ length: (position as World).rows.length - firstCard }, (_, n) => n + firstCard)
  }

  /** @throws RangeError if the position has no card of this number */
  protected withCard(position: Position<N>, card: number): World {
    const w = position as World
    if (!Number.isInteger(card) || card < this.#spec.firstCard || card >= w.rows.length)
      throw new RangeError(`there is no card ${card}`)
    return w
  }

  /** @throws RangeError for a player other than 1 and 2 */
  protected withPlayer(position: Position<N>, player: number): World {
    if (player !== 1 && player !== 2) throw new RangeError(`there is no player ${player}`)
    return position as World
  }
}

/** A copy of a card's facts, so that later changes to the argument do not change the game. */
function copied<F extends object>(card: F): F {
  const copy: F = { ...card }
  for (const field in copy) {
    const value: unknown = copy[field]
    if (Array.isArray(value)) copy[field] = value.slice() as F[typeof field]
  }
  return copy
}

/** The game that a save belongs to, with its edition and custom cards; or why the save is invalid. */
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
