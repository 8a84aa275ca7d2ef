import { isRecord } from '@battleline/kernel'
import { fieldOf, jsonFault, NAMES, place, plainWord } from '@battleline/language'
import { leftOut, libraryName } from '../cards/import.ts'
import type { CardPool, ReadDeck } from './deck.ts'
import { DeckBuilder, type NamedCard } from './deck-builder.ts'

type Table = Readonly<Record<string, unknown>>

/**
 * Reads decks in JSON: an answer of the official registry, a deck of a community site, or a deck as this library writes
 * it. It never throws.
 */
export function readJson(text: string, pool: CardPool, fallback: string): readonly ReadDeck[] {
  let file: unknown
  try {
    file = JSON.parse(text)
  } catch {
    const builder = new DeckBuilder(pool)
    const { line } = place(text, jsonFault(text))
    builder.report('not-json', 'the file begins like JSON, but this line is no JSON', line)
    return [builder.build(fallback)]
  }
  const found = decksIn(file)
  if (found.length === 0) {
    const builder = new DeckBuilder(pool)
    builder.report('empty-file', 'no deck is in this JSON: a deck is a record with cards', null)
    return [builder.build(fallback)]
  }
  const reader = new JsonReader(text, pool)
  return found.map(({ deck, linked }) => reader.read(deck, linked, fallback))
}

interface DeckRecord {
  readonly deck: Table
  /** The cards that the deck names by their ids. */
  readonly linked: readonly Table[]
}

const tablesOf = (value: unknown): readonly Table[] => (Array.isArray(value) ? value.filter(isTable) : [])
const isTable = (value: unknown): value is Table => isRecord(value) && !Array.isArray(value)
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Where files keep a deck inside another record. */
const AROUND = ['data', 'deck', 'decks'] as const

function decksIn(file: unknown, around: readonly Table[] = []): readonly DeckRecord[] {
  if (Array.isArray(file)) {
    const isCardList = file.length > 0 && file.every((one) => isTable(one) && !hasCards(one) && nameIn(one))
    const decks = isCardList ? [] : tablesOf(file)
    return isCardList
      ? [{ deck: { cards: file }, linked: around }]
      : decks.flatMap((one) => decksIn(one, around))
  }
  if (!isTable(file)) return []
  const linked = [...tablesOf(linksOf(file, '_linked').cards), ...around]
  if (hasCards(file)) return [{ deck: file, linked }]
  return AROUND.flatMap((field) => (field in file ? decksIn(file[field], linked) : []))
}

const linksOf = (record: Table, field: '_links' | '_linked'): Table => {
  const links = record[field]
  return isTable(links) ? links : {}
}

/** The list of cards of a deck, in whichever field. */
const cardsOf = (deck: Table): unknown =>
  [deck.cards, linksOf(deck, '_links').cards, deck.cardIds, deck.card_ids].find((list) =>
    Array.isArray(list),
  ) ?? (isTable(deck.cards) ? deck.cards : undefined)

const hasCards = (record: Table): boolean =>
  cardsOf(record) !== undefined || Array.isArray(record.housesAndCards)

const nameIn = (record: Table): string | null => {
  const name = fieldOf(record, NAMES)
  return typeof name === 'string' && name.trim() !== '' ? name : null
}

class JsonReader {
  readonly #text: string
  readonly #pool: CardPool
  /** Where the search for the next name begins, so that equal names are found in their order. */
  #from = 0

  constructor(text: string, pool: CardPool) {
    this.#text = text
    this.#pool = pool
  }

  read(deck: Table, linked: readonly Table[], fallback: string): ReadDeck {
    const builder = new DeckBuilder(this.#pool)
    builder.name = nameIn(deck)
    const set = deck.set ?? deck.expansion
    if (typeof set === 'string' || typeof set === 'number') builder.readSet(set, null)
    const houses = [deck.houses, linksOf(deck, '_links').houses].find((list) => Array.isArray(list))
    for (const one of listOf(houses)) {
      const word = isTable(one) ? (one.name ?? one.house ?? one.id) : one
      const house = builder.readHouse(plainWord(word), null)
      if (house !== null) builder.addHouse(house)
    }
    for (const one of this.#cardsOf(deck, linked, builder)) builder.addCard(one)
    for (const field of ['token', 'prophecies', 'powers'] as const)
      for (const one of listOf(typeof deck[field] === 'string' ? [deck[field]] : deck[field]))
        this.#add(isTable(one) ? one : { name: one }, builder)
    return builder.build(fallback)
  }

  #cardsOf(deck: Table, linked: readonly Table[], builder: DeckBuilder): readonly NamedCard[] {
    const byId = new Map(
      linked.flatMap((card) => (card.id === undefined ? [] : [[plainWord(card.id), card] as const])),
    )
    const added = new AddedIcons(deck)
    const cards = cardsOf(deck)
    const entries = isTable(cards) ? Object.entries(cards) : [[null, cards] as const]
    const below = tablesOf(deck.housesAndCards).map(
      ({ house, cards: list }) => [plainWord(house), list] as const,
    )
    return [...entries, ...below].flatMap(([house, list]) =>
      listOf(list).flatMap((one) => {
        const record = isTable(one) ? one : (byId.get(plainWord(one)) ?? { name: one })
        if (byId.size > 0 && !isTable(one) && !byId.has(plainWord(one)))
          builder.report(
            'unknown-card',
            `the deck has a card with the id ${plainWord(one)}, which the file does not describe`,
            null,
          )
        else if (leftOut(record) === null) return this.#card(record, house, added.next(record), builder)
        return []
      }),
    )
  }

  #add(record: Table, builder: DeckBuilder): void {
    for (const card of this.#card(record, null, [], builder)) builder.addCard(card)
  }

  #card(
    record: Table,
    heading: string | null,
    icons: readonly unknown[],
    builder: DeckBuilder,
  ): readonly NamedCard[] {
    if (nameIn(record) === null) {
      builder.report('missing-value', 'a card of the deck has no name', null)
      return []
    }
    const { house: own = heading, count, quantity, amount, copies } = record
    const name = libraryName({ ...record, name: nameIn(record) })
    const line = this.#lineOf(plainWord(nameIn(record)))
    const isBeside = record.is_non_deck === true
    const house = typeof own === 'string' && !isBeside && builder.houseNamed(own)
    const number = Number(count ?? quantity ?? amount ?? copies ?? 1)
    return [
      {
        name: builder.isCard(name) ? name : plainWord(nameIn(record)),
        house: house === false ? null : house,
        count: Number.isInteger(number) ? number : 1,
        enhancements: builder.readIcons([...icons, ...iconsIn(record)].map(String), line),
        line,
      },
    ]
  }

  /** The line of a name: behind the last one if it is there again, else the first. */
  #lineOf(name: string): number | null {
    const quoted = JSON.stringify(name)
    const next = this.#text.indexOf(quoted, this.#from)
    const at = next < 0 ? this.#text.indexOf(quoted) : next
    if (at < 0) return null
    if (next >= 0) this.#from = next + quoted.length
    return place(this.#text, at).line
  }
}

/** The numbers of icons on a card in files of community sites. */
const COUNTED: Readonly<Record<string, string>> = {
  bonusAember: 'aember',
  bonusCapture: 'capture',
  bonusDamage: 'damage',
  bonusDraw: 'draw',
  bonusDiscard: 'discard',
}

/** The icons that the record of one card has itself. */
function iconsIn(record: Table): readonly unknown[] {
  const listed = [record.enhancements, record.bonus_icons, record.bonusIcons].find((list) =>
    Array.isArray(list),
  )
  const counted = Object.entries(COUNTED).flatMap(([field, icon]) => {
    const number = Number(record[field] ?? 0)
    return Array<string>(Number.isInteger(number) && number > 0 && number < 9 ? number : 0).fill(icon)
  })
  const houses = listOf(record.bonusHouses ?? [])
  return [...listOf(listed), ...counted, ...houses]
}

/** The bonus icons that the registry lists beside the cards: an entry for each enhanced copy of a card. */
class AddedIcons {
  readonly #left = new Map<string, (readonly unknown[])[]>()

  constructor(deck: Table) {
    for (const entry of tablesOf(deck.bonus_icons)) {
      const card = plainWord(entry.card_id ?? entry.cardId ?? entry.id)
      this.#left.set(card, [...(this.#left.get(card) ?? []), listOf(entry.bonus_icons ?? entry.icons)])
    }
  }

  /** The icons of the next copy of a card. */
  next(record: Table): readonly unknown[] {
    return this.#left.get(plainWord(record.id))?.shift() ?? []
  }
}
