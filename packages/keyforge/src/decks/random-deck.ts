import { type Seeded, seeded } from '@battleline/kernel'
import { otherHalfOf } from '../cards/library.ts'
import type { CardFacts } from '../model/definition.ts'
import { BESIDE_A_DECK, type House, type Icon } from '../vocabulary.ts'
import { enhanceIcons, needsOf } from './card-needs.ts'
import { type CardOfDeck, type CardPool, countBy, type Deck } from './deck.ts'
import { randomName } from './deck-names.ts'
import { DECK_SETS, type DeckSet, type SetFeature } from './sets.ts'

/** What is known of a card from its card file: which sets have it, by their numbers, and how rare it is. */
export interface Printing {
  readonly sets: readonly number[]
  readonly rarity: string | null
}

/** What a random legal deck is made from. */
export interface RandomDeck {
  /** A whole number. The same seed makes the same deck of the same cards. */
  readonly seed: number
  /** Default: cards of all sets together. */
  readonly set?: DeckSet
  /** Default: no set and no rarity is known, so that every card of a house is equally likely. */
  readonly printing?: (name: string) => Printing | undefined
}

const HOUSES_OF_A_DECK = 3
const CARDS_OF_A_HOUSE = 12
/** More icons would not fit beside a card. */
const MOST_ICONS = 5
const PROPHECIES = 2
const EVERYTHING: readonly SetFeature[] = ['enhance', 'token', 'tide', 'prophecy']

/** How much more often a deck has a common card than a rare one: about 24, 10 and 3 cards of 36. */
const WEIGHTS: Readonly<Record<string, number>> = { common: 8, uncommon: 5, rare: 2 }
const OTHER_RARITY = 1

/**
 * A legal deck by chance: three houses of twelve cards, with as many creatures, artifacts, actions and upgrades as the
 * cards of each house have on average, common cards more often if rarities are known, both halves of gigantic creatures,
 * and the icons of “Enhance” on other cards. A token creature, prophecies and an Archon Power lie beside it if the set
 * or its cards need them.
 * @throws RangeError if the pool has not three houses with enough cards of the set
 */
export function randomDeck(pool: CardPool, options: RandomDeck): Deck {
  return new RandomDeckMaker(pool, options).make()
}

/** The sets of which random decks can be made. */
export const RANDOM_SETS: readonly DeckSet[] = DECK_SETS.filter(({ houses }) => houses.length > 0)

class RandomDeckMaker {
  readonly #random: Seeded
  readonly #pool: CardPool
  readonly #all: readonly CardFacts[]
  readonly #set: DeckSet | undefined
  readonly #printing: (name: string) => Printing | undefined
  readonly #has: readonly SetFeature[]

  constructor(pool: CardPool, { seed, set, printing }: RandomDeck) {
    this.#pool = pool
    this.#all = pool.all()
    this.#random = seeded(seed)
    this.#set = set
    this.#printing = printing ?? (() => undefined)
    this.#has = set?.has ?? EVERYTHING
  }

  make(): Deck {
    const random = this.#random
    const name = randomName(random)
    const byHouse = this.#cardsByHouse()
    const tokens = this.#all.filter(({ type }) => type === 'token creature')
    const houses = random
      .shuffled([...byHouse.keys()])
      .slice(0, HOUSES_OF_A_DECK)
      .sort()
    if (houses.length < HOUSES_OF_A_DECK)
      throw new RangeError(
        `a deck needs three houses, and only ${houses.length} have ${CARDS_OF_A_HOUSE} cards${this.#set === undefined ? '' : ` of ${this.#set.name}`}`,
      )
    const ownTokens = tokens.filter(({ house }) => house !== undefined && houses.includes(house))
    const chosen = houses.flatMap((house) =>
      this.#twelve(
        (byHouse.get(house) ?? []).filter((card) => ownTokens.length > 0 || !needs(card, 'token')),
      ),
    )
    const token =
      ownTokens.length > 0 && chosen.some((card) => needs(card, 'token')) ? random.one(ownTokens).name : null
    return {
      name,
      set: this.#set?.name ?? null,
      houses,
      cards: this.#enhanced(chosen),
      token,
      prophecies: this.#beside('prophecy', chosen.some((card) => needs(card, 'prophecy')) ? PROPHECIES : 0),
      powers: this.#beside('archon power', this.#has.includes('power') ? 1 : 0),
    }
  }

  /** The cards that decks can have, by house; houses without enough of them are left out. */
  #cardsByHouse(): ReadonlyMap<House, readonly CardFacts[]> {
    const found = new Map<House, CardFacts[]>()
    for (const card of this.#all) {
      const { house, type } = card
      if (house === undefined || BESIDE_A_DECK.includes(type) || !this.#isOfSet(card)) continue
      const others = found.get(house)
      if (others === undefined) found.set(house, [card])
      else others.push(card)
    }
    return new Map([...found].filter(([, cards]) => cards.length >= CARDS_OF_A_HOUSE))
  }

  #isOfSet(card: CardFacts): boolean {
    if (this.#set === undefined) return true
    const { houses, number } = this.#set
    const sets = this.#printing(card.name)?.sets
    if (sets !== undefined && sets.length > 0 && !sets.includes(number)) return false
    return houses.includes(card.house ?? '') && needsOf(card).every((need) => this.#has.includes(need))
  }

  /** Twelve cards of a house, by the shares of its types. A gigantic creature takes two places (KF-GIG-1). */
  #twelve(cards: readonly CardFacts[]): readonly CardFacts[] {
    const shares = countBy(cards, ({ type }) => type)
    const chosen: CardFacts[] = []
    // Each type gets the whole part of its share; chance decides about the rest.
    const rest = new Map<CardFacts['type'], number>()
    for (const [type, count] of shares) {
      const share = (CARDS_OF_A_HOUSE * count) / cards.length
      rest.set(type, share % 1)
      for (let n = 1; n <= share; n++) this.#take(type, cards, chosen)
    }
    while (chosen.length < CARDS_OF_A_HOUSE) {
      const type = this.#weighted([...rest.keys()], (one) => rest.get(one) ?? 0)
      this.#take(type, cards, chosen)
    }
    return chosen
  }

  #take(type: CardFacts['type'], cards: readonly CardFacts[], chosen: CardFacts[]): void {
    const places = CARDS_OF_A_HOUSE - chosen.length
    const fitting = cards.filter((card) => card.type === type && (card.gigantic === true ? 2 : 1) <= places)
    if (fitting.length === 0) return
    const card = this.#weighted(fitting, ({ name }) => this.#weightOf(name))
    chosen.push(card)
    const half = card.gigantic === true ? this.#pool.facts(otherHalfOf(card.name)) : undefined
    if (half !== undefined) chosen.push(half)
  }

  #weightOf(name: string): number {
    const rarity = this.#printing(name)?.rarity
    return rarity === null || rarity === undefined ? 1 : (WEIGHTS[rarity.toLowerCase()] ?? OTHER_RARITY)
  }

  /** One of the things, each with its weight; weights of zero only if there is nothing else. */
  #weighted<T>(things: readonly T[], weightOf: (thing: T) => number): T {
    const FINE = 1000
    const weights = things.map((one) => Math.round(weightOf(one) * FINE))
    let left = this.#random.below(weights.reduce((sum, one) => sum + one, 0))
    const at = weights.findIndex((weight) => {
      left -= weight
      return left < 0
    })
    return things[at] ?? this.#random.one(things)
  }

  /** Puts each icon of “Enhance” on a card that has room for it and does not give icons itself. */
  #enhanced(cards: readonly CardFacts[]): readonly CardOfDeck[] {
    const added = cards.map((): Icon[] => [])
    for (const icon of cards.flatMap(enhanceIcons)) {
      const free = cards.flatMap((card, at) =>
        !needs(card, 'enhance') && (card.aember ?? 0) + (added[at]?.length ?? MOST_ICONS) < MOST_ICONS
          ? [at]
          : [],
      )
      if (free.length > 0) added[this.#random.one(free)]?.push(icon)
    }
    return cards.map(({ name, house = '' }, at) => ({ name, house, enhancements: added[at] ?? [] }))
  }

  #beside(type: 'prophecy' | 'archon power', count: number): readonly string[] {
    const all = count === 0 ? [] : this.#all.filter((card) => card.type === type)
    return this.#random.shuffled(all.map(({ name }) => name)).slice(0, count)
  }
}

const needs = (card: CardFacts, feature: SetFeature): boolean => needsOf(card).includes(feature)
