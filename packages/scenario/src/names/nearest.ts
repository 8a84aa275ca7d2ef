import { fold, nearest } from '@battleline/language'

/** The candidate that comes nearest to a word: by its letters, or else the only one that begins with it. */
export function nearestWord(word: string, candidates: Iterable<string>): string | undefined {
  const all = [...candidates]
  const close = nearest(word, all)
  if (close !== undefined) return close
  const start = fold(word)
  const beginning = all.filter((candidate) => fold(candidate).startsWith(start))
  return beginning.length === 1 ? beginning[0] : undefined
}
