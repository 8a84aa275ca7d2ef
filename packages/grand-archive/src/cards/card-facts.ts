import { isCount, isName, isRecord, isText } from '@battleline/kernel'
import { didYouMean, nearest } from '@battleline/language'
import { CARD_TYPES, CLASSES, ELEMENTS, SUPERTYPES } from '../vocabulary.ts'

const isListOf = (value: unknown, words: readonly string[] | null): boolean =>
  value === undefined ||
  (Array.isArray(value) && value.every((one) => (words === null ? isText(one) : words.includes(one))))

const LISTS = { elements: ELEMENTS, classes: CLASSES, supertypes: SUPERTYPES } as const

/** The nearest word to the first unknown word of a list. */
function nearTo(list: unknown, words: readonly string[]): string {
  const wrong = Array.isArray(list) ? list.find((one) => isText(one) && !words.includes(one)) : undefined
  return didYouMean(wrong === undefined ? undefined : nearest(wrong, words))
}

/** The numbers on a card. */
export const STATS = ['memory', 'reserve', 'level', 'life', 'power', 'durability'] as const

/** Why a value is not valid as the facts of a card; null if it is. */
export function factsProblem(card: unknown): string | null {
  if (!isRecord(card)) return 'it is no record'
  const { name, type, text, speed, unknown } = card
  if (!isName(name)) return 'it has no name'
  if (!CARD_TYPES.some((one) => one === type))
    return `the type of ${name} is unknown; the types are ${CARD_TYPES.join(', ')}`
  if (card.omits !== undefined && !isText(card.omits)) return `what ${name} omits is no text`
  if (text !== undefined && !isText(text)) return `the text of ${name} is no text`
  if (unknown !== undefined && unknown !== 'allow')
    return `what cannot be read of ${name} is allowed or not: “unknown” is allow`
  if (speed !== undefined && speed !== 'fast' && speed !== 'slow')
    return `the speed of ${name} is fast or slow`
  for (const [field, words] of Object.entries(LISTS)) {
    const list = card[field]
    if (!isListOf(list, words))
      return `the ${field} of ${name} are some of ${words.join(', ')}${nearTo(list, words)}`
  }
  if (!isListOf(card.subtypes, null)) return `the subtypes of ${name} are no list of words`
  const wrong = STATS.find((stat) => !isCount(card[stat]))
  if (wrong !== undefined) return `the ${wrong} of ${name} is no whole number of at least 0`
  return (type === 'champion' || type === 'ally') && card.life === undefined ? `${name} has no life` : null
}
