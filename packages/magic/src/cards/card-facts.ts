import { isName, isRecord, isText } from '@battleline/kernel'
import type { Ability } from '../text/structure.ts'
import { CARD_TYPES, type CardType, COLORS, type Color } from '../vocabulary.ts'

/** A card: its facts and its text. Defaults: no color, subtype or text, and 0. */
export interface CardFacts {
  readonly name: string
  readonly types: readonly CardType[]
  readonly subtypes?: readonly string[]
  readonly colors?: readonly Color[]
  readonly power?: number
  readonly toughness?: number
  readonly loyalty?: number
  readonly defense?: number
  /** What it costs, as a number; where it is not known, no text on the board may ask for it. */
  readonly manaValue?: number
  readonly legendary?: boolean
  readonly text?: string
  /** The printed text that is left out, because this version does not play it. */
  readonly omits?: string
  /** Default: a card with words that are not understood cannot be used. */
  readonly unknown?: 'allow'
}

/** The numbers on a card. */
export const STATS = ['power', 'toughness', 'loyalty', 'defense', 'manaValue'] as const

const isListOf = (value: unknown, words: readonly string[] | null): boolean =>
  Array.isArray(value) && value.every((one) => (words === null ? isText(one) : words.includes(one)))

/** Why a value is not valid as the facts of a card; null if it is. */
export function factsProblem(card: unknown): string | null {
  if (!isRecord(card)) return 'it is no record'
  const { name, types, subtypes, colors, text, omits, unknown } = card
  if (!isName(name)) return 'it has no name'
  if (!isListOf(types, CARD_TYPES)) return `the types of ${name} are some of ${CARD_TYPES.join(', ')}`
  if (subtypes !== undefined && !isListOf(subtypes, null))
    return `the subtypes of ${name} are no list of words`
  if (colors !== undefined && !isListOf(colors, COLORS))
    return `the colors of ${name} are some of ${COLORS.join(', ')}`
  if (text !== undefined && !isText(text)) return `the text of ${name} is no text`
  if (omits !== undefined && !isText(omits)) return `what ${name} omits is no text`
  if (unknown !== undefined && unknown !== 'allow')
    return `what cannot be read of ${name} is allowed or not: “unknown” is allow`
  const wrong = STATS.find((stat) => card[stat] !== undefined && !Number.isInteger(card[stat]))
  return wrong === undefined ? null : `the ${wrong} of ${name} is no whole number`
}

/** A compiled card: its canonical text, and its structure. */
export interface Definition {
  readonly card: CardFacts
  readonly text: string
  readonly abilities: readonly Ability[]
  /** Unreadable words, if the card allows them; they have no effect. */
  readonly unread: readonly string[]
  /** Abilities and effects that play no part on a board, as they print. */
  readonly aside: readonly string[]
}
