import { fold } from './fold.ts'

/**
 * Edit distance: each insertion, deletion, replacement or swap of neighbours costs 1.
 * Returns `most + 1` as soon as the distance exceeds `most`.
 */
export const editDistance = (a: string, b: string, most: number): number => {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    let least = row
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1]
      let cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      )
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (swapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1)
      current.push(cost)
      least = Math.min(least, cost)
    }
    if (least > most) return most + 1
    before = previous
    previous = current
  }
  return previous[b.length] ?? most + 1
}

/**
 * The candidate closest to `word` by edit distance of the folded forms; ties go to the earlier candidate.
 * `undefined` when none is within `max` edits (default: a third of the word, at least one).
 */
export const nearest = (word: string, candidates: Iterable<string>, max?: number): string | undefined => {
  const wanted = fold(word)
  let most = max ?? Math.max(1, Math.floor(wanted.length / 3))
  let best: string | undefined
  for (const candidate of candidates) {
    const away = editDistance(wanted, fold(candidate), most)
    if (away > most) continue
    best = candidate
    if (away === 0) return best
    most = away - 1
  }
  return best
}
