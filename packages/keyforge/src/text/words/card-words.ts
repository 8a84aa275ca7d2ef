import { HOUSES } from '../../vocabulary.ts'
import { TRAITS } from './traits.ts'

/** Houses and traits that a card file names, beside those that the language knows. */
export interface Vocabulary {
  readonly house: readonly string[]
  readonly icon: readonly string[]
  readonly trait: readonly string[]
  readonly 'trait-card': readonly string[]
}

/** What a text can name. The house of an unknown card is “?”. */
const isWord = (word: unknown): word is string => typeof word === 'string' && /\p{L}/u.test(word)

/** The houses and traits of these cards, in small letters. */
export function vocabularyOf(
  facts: readonly { readonly house?: unknown; readonly traits?: unknown }[],
): Vocabulary {
  const words = (all: readonly unknown[]) => [
    ...new Set(all.filter(isWord).map((word) => word.toLowerCase())),
  ]
  const house = words(facts.map((one) => one.house))
  const trait = words(facts.flatMap(({ traits }) => (Array.isArray(traits) ? traits : [])))
  return { house, icon: house, trait, 'trait-card': trait }
}

/** Whether the language knows all of these words itself. */
export const isKnown = ({ house, trait }: Vocabulary): boolean =>
  house.every((one) => HOUSES.some((known) => known === one)) && trait.every((one) => TRAITS.includes(one))
