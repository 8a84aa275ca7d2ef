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
const invisible = /[\p{M}\u00ad\u200b-\u200f\u2060\ufeff]+/gu
const apostrophes = /['’‘ʼ`´′]/g

/** A word as it is compared: lower case, without accents and invisible signs, Æ as `ae`, one apostrophe. */
export const foldWord = (word: string): string => {
  if (plain.test(word)) return word
  const bare = word.normalize('NFKD').toLowerCase().replace(invisible, '')
  return bare.replace(/[æœøßłđðþı]/g, (letter) => joined[letter] ?? letter).replace(apostrophes, "'")
}

/**
 * A name as it is looked up: case, accents and punctuation do not count, Æ is `ae`, words are one space apart.
 * A name of punctuation only folds to itself in lower case, so that it can still be told from others.
 */
export const fold = (name: string): string => {
  if (plain.test(name)) return name
  const bare = foldWord(name).replace(/'/g, '')
  const words = bare.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
  return words === '' ? name.trim().toLowerCase() : words
}
