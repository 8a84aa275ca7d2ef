import type { Entry } from './entry.ts'
import { isSilent, news } from './outline.ts'
import type { Words } from './property-words.ts'

/** The first different step of two runs, with its index in each; null past the end of a run. */
export interface Difference {
  readonly one: Place | null
  readonly other: Place | null
}

/** Where a run is at a step, as it is compared with another run. */
export interface Place {
  /** The step's index in its run. */
  readonly at: number
  readonly entry: Entry
}

/**
 * The first different step of two runs, or null. Only events count: not bookkeeping, steps without events, or the
 * titles and rules of steps.
 */
export function difference(one: readonly Entry[], other: readonly Entry[], words: Words): Difference | null {
  const first = visibleSteps(one, words)
  const second = visibleSteps(other, words)
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

const visibleSteps = (entries: readonly Entry[], words: Words): readonly Place[] =>
  entries.map((entry, at) => ({ at, entry })).filter(({ entry }) => !isSilent(entry, words))

function content(entry: Entry, words: Words): string {
  const { step, depth, subjects, not, hooks, skipped, answered } = entry
  const effects = hooks.map(({ title, card }) => [title, card])
  const undone = not.map(({ card, what, why }) => [card, what, why.reason])
  const chosen = answered?.forced === false ? [answered.who, answered.chosen] : null
  return JSON.stringify([step, depth, subjects, news(entry, words), effects, undone, skipped?.reason, chosen])
}
