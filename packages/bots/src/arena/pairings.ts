import type { AnyDeck, CardPoolOf, DeckRules } from '@battleline/card-game'
import { seeded } from '@battleline/kernel'
import { type DealOf, dealOf } from '../model/deck-game.ts'

/** Distances between seeds, so that neighbors have no deck in common. */
const OF_PAIRS = 2
const OF_SEEDS = 1_000_003

/** A game with the cards that decks consist of. */
export interface WithLibrary<F> {
  readonly library: CardPoolOf<F>
}

/** How many decks a field has. */
const FIELD = 24

/** How the pairs of an arena get their decks, in a game with these rules of decks. */
export function pairings<D extends AnyDeck, F, P>(rules: DeckRules<D, F, P>) {
  type Game = WithLibrary<F>
  return {
    /** Two random legal decks each. */
    random:
      ({ library }: Game, seed: number) =>
      (pair: number): DealOf<P> => {
        const from = seed * OF_SEEDS + pair * OF_PAIRS
        const deck = (at: number) => rules.random(library, { seed: from + at })
        return dealOf(rules, library, [deck(0), deck(1)])
      },
    /** Two of these each, different ones if there are several. @throws RangeError if there are none */
    among:
      ({ library }: Game, decks: readonly D[], seed: number) =>
      (pair: number): DealOf<P> => {
        const random = seeded(seed * OF_SEEDS + pair)
        const one = random.one(decks)
        const others = decks.length > 1 ? decks.filter((deck) => deck !== one) : decks
        return dealOf(rules, library, [one, random.one(others)])
      },
    /** One deck against each deck of a field in turns. */
    against:
      ({ library }: Game, deck: D, field: readonly D[]) =>
      (pair: number): DealOf<P> =>
        dealOf(rules, library, [deck, field[pair % field.length] ?? deck]),
    /** The decks of the two entrants, which are numbered like the decks. @throws RangeError for another number */
    matchUps:
      ({ library }: Game, all: readonly D[]) =>
      (_: number, [one, other]: readonly [number, number]): DealOf<P> => {
        const [first, second] = [all[one], all[other]]
        if (first === undefined || second === undefined) throw new RangeError('an entrant has no deck')
        return dealOf(rules, library, [first, second])
      },
    /** A fixed field of random legal decks, always the same for the same cards. */
    field: ({ library }: Game): readonly D[] =>
      Array.from({ length: FIELD }, (_, at) => rules.random(library, { seed: at })),
  }
}
