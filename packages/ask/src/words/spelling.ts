import { editDistance } from '@battleline/language'

/** Corrects words that nobody knows. */
export class Spelling {
  readonly #byLength = new Map<number, string[]>()
  readonly #uses: ReadonlyMap<string, number>
  readonly #corrected = new Map<string, string>()

  readonly #isKnown: (word: string) => boolean

  /** `uses`: the words that may be meant, each with how often it is used; `isKnown`: whether a word needs no correction. */
  constructor(uses: ReadonlyMap<string, number>, isKnown: (word: string) => boolean) {
    this.#uses = uses
    this.#isKnown = isKnown
    for (const word of uses.keys()) {
      const known = this.#byLength.get(word.length)
      if (known === undefined) this.#byLength.set(word.length, [word])
      else known.push(word)
    }
  }

  /** The nearest known word, or the word itself where none is near; `isLast`: it may not be written to its end yet. */
  correct(word: string, isLast: boolean): string {
    if (word.length < 4 || this.#uses.has(word) || this.#isKnown(word) || /\d/.test(word)) return word
    if (isLast && [...this.#uses.keys()].some((known) => known.startsWith(word))) return word
    const before = this.#corrected.get(word)
    if (before !== undefined) return before
    const nearest = this.#nearest(word)
    this.#corrected.set(word, nearest)
    return nearest
  }

  #nearest(word: string): string {
    const most = word.length > 7 ? 2 : 1
    let best = { word, distance: most + 1, uses: Number.POSITIVE_INFINITY }
    for (let length = word.length - most; length <= word.length + most; length++)
      for (const known of this.#byLength.get(length) ?? []) {
        // Hardly anybody mistakes the first letter.
        if (known[0] !== word[0]) continue
        const distance = editDistance(word, known, most)
        const uses = this.#uses.get(known) ?? 0
        if (distance < best.distance || (distance === best.distance && uses > best.uses))
          best = { word: known, distance, uses }
      }
    return best.word
  }
}
