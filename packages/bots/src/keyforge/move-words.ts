import type { Value } from '@battleline/kernel'

/** The verb of a move of step 3: “fight 3 7” is a fight. */
export function verbOf(move: Value): string {
  const word = String(move)
  const gap = word.indexOf(' ')
  return gap < 0 ? word : word.slice(0, gap)
}

/** The card that a move is with, or an empty word. */
export function cardOf(move: Value): string {
  const word = String(move)
  const gap = word.indexOf(' ')
  if (gap < 0) return ''
  const end = word.indexOf(' ', gap + 1)
  return end < 0 ? word.slice(gap + 1) : word.slice(gap + 1, end)
}
