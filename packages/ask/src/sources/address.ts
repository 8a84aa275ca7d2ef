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

/** Gives each of some names an address of its own: a second `a-fight` is `a-fight-2`. */
export class Addresses {
  readonly #taken = new Map<string, number>()

  of(folder: string, sentence: string): string {
    const address = `${folder}/${slugOf(sentence)}`
    const times = (this.#taken.get(address) ?? 0) + 1
    this.#taken.set(address, times)
    return times === 1 ? address : `${address}-${times}`
  }
}
