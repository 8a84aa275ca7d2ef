import { isRecord, isText } from '@battleline/kernel'
import { type CardProblem, Cards, memoize } from '@battleline/language'
import { abilitiesOf } from '../text/abilities.ts'
import { printText, readRemains, readText } from '../text/grammar.ts'
import type { Ability } from '../text/structure.ts'
import { CARD_TYPES, type CardType, COLORS, type Color } from '../vocabulary.ts'

/** A card: its facts and its text. Left out: no color, subtype or text, and 0. */
export interface CardFacts {
  readonly name: string
  readonly types: readonly CardType[]
  readonly subtypes?: readonly string[]
  readonly colors?: readonly Color[]
  readonly power?: number
  readonly toughness?: number
  readonly loyalty?: number
  readonly defense?: number
  readonly legendary?: boolean
  readonly text?: string
  /** What of the printed card is not in the text, because this version does not play it out. */
  readonly omits?: string
  /** Left out: a card of whose text not every word is understood cannot be used. */
  readonly unknown?: 'allow'
}

/** The numbers on a card. */
export const STATS = ['power', 'toughness', 'loyalty', 'defense'] as const

const isListOf = (value: unknown, words: readonly string[] | null): boolean =>
  Array.isArray(value) && value.every((one) => (words === null ? isText(one) : words.includes(one)))

/** What keeps a value from being the facts of a card, in a few words; or null where it can be used as one. */
export function factsProblem(card: unknown): string | null {
  if (!isRecord(card)) return 'it is no record'
  const { name, types, subtypes, colors, text, omits, unknown } = card
  if (!isText(name) || name === '') return 'it has no name'
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

/** A card that is understood: its text in canonical form, and what it says. */
export interface Definition {
  readonly card: CardFacts
  readonly text: string
  readonly abilities: readonly Ability[]
  /** The words that are not understood, where the card allows that: what they say is left out. */
  readonly unread: readonly string[]
}

/** The text of a card, read: reading it takes longer than anything else that is made of a card. */
const readOnce = memoize(({ text = '', name }: CardFacts) => readText(text, name))

/** The cards of Magic, their texts read. */
export class Library extends Cards<CardFacts, Definition | CardProblem> {
  protected read(card: CardFacts): Definition | CardProblem {
    const read = readOnce(card)
    if (read.ok)
      return { card, text: printText(read.text, card.name), abilities: abilitiesOf(read.text), unread: [] }
    if (card.unknown !== 'allow') return { card: card.name, problems: read.problems }
    const { text = '', name } = card
    const { clauses, unread } = readRemains(text, name)
    const left = { kind: 'text', clauses: clauses.map(({ clause }) => clause) } as const
    return { card, text: text.trim(), abilities: abilitiesOf(left), unread }
  }
}
