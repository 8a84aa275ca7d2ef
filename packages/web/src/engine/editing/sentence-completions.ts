import type { Completion } from '../protocol/protocol.ts'

/** More than these help nobody. */
const MOST = 12

/** Completes a sentence of a card text from sentences of the library. */
export class Sentences {
  /** Each sentence, and each beginning of one behind a colon, with how often it is there. */
  readonly #known = new Map<string, number>()

  constructor(texts: Iterable<string>) {
    for (const text of texts)
      for (const part of partsOf(text)) this.#known.set(part, (this.#known.get(part) ?? 0) + 1)
  }

  /** What the last sentence of a text can become; cards speak of themselves by this name. */
  after(text: string, name: string): Completion {
    const [begun = ''] = /[^.\n:]*$/.exec(text) ?? []
    const word = begun.trimStart()
    const from = text.length - word.length
    const found = this.#goingOn(name === '' ? word : word.replaceAll(name, '~'))
    const own = (sentence: string) => sentence.replaceAll('~', name === '' ? 'This card' : name)
    return { from, words: found.map((one) => ({ word: own(one), about: '', key: false })) }
  }

  #goingOn(begun: string): readonly string[] {
    if (begun === '') return []
    const lower = begun.toLowerCase()
    const found = [...this.#known].filter(
      ([one]) => one.length > begun.length && one.toLowerCase().startsWith(lower),
    )
    return found
      .sort(([a, often], [b, other]) => other - often || a.length - b.length)
      .slice(0, MOST)
      .map(([one]) => one)
  }
}

/** The sentences of a text, and their parts before and after colons. */
const partsOf = (text: string): readonly string[] =>
  text
    .replaceAll(/\([^)]*\)/g, '')
    .split(/(?<=[.:])\s+|\n+/)
    .map((part) => part.trim())
    // Quoted text is no sentence of its own.
    .filter((part) => part.length > 2 && !part.includes('"'))
