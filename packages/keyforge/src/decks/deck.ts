import type { CardPoolOf, DeckProblemOf } from '@battleline/card-game'
import type { CardFacts } from '../model/definition.ts'
import type { DealtPlayer } from '../setup/setup-spec.ts'
import type { House, Icon } from '../vocabulary.ts'

/** One card of a deck. */
export interface CardOfDeck {
  /** The name of the library; the second half of a gigantic creature is “… (other half)” (KF-GIG-1). */
  readonly name: string
  /** The house on this copy: another one than usual on a maverick. */
  readonly house: House
  /** The bonus icons that were added to this copy, from top to bottom (KF-ENH-1). */
  readonly enhancements: readonly Icon[]
}

/** A deck and the cards beside it, legal or not. */
export interface Deck {
  readonly name: string
  /** The name of its set; null if it is not known. */
  readonly set: string | null
  /** The houses of the identity card. */
  readonly houses: readonly House[]
  readonly cards: readonly CardOfDeck[]
  /** The token creature of the reference card; null without one (KF-TOK-3). */
  readonly token: string | null
  readonly prophecies: readonly string[]
  /** The Archon Powers. */
  readonly powers: readonly string[]
}

/** A kind of problem of a deck file. The names are those of the same problems in scenarios. */
export type DeckProblemKind =
  | 'conflicting-keys'
  | 'empty-file'
  | 'missing-value'
  | 'not-json'
  | 'not-text'
  | 'out-of-range'
  | 'too-large'
  | 'unknown-card'
  | 'unknown-word'

/** Something in a file that is not in the deck. */
export type DeckProblem = DeckProblemOf<DeckProblemKind>

/** A deck as a file has it, with everything that could not be read. */
export interface ReadDeck extends Deck {
  readonly problems: readonly DeckProblem[]
}

/** The cards that a deck can consist of; the library of a game is one of these pools. */
export type CardPool = CardPoolOf<CardFacts>

/** A player of `deal` with this deck: a maverick has its own house, an enhanced card its icons. */
export function dealtPlayer(deck: Deck, name: string, pool: CardPool): DealtPlayer {
  const { token, prophecies, powers } = deck
  return {
    name,
    houses: deck.houses,
    deck: deck.cards.map(({ name, house, enhancements }) => ({
      name,
      ...(pool.facts(name)?.house !== house && { house }),
      ...(enhancements.length > 0 && { icons: enhancements }),
    })),
    ...(token !== null && { token }),
    ...(prophecies.length > 0 && { prophecies }),
    ...(powers.length > 0 && { powers }),
  }
}

/** How many of the things have each key, in the order of their first appearance. */
export function countBy<T, K>(things: readonly T[], keyOf: (thing: T) => K): ReadonlyMap<K, number> {
  const counts = new Map<K, number>()
  for (const thing of things) counts.set(keyOf(thing), (counts.get(keyOf(thing)) ?? 0) + 1)
  return counts
}
