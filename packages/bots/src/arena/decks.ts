import type { AnyDeck, CardPoolOf, DeckRules } from '@battleline/card-game'
import { seeded } from '@battleline/kernel'

/** Distances between seeds, so that neighbors have no deck in common. */
const OF_PAIRS = 2
const OF_SEEDS = 1_000_003

/** A game with the cards that decks consist of. */
interface WithLibrary<F> {
  readonly library: CardPoolOf<F>
}

/** Both players with their decks. */
interface DealOf<P> {
  readonly players: readonly [P, P]
}

/** The decks of the pairs of an arena: two random legal decks each. */
export const randomDecks =
  <D extends AnyDeck, F, P>({ library }: WithLibrary<F>, rules: DeckRules<D, F, P>, seed: number) =>
  (pair: number): DealOf<P> => {
    const from = seed * OF_SEEDS + pair * OF_PAIRS
    const deck = (at: number) => rules.random(library, { seed: from + at })
    return dealOf([deck(0), deck(1)], library, rules)
  }

/**
 * The decks of the pairs of an arena: two of these each, different ones if there are several.
 * @throws RangeError if there are none
 */
export const decksAmong =
  <D extends AnyDeck, F, P>(
    { library }: WithLibrary<F>,
    rules: DeckRules<D, F, P>,
    decks: readonly D[],
    seed: number,
  ) =>
  (pair: number): DealOf<P> => {
    const random = seeded(seed * OF_SEEDS + pair)
    const one = random.one(decks)
    const others = decks.length > 1 ? decks.filter((deck) => deck !== one) : decks
    return dealOf([one, random.one(others)], library, rules)
  }

/** The decks of the pairs in which one deck plays against each deck of a field in turns. */
export const decksAgainst =
  <D extends AnyDeck, F, P>(
    { library }: WithLibrary<F>,
    rules: DeckRules<D, F, P>,
    deck: D,
    field: readonly D[],
  ) =>
  (pair: number): DealOf<P> =>
    dealOf([deck, field[pair % field.length] ?? deck], library, rules)

/** How many decks a field has. */
const FIELD = 24

/** A fixed field of random legal decks, always the same for the same cards. */
export const standardField = <D extends AnyDeck, F, P>(
  { library }: WithLibrary<F>,
  rules: DeckRules<D, F, P>,
): readonly D[] => Array.from({ length: FIELD }, (_, at) => rules.random(library, { seed: at }))

const dealOf = <D extends AnyDeck, F, P>(
  [one, other]: readonly [D, D],
  library: CardPoolOf<F>,
  rules: DeckRules<D, F, P>,
): DealOf<P> => ({
  players: [rules.dealtPlayer(one, 'Ann', library), rules.dealtPlayer(other, 'Ben', library)],
})
