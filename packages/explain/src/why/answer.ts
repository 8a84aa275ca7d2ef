/** One event that led to an answer. */
export interface Because {
  readonly text: string
  /** Its step; null if it is not part of the run. */
  readonly step: string | null
  readonly cite: readonly string[]
}

/** The answer to a question about a run. */
export interface Answer {
  /** False if the question assumes something wrong; the answer then says what is right. */
  readonly holds: boolean
  readonly text: string
  readonly cite: readonly string[]
  /** The events that led to it, in order. */
  readonly because: readonly Because[]
}

export const answer = (
  text: string,
  cite: readonly string[],
  because: readonly Because[] = [],
  holds = true,
): Answer => ({ holds, text, cite: unique(cite), because })

/** The answer to a question that assumed something wrong. */
export const presuppositionFailed = (one: Answer): Answer => ({ ...one, holds: false })

export const unique = <T>(list: readonly T[]): readonly T[] => [...new Set(list)]

/** "Troll", "Troll and Gub", "Troll, Gub and Urchin". */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`
}
