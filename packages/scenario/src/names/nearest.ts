import { fold, nearest } from '@battleline/language'

/** The nearest candidate: by its letters, or the only one that begins with the word. */
export function nearestWord(word: string, candidates: Iterable<string>): string | undefined {
  const all = [...candidates]
  const close = nearest(word, all)
  if (close !== undefined) return close
  const start = fold(word)
  const beginning = all.filter((candidate) => fold(candidate).startsWith(start))
  return beginning.length === 1 ? beginning[0] : undefined
}
