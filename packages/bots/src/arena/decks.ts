import { seeded } from '@battleline/kernel'
import { type Deal, type Deck, dealtPlayer, type KeyForge, randomDeck } from '@battleline/keyforge'

/** Distances between seeds, so that neighbors have no deck in common. */
const OF_PAIRS = 2
const OF_SEEDS = 1_000_003

/** The decks of the pairs of an arena: two random legal decks each. */
export const randomDecks =
  ({ library }: KeyForge, seed: number) =>
  (pair: number): Deal => {
    const from = seed * OF_SEEDS + pair * OF_PAIRS
    const deck = (at: number) => randomDeck(library, { seed: from + at })
    return dealOf([deck(0), deck(1)], library)
  }

/**
 * The decks of the pairs of an arena: two of these each, different ones if there are several.
 * @throws RangeError if there are none
 */
export const decksAmong =
  ({ library }: KeyForge, decks: readonly Deck[], seed: number) =>
  (pair: number): Deal => {
    const random = seeded(seed * OF_SEEDS + pair)
    const one = random.one(decks)
    const others = decks.length > 1 ? decks.filter((deck) => deck !== one) : decks
    return dealOf([one, random.one(others)], library)
  }

/** The decks of the pairs in which one deck plays against each deck of a field in turns. */
export const decksAgainst =
  ({ library }: KeyForge, deck: Deck, field: readonly Deck[]) =>
  (pair: number): Deal =>
    dealOf([deck, field[pair % field.length] ?? deck], library)

/** How many decks a field has. */
const FIELD = 24

/** A fixed field of random legal decks, always the same for the same cards. */
export const standardField = ({ library }: KeyForge): readonly Deck[] =>
  Array.from({ length: FIELD }, (_, at) => randomDeck(library, { seed: at }))

const dealOf = ([one, other]: readonly [Deck, Deck], library: KeyForge['library']): Deal => ({
  players: [dealtPlayer(one, 'Ann', library), dealtPlayer(other, 'Ben', library)],
})
