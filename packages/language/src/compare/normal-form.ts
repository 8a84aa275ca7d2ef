import { ANY_NUMBER, ANY_WORDS, type Comparison, type Synonym } from './synonyms.ts'

/** A word or mark of a text, with its place there. */
export interface Word {
  readonly text: string
  readonly from: number
  readonly to: number
  /** It has a capital that no sentence begins with. */
  readonly isName?: true
}

/** Marks that end a sentence or a part of one. */
export const SENTENCE_MARKS: ReadonlySet<string> = new Set(['.', ':', '"', '•', ';', '/'])
/** The most words that "…" takes. */
const longest = 16
/** More replacements than any text needs. */
const mostReplacements = 1000

/** Replaces every listed wording by the one that stands for it, and leaves out words that change no meaning. */
export function normalForm(words: readonly Word[], comparison: Comparison): readonly Word[] {
  const { forms, empty, implied } = comparison
  const plain = words.flatMap((word) =>
    empty.has(word.text) ? [] : [{ ...word, text: forms.get(word.text) ?? word.text }],
  )
  let left = mostReplacements
  for (let at = 0; at < plain.length && left > 0; ) {
    const found = synonymAt(plain, at, comparison)
    if (found === null) at++
    else {
      plain.splice(at, found.length, ...found.replacement)
      left--
      // What was replaced may complete a phrase that began before it.
      at = Math.max(0, at - longest)
    }
  }
  return plain.filter(({ text }) => !implied.has(text))
}

export const isNumber = (text: string): boolean => /^\d+$/.test(text)

interface Replacement {
  readonly length: number
  readonly replacement: readonly Word[]
}

function synonymAt(words: readonly Word[], at: number, { byStart }: Comparison): Replacement | null {
  const start = words[at]?.text ?? ''
  const candidates = [
    ...(byStart.get(start) ?? []),
    ...(isNumber(start) ? (byStart.get(ANY_NUMBER) ?? []) : []),
  ]
  for (const { written, canonical } of candidates) {
    const held: Word[][] = []
    const end = endOf(written, 0, words, at, held)
    if (end >= 0) return { length: end - at, replacement: rewritten(canonical, words.slice(at, end), held) }
  }
  return null
}

/** Where a phrase ends that begins here, or -1. `held`: what stands in its places for any words. */
function endOf(
  phrase: Synonym['written'],
  index: number,
  words: readonly Word[],
  at: number,
  held: Word[][],
): number {
  const part = phrase[index]
  if (part === undefined) return at
  const text = words[at]?.text
  if (text === undefined) return -1
  if (part !== ANY_WORDS) {
    if (part !== text && !(part === ANY_NUMBER && isNumber(text))) return -1
    return endOf(phrase, index + 1, words, at + 1, held)
  }
  const place = held.length
  for (let next = at; next < Math.min(words.length, at + longest); next++) {
    if (SENTENCE_MARKS.has(words[next]?.text ?? '.')) break
    held[place] = words.slice(at, next + 1)
    const end = endOf(phrase, index + 1, words, next + 1, held)
    if (end >= 0) return end
    held.length = place
  }
  return -1
}

/** The canonical words, with the numbers and the other words of the text in their order. */
function rewritten(
  canonical: Synonym['canonical'],
  words: readonly Word[],
  held: readonly (readonly Word[])[],
): readonly Word[] {
  const range = { from: words[0]?.from ?? 0, to: words.at(-1)?.to ?? 0 }
  const kept = new Set(held.flat())
  const numbers = words.filter((word) => isNumber(word.text) && !kept.has(word))
  const places = [...held]
  return canonical.flatMap((text) => {
    if (text === ANY_NUMBER) return numbers.splice(0, 1)
    return text === ANY_WORDS ? (places.shift() ?? []) : [{ text, ...range }]
  })
}
