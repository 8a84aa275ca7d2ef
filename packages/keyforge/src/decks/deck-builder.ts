import { fold, nearest } from '@battleline/language'
import { otherHalfOf } from '../cards/library.ts'
import { HOUSES, type House, type Icon } from '../vocabulary.ts'
import type { CardOfDeck, CardPool, DeckProblem, DeckProblemKind, ReadDeck } from './deck.ts'
import { ICON_WORDS, iconNamed } from './icon-words.ts'
import { deckSetNamed, nearestSet } from './sets.ts'

/** A card as a file names it. */
export interface NamedCard {
  readonly name: string
  /** Null for the house that the card usually has. */
  readonly house?: House | null
  readonly count?: number
  readonly enhancements?: readonly Icon[]
  readonly line: number | null
}

/** More copies of one card than any deck has are a mistake of the file. */
const MOST_COPIES = 36

/** A file with more problems than this is no deck, and nobody needs their nearest words. */
const MOST_NEAREST = 100

const joined = (words: string): string => fold(words).replaceAll(' ', '')

/** Collects a deck from a file in any format, and everything that cannot be placed. */
export class DeckBuilder {
  name: string | null = null
  readonly #pool: CardPool
  #set: string | null = null
  #token: string | null = null
  readonly #houses: House[] = []
  readonly #headings: House[] = []
  readonly #cards: CardOfDeck[] = []
  readonly #prophecies: string[] = []
  readonly #powers: string[] = []
  readonly #problems: DeckProblem[] = []
  #otherHouses: readonly House[] | null = null

  constructor(pool: CardPool) {
    this.#pool = pool
  }

  get isEmpty(): boolean {
    return this.#cards.length === 0 && this.#problems.length === 0
  }

  isCard(name: string): boolean {
    return this.#pool.facts(name) !== undefined
  }

  /** The house of a word, with or without spaces; null for another word. */
  houseNamed(word: string): House | null {
    const wanted = joined(word)
    const known = HOUSES.find((house) => joined(house) === wanted)
    if (known !== undefined || wanted === '') return known ?? null
    this.#otherHouses ??= [...new Set(this.#pool.all().flatMap(({ house }) => house ?? []))]
    return this.#otherHouses.find((house) => joined(house) === wanted) ?? null
  }

  /** A house that the file lists as one of the identity card. */
  addHouse(house: House): void {
    this.#houses.push(house)
  }

  /** A house above cards: one of the deck, unless the file lists the houses. */
  addHeading(house: House): void {
    this.#headings.push(house)
  }

  /** A house by its name; an unknown one is a problem. */
  readHouse(word: string, line: number | null): House | null {
    const house = this.houseNamed(word)
    if (house === null)
      this.report('unknown-word', `no house is called “${word}”`, line, () => nearest(word, HOUSES))
    return house
  }

  readSet(word: string | number, line: number | null): void {
    this.#set = deckSetNamed(word)?.name ?? null
    if (this.#set === null && Number.isNaN(Number(word)))
      this.report('unknown-word', `no set is called “${word}”`, line, () => nearestSet(String(word)))
  }

  /** The icons of some words; unknown words are problems. */
  readIcons(words: readonly string[], line: number | null): readonly Icon[] {
    return words.flatMap((word) => {
      const icon = iconNamed(word)
      if (icon === null)
        this.report('unknown-word', `no bonus icon is called “${word}”`, line, () =>
          nearest(word, ICON_WORDS),
        )
      return icon ?? []
    })
  }

  /** Puts a card into the deck, or beside it if it is a reference card (KF-SET-4). */
  addCard({ name, house = null, count = 1, enhancements = [], line }: NamedCard): void {
    const facts = this.#pool.facts(name)
    if (facts === undefined)
      this.report('unknown-card', `no card is called “${name}”`, line, () => this.#pool.near(name))
    else if (count < 1 || count > MOST_COPIES)
      this.report('out-of-range', `${facts.name} cannot be in a deck ${count} times`, line)
    else if (facts.type === 'prophecy') this.#prophecies.push(...Array<string>(count).fill(facts.name))
    else if (facts.type === 'archon power') this.#powers.push(...Array<string>(count).fill(facts.name))
    else if (facts.type === 'token creature') this.#addToken(facts.name, line)
    else {
      const card = { name: facts.name, house: house ?? facts.house ?? '', enhancements }
      this.#cards.push(...Array<CardOfDeck>(count).fill(card))
    }
  }

  #addToken(name: string, line: number | null): void {
    if (this.#token !== null && this.#token !== name)
      this.report(
        'conflicting-keys',
        `a deck has one token creature, and ${this.#token} is there already`,
        line,
      )
    else this.#token = name
  }

  /** `near` looks for the nearest known word, which takes long in a file that is no deck at all. */
  report(
    kind: DeckProblemKind,
    message: string,
    line: number | null,
    near: () => string | undefined = () => undefined,
  ): void {
    const nearest = this.#problems.length < MOST_NEAREST ? near() : undefined
    this.#problems.push({ kind, message, line, nearest: nearest ?? null })
  }

  /** `fallback`: the name of a deck without one. */
  build(fallback: string): ReadDeck {
    if (this.isEmpty) this.report('empty-file', 'no card is in this file', null)
    const cards = this.#withHalves()
    return {
      name: this.name ?? fallback,
      set: this.#set,
      houses:
        this.#houses.length > 0
          ? this.#houses
          : [...new Set([...this.#headings, ...cards.map(({ house }) => house)])],
      cards,
      token: this.#token,
      prophecies: this.#prophecies,
      powers: this.#powers,
      problems: this.#problems,
    }
  }

  /** Files name both halves of a gigantic creature alike: every second one is the other half (KF-GIG-1). */
  #withHalves(): readonly CardOfDeck[] {
    const named = new Set(this.#cards.map(({ name }) => name))
    const seen = new Map<string, number>()
    return this.#cards.map((card) => {
      const half = otherHalfOf(card.name)
      if (this.#pool.facts(card.name)?.gigantic !== true || named.has(half)) return card
      const before = seen.get(card.name) ?? 0
      seen.set(card.name, before + 1)
      return before % 2 === 1 ? { ...card, name: half } : card
    })
  }
}
