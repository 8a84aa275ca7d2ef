import type { Alternative } from '../grammar/compiled-phrase.ts'
import { readPattern } from '../grammar/pattern.ts'
import type { Table } from '../grammar/table.ts'
import { example } from '../print/describe.ts'

/** How characteristic a word is: "counter" more than "each", which many phrases have; unknown words a little. */
function weight(table: Table, word: string): number {
  const phrases = table.wordIndex.byWord.get(word)?.length ?? 0
  return phrases === 0 ? 0.25 : 1 / Math.log2(2 + phrases)
}

/** The words of categories up to this size count as words of the phrases that use them. */
const FEW = 40

/** The words of small categories in an alternative: they do not lower the similarity. */
function wordsInside(table: Table, alternative: Alternative): ReadonlySet<string> {
  const known = inside.get(alternative)
  if (known !== undefined) return known
  const found = new Set<string>()
  for (const step of alternative.steps) {
    if (step.op !== 'category') continue
    const words = new Set(table.categories[step.category]?.alternatives.flatMap((one) => [...one.words]))
    if (words.size <= FEW) for (const word of words) found.add(word)
  }
  inside.set(alternative, found)
  return found
}
const inside = new WeakMap<Alternative, ReadonlySet<string>>()

/**
 * The phrase most similar to an unreadable clause, as an example; `undefined` unless they share at least two words that
 * weigh nearly as much as the others, or when the clause already has all words of the phrase.
 */
export const nearestPhrase = (table: Table, clause: readonly string[]): string | undefined => {
  const { alternatives, byWord } = table.wordIndex
  const here = new Set(clause.filter((word) => /\p{L}/u.test(word)))
  const shared = new Uint8Array(alternatives.length)
  const told = new Float64Array(alternatives.length)
  let all = 0
  for (const word of here) {
    const tells = weight(table, word)
    all += tells
    for (const alternative of byWord.get(word) ?? []) {
      shared[alternative] = (shared[alternative] ?? 0) + 1
      told[alternative] = (told[alternative] ?? 0) + tells
    }
  }
  let best: Alternative | undefined
  let most = 0.45
  for (let at = 0; at < alternatives.length; at++) {
    const count = shared[at] ?? 0
    const alternative = alternatives[at]
    // "Each" and "creature" alone say nothing.
    if (alternative === undefined || count === 0) continue
    const set = [...wordsInside(table, alternative)].filter(
      (word) => here.has(word) && !alternative.words.has(word),
    )
    // "Each" and "creature" alone say nothing.
    if ((count < 2 && set.length < 2) || (told[at] ?? 0) < 0.4) continue
    const own = [...alternative.words].reduce((sum, word) => sum + weight(table, word), 0)
    const neutral = set.reduce((sum, word) => sum + weight(table, word), 0)
    const likeness = (2 * (told[at] ?? 0)) / (own + all - neutral)
    if (likeness < most || (likeness === most && best !== undefined)) continue
    best = alternative
    most = likeness
  }
  if (best === undefined) best = startingAs(table, clause)
  return best === undefined || saysAll(clause, best) ? undefined : example(table, readPattern(best.pattern))
}

/** A word in at most so many phrases is characteristic. */
const TELLING = 60

/** The shortest phrase that begins with the first characteristic word of a clause: "heal …". */
function startingAs(
  { wordIndex: { alternatives, byWord } }: Table,
  clause: readonly string[],
): Alternative | undefined {
  for (const word of clause) {
    const own = byWord.get(word) ?? []
    if (own.length === 0 || own.length > TELLING || !/\p{L}/u.test(word)) continue
    const starting = own
      .flatMap((at) => alternatives[at] ?? [])
      .filter(({ steps: [first] }) => first?.op === 'word' && first.text === word)
    const [shortest] = starting.sort((a, b) => a.words.size - b.words.size)
    if (shortest !== undefined) return shortest
  }
  return undefined
}

/** Whether a clause has the words of a phrase in the same order. */
const saysAll = (clause: readonly string[], { words }: Alternative): boolean => {
  let at = 0
  for (const word of words) {
    at = clause.indexOf(word, at) + 1
    if (at === 0) return false
  }
  return true
}
