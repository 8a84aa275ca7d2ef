import type { CardFacts } from '../model/answer.ts'
import { isFiller, plain, wordsOf } from '../words/words.ts'

/** A name in a question: its words, and the cards that it may name, the likeliest first. */
export interface NamedCards {
  readonly from: number
  /** The place of the word that follows the name. */
  readonly to: number
  readonly cards: readonly CardFacts[]
  /** True where the words may also be ordinary words of the game. */
  readonly isDoubtful: boolean
  /** True for the whole name, or more than one word of it. */
  readonly isSure: boolean
}

const keys = new Map<string, string>()

/** A name by its letters alone. */
export function keyOf(name: string): string {
  const known = keys.get(name) ?? plain(name).replaceAll(/[^a-z0-9]/g, '')
  keys.set(name, known)
  return known
}

const LONGEST_NAME = 7
/** The most cards that part of a name may name. */
const MOST_OF_A_PART = 8

interface Entry {
  readonly card: CardFacts
  readonly words: readonly string[]
}

/** The names of the cards, found in questions whole or in part. */
export class CardNames {
  readonly #byWord = new Map<string, Entry[]>()
  /** The words of names, in the order of the alphabet, to find those that begin with something. */
  readonly #words: readonly string[]

  constructor(cards: readonly CardFacts[]) {
    for (const card of cards) {
      const entry = { card, words: wordsOf(card.name) }
      for (const word of new Set(entry.words)) {
        const known = this.#byWord.get(word)
        if (known === undefined) this.#byWord.set(word, [entry])
        else known.push(entry)
      }
    }
    this.#words = [...this.#byWord.keys()].sort()
  }

  get words(): readonly string[] {
    return this.#words
  }

  /** The names in a question, from left to right; the longest one wherever several begin. */
  find(words: readonly string[], isGameWord: (word: string) => boolean): readonly NamedCards[] {
    const found: NamedCards[] = []
    for (let from = 0; from < words.length; ) {
      const named = this.#longestAt(words, from, isGameWord)
      if (named !== null) found.push(named)
      from = named?.to ?? from + 1
    }
    return found
  }

  #longestAt(
    words: readonly string[],
    from: number,
    isGameWord: (word: string) => boolean,
  ): NamedCards | null {
    for (let to = Math.min(words.length, from + LONGEST_NAME); to > from; to--) {
      const phrase = words.slice(from, to)
      const isPlain = phrase.every((word) => isFiller(word) || isGameWord(word))
      if (isFiller(phrase.at(-1) ?? '') && to - from > 1 && !this.#isWhole(phrase)) continue
      const cards = this.#named(phrase, to === words.length)
      if (cards.length === 0) continue
      const isWhole = this.#isWhole(phrase)
      if (isPlain && (!isWhole || phrase.every(isFiller))) continue
      const isDoubtful = isPlain && phrase.length === 1
      return { from, to, cards, isDoubtful, isSure: !isDoubtful && (isWhole || phrase.length > 1) }
    }
    return null
  }

  #isWhole(phrase: readonly string[]): boolean {
    const whole = phrase.join('')
    return (this.#byWord.get(phrase[0] ?? '') ?? []).some(({ words }) => words.join('') === whole)
  }

  /** The cards with these words one after the other; with exactly these where there are any. */
  #named(phrase: readonly string[], isLast: boolean): readonly CardFacts[] {
    const [first = ''] = phrase
    const starts =
      isLast && phrase.length === 1 && first.length > 2 ? this.#beginning(first) : this.#oneOf(first)
    const entries = [...new Set(starts.flatMap((word) => this.#byWord.get(word) ?? []))]
    const ranked = entries.flatMap((entry) => {
      const rank = rankOf(entry.words, phrase, isLast)
      return rank === null ? [] : [{ card: entry.card, rank }]
    })
    ranked.sort((one, other) => one.rank - other.rank)
    const isExact = ranked[0]?.rank === 0
    const named = ranked.filter(({ rank }) => !isExact || rank === 0).map(({ card }) => card)
    return named.slice(0, MOST_OF_A_PART)
  }

  /** A word of names, also where the question has it in the plural. */
  #oneOf(word: string): readonly string[] {
    return this.#byWord.has(word) || !word.endsWith('s') ? [word] : [word.slice(0, -1)]
  }

  #beginning(start: string): readonly string[] {
    const [known = start] = this.#oneOf(start)
    if (this.#byWord.has(known)) return [known]
    return this.#words.filter((word) => word.startsWith(start))
  }
}

/** How well some words match a name: 0 for the whole name, less than 1 for its beginning; null where it does not have them. */
function rankOf(name: readonly string[], phrase: readonly string[], isLast: boolean): number | null {
  for (let at = 0; at + phrase.length <= name.length; at++) {
    const matches = phrase.every((word, nth) => {
      const own = name[at + nth] ?? ''
      return (
        own === word ||
        own === word.replace(/s$/, '') ||
        (isLast && nth === phrase.length - 1 && word.length > 2 && own.startsWith(word))
      )
    })
    if (!matches) continue
    const missing = 1 - phrase.join('').length / name.join('').length
    return at === 0 ? missing * 0.9 : 1 + missing
  }
  return null
}
