const joined: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

const plain = /^[a-z0-9]*$/
const unaccented = /^[\x20-\x7e]*$/
const invisible = /[\p{M}\u00ad\u200b-\u200f\u2060\ufeff]+/gu
const apostrophes = /['’‘ʼ`´′]/g

/** The form of a word for comparison: lower case, no accents or invisible signs, Æ as `ae`, one kind of apostrophe. */
export const foldWord = (word: string): string => {
  if (plain.test(word)) return word
  if (unaccented.test(word)) return word.toLowerCase().replaceAll('`', "'")
  const bare = word.normalize('NFKD').toLowerCase().replace(invisible, '')
  return bare.replace(/[æœøßłđðþı]/g, (letter) => joined[letter] ?? letter).replace(apostrophes, "'")
}

/**
 * The form of a name for look-up: case, accents and punctuation are ignored, Æ is `ae`, words are one space apart.
 * A name of only punctuation folds to its lower case, so that it stays distinct.
 */
export const fold = (name: string): string => {
  if (plain.test(name)) return name
  const bare = foldWord(name).replace(/'/g, '')
  const words = bare.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
  return words === '' ? name.trim().toLowerCase() : words
}
