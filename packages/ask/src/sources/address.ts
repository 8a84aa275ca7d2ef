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

/**
 * Where the archive has the page of a ruling, below `rulings/`: its file, and its name in plain letters. A second `a-fight` of a
 * file is `a-fight-2`. `before`: the names of the rulings before it in its file.
 */
export function addressOf(file: string, name: string, before: readonly string[]): string {
  const slug = slugOf(name)
  const times = before.filter((other) => slugOf(other) === slug).length
  return `${file}/${slug}${times === 0 ? '' : `-${times + 1}`}`
}
