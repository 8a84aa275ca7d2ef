import { fieldOf, NAMES, TYPES } from '@battleline/language'
import { BESIDE_A_DECK } from '../vocabulary.ts'

/** A card of a card file, and whether its whole text is understood and executable. */
export interface DeckCard {
  readonly record: Readonly<Record<string, unknown>>
  readonly whole: boolean
}

/** The legal decks of one set (KF-SET-1): three of its houses, twelve cards of each. */
export interface SetDecks {
  readonly set: string
  /** The cards that decks of the set can contain. */
  readonly cards: number
  /** The share of the decks, from 0 to 1, that contain only whole cards. */
  readonly share: number
  /** The other cards, and the share of the decks that contain each; the most frequent first. */
  readonly missing: readonly { readonly name: string; readonly share: number }[]
}

const HOUSES_OF_A_DECK = 3
const CARDS_OF_A_HOUSE = 12

/** What card files list beside the cards of decks (KF-SET-4). */
const BESIDE: readonly string[] = [...BESIDE_A_DECK, 'the tide']

/**
 * How many random legal decks of each set consist of whole cards. Every house of the set is equally likely, and so is
 * every card of a house; a deck can contain a card several times. Sets of fewer than three houses are left out.
 */
export function deckCoverage(cards: readonly DeckCard[]): readonly SetDecks[] {
  const inDecks = cards.filter(({ record }) => !BESIDE.includes(wordOf(fieldOf(record, TYPES))))
  const sets = groupedBy(inDecks, ({ record }) => wordOf(fieldOf(record, ['set', 'expansion'])))
  return [...sets].flatMap(([set, list]) => {
    const houses = [...groupedBy(list, ({ record }) => wordOf(record.house)).values()]
    if (set === '' || houses.length < HOUSES_OF_A_DECK) return []
    return [{ set, cards: list.length, share: wholeShare(houses), missing: missingOf(houses) }]
  })
}

/** The mean over all choices of three houses: one house is whole if each of its twelve cards is. */
function wholeShare(houses: readonly (readonly DeckCard[])[]): number {
  const each = houses.map(
    (cards) => (cards.filter(({ whole }) => whole).length / cards.length) ** CARDS_OF_A_HOUSE,
  )
  // Sums of the products of no, one, two and three of the houses so far; the second row counts the choices.
  const sums = [1, 0, 0, 0]
  const counts = [1, 0, 0, 0]
  for (const share of each) {
    for (let size = HOUSES_OF_A_DECK; size > 0; size--) {
      sums[size] = (sums[size] ?? 0) + (sums[size - 1] ?? 0) * share
      counts[size] = (counts[size] ?? 0) + (counts[size - 1] ?? 0)
    }
  }
  return (sums[HOUSES_OF_A_DECK] ?? 0) / (counts[HOUSES_OF_A_DECK] ?? 1)
}

function missingOf(houses: readonly (readonly DeckCard[])[]): SetDecks['missing'] {
  const missing = houses.flatMap((cards) => {
    const share = (HOUSES_OF_A_DECK / houses.length) * (1 - (1 - 1 / cards.length) ** CARDS_OF_A_HOUSE)
    return cards.flatMap(({ record, whole }) =>
      whole ? [] : [{ name: String(fieldOf(record, NAMES)), share }],
    )
  })
  return missing.sort((one, other) => other.share - one.share)
}

const wordOf = (value: unknown): string =>
  value === undefined || value === null ? '' : String(value).toLowerCase()

function groupedBy<T>(list: readonly T[], keyOf: (one: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>()
  for (const one of list) {
    const group = groups.get(keyOf(one))
    if (group === undefined) groups.set(keyOf(one), [one])
    else group.push(one)
  }
  return groups
}
