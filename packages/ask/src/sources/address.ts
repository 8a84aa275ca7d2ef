import { wordsOf } from '../words/words.ts'

/** A sentence in more letters than this is cut off after a word. */
const LONGEST = 90

/** A sentence in the letters of an address: `a-dying-creature-cannot-steal`. */
export function slugOf(sentence: string): string {
  let slug = ''
  for (const word of wordsOf(sentence)) {
    if (slug !== '' && slug.length + 1 + word.length > LONGEST) break
    slug = slug === '' ? word.slice(0, LONGEST) : `${slug}-${word}`
  }
  return slug === '' ? 'ruling' : slug
}
