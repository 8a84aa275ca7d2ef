import type { Entry } from './entry.ts'
import { isSilent, news } from './outline.ts'
import { keyforgeWords, type Words } from './words.ts'

/** Where two runs part: the first step that is not the same in both, with its place in each; null past a run's end. */
export interface Difference {
  readonly one: Place | null
  readonly other: Place | null
}

export interface Place {
  /** The step's index in its run. */
  readonly at: number
  readonly entry: Entry
}

/**
 * The first step that two runs tell differently, or null where they tell the same. Steps in which nothing happened and
 * bookkeeping do not count, nor do the words and rules of a step: only what happened in it.
 */
export function difference(
  one: readonly Entry[],
  other: readonly Entry[],
  words: Words = keyforgeWords,
): Difference | null {
  const first = telling(one, words)
  const second = telling(other, words)
  const length = Math.max(first.length, second.length)
  for (let n = 0; n < length; n++) {
    const left = first[n] ?? null
    const right = second[n] ?? null
    if (left === null || right === null || content(left.entry, words) !== content(right.entry, words)) {
      return { one: left, other: right }
    }
  }
  return null
}

const telling = (entries: readonly Entry[], words: Words): readonly Place[] =>
  entries.map((entry, at) => ({ at, entry })).filter(({ entry }) => !isSilent(entry, words))

function content(entry: Entry, words: Words): string {
  const { step, depth, subjects, not, hooks, skipped, answered } = entry
  const effects = hooks.map(({ title, card }) => [title, card])
  const undone = not.map(({ card, what, reason }) => [card, what, reason])
  const chosen = answered?.forced === false ? [answered.who, answered.chosen] : null
  return JSON.stringify([step, depth, subjects, news(entry, words), effects, undone, skipped?.reason, chosen])
}
