import { foldWord } from '@battleline/language'
import MiniSearch from 'minisearch'
import { ALIKE, FILLERS, PHRASES, RELATED } from './vocabulary.ts'

/** Words as they are compared: without accents, endings and differences that mean nothing. */

/** A text in small letters, without accents and apostrophes; “Æ” is “ae”. */
export const plain = (text: string): string => foldWord(text).replaceAll("'", '')

/** The words of a text as they are written. */
export const wordsOf = (text: string): readonly string[] => plain(text).match(/[a-z0-9]+/g) ?? []

const VOWEL = /[aeiouy]/

/** A word without its ending: “blocking” and “blocked” are “block”. */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word
  let rest = word
  if (/(?:ss|us|is)$/.test(rest)) return rest
  if (rest.endsWith('ies') && rest.length > 4) rest = `${rest.slice(0, -3)}y`
  else if (/(?:sh|ch|x|ss|zz)es$/.test(rest)) rest = rest.slice(0, -2)
  else if (rest.endsWith('s')) rest = rest.slice(0, -1)
  const cut = /(?:ing|ed|ly)$/.exec(rest)
  if (cut !== null && cut.index > 2 && VOWEL.test(rest.slice(0, cut.index)) && !rest.endsWith('eed')) {
    rest = rest.slice(0, cut.index)
    if (/([bdgklmnprtv])\1$/.test(rest) && !/ll$/.test(rest)) rest = rest.slice(0, -1)
  }
  if (rest.length > 3) rest = rest.replace(/e$/, '')
  return rest.length > 2 ? rest.replace(/(?<=[^aeiou])y$/, 'i') : rest
}

/** The terms of the words so far: an index has the same ones over and over. */
const terms = new Map<string, string>()

const canonical = new Map(
  ALIKE.flatMap((group) => {
    const [first = '', ...rest] = group.split(' ')
    return [first, ...rest].map((word) => [stem(word), stem(first)] as const)
  }),
)

const related = new Map<string, string[]>()
for (const group of RELATED) {
  const alike = group.split(' ').map(term)
  for (const one of alike) {
    const others = alike.filter((other) => other !== one)
    related.set(one, [...(related.get(one) ?? []), ...others])
  }
}

const fillers = new Set(FILLERS.split(/\s+/))

/** The form in which a word is searched: all words that mean the same have one. */
export function term(word: string): string {
  const before = terms.get(word)
  if (before !== undefined) return before
  const stemmed = stem(word)
  const found = canonical.get(stemmed) ?? stemmed
  terms.set(word, found)
  return found
}

/** The terms that may say nearly the same. */
export const relatedTo = (one: string): readonly string[] => related.get(one) ?? []

/** Whether a word is one that questions are rewritten from. */
export const hasMeaning = (word: string): boolean =>
  fillers.has(word) || canonical.has(stem(word)) || related.has(term(word))

export const isFiller = (word: string): boolean => fillers.has(word)

/** A question in which phrases of players are the words of the rules. */
export const reworded = (text: string): string =>
  PHRASES.reduce((said, [phrase, words]) => said.replaceAll(phrase, ` ${words} `), ` ${plain(text)} `)

/** The terms of words, without fillers. */
export const termsOf = (words: readonly string[]): readonly string[] =>
  words.filter((word) => !isFiller(word)).map(term)

/** An index of documents by the terms in some of their fields; it is searched with terms one space apart. */
export const indexOf = <T>(fields: readonly string[], idField = 'id'): MiniSearch<T> =>
  new MiniSearch<T>({
    idField,
    fields: [...fields],
    tokenize: (text) => [...wordsOf(text)],
    processTerm: (word) => (isFiller(word) ? null : term(word)),
    searchOptions: { tokenize: (terms) => terms.split(' '), processTerm: (one) => one },
  })
