import { commaList, type Message, say, sentenceOf, word } from '@battleline/kernel'

type Parts = Message['parts']

/** A text of its own as a message: a printed text can have `{1}` in it, which is no place of a part. */
export const asMessage = (text: string): Message => (/\{\d/.test(text) ? say`${text}` : word(text))

const hasCommas = (words: Parts): boolean =>
  words.some((one) => (typeof one === 'object' ? sentenceOf(one) : String(one)).includes(', '))

/** "A; B; C". */
export const semicolonList = ([first = '', ...others]: Parts): Message =>
  others.reduce<Message>((before, one) => say`${before}; ${one}`, say`${first}`)

/** "Troll, Gub"; words with commas of their own stay apart: "A, B; C". */
export const inRow = (words: Parts): Message => (hasCommas(words) ? semicolonList(words) : commaList(words))

/** "Troll", "Troll and Gub", "Troll, Gub and Urchin"; words with commas of their own stay apart: "A, B; and C". */
export function listing(words: Parts): Message {
  const [last = ''] = words.slice(-1)
  if (words.length < 2) return say`${last}`
  const start = words.slice(0, -1)
  return hasCommas(words) ? say`${semicolonList(start)}; and ${last}` : say`${commaList(start)} and ${last}`
}
