import { isCount, isRecord, isText } from '@battleline/kernel'
import { CARD_TYPES, CLASSES, ELEMENTS, SUPERTYPES } from './vocabulary.ts'

const isListOf = (value: unknown, words: readonly string[] | null): boolean =>
  value === undefined ||
  (Array.isArray(value) && value.every((one) => (words === null ? isText(one) : words.includes(one))))

/** The numbers on a card. */
export const STATS = ['memory', 'reserve', 'level', 'life', 'power', 'durability'] as const

/** What keeps a value from being the facts of a card, in a few words; or null where it can be used as one. */
export function factsProblem(card: unknown): string | null {
  if (!isRecord(card)) return 'it is no record'
  const { name, type, text, speed } = card
  if (!isText(name) || name === '') return 'it has no name'
  if (!CARD_TYPES.some((one) => one === type))
    return `the type of ${name} is none of ${CARD_TYPES.join(', ')}`
  if (card.omits !== undefined && !isText(card.omits)) return `what ${name} omits is no text`
  if (text !== undefined && !isText(text)) return `the text of ${name} is no text`
  if (speed !== undefined && speed !== 'fast' && speed !== 'slow')
    return `the speed of ${name} is fast or slow`
  if (!isListOf(card.elements, ELEMENTS)) return `the elements of ${name} are some of ${ELEMENTS.join(', ')}`
  if (!isListOf(card.classes, CLASSES)) return `the classes of ${name} are some of ${CLASSES.join(', ')}`
  if (!isListOf(card.supertypes, SUPERTYPES))
    return `the supertypes of ${name} are some of ${SUPERTYPES.join(', ')}`
  if (!isListOf(card.subtypes, null)) return `the subtypes of ${name} are no list of words`
  const wrong = STATS.find((stat) => !isCount(card[stat]))
  if (wrong !== undefined) return `the ${wrong} of ${name} is no whole number of at least 0`
  return (type === 'champion' || type === 'ally') && card.life === undefined ? `${name} has no life` : null
}
