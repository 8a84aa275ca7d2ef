import { type Message, sentenceOf } from '@battleline/kernel'
import { listing } from '../trace/lists.ts'

/** One event that led to an answer. */
export interface Because {
  readonly text: string
  /** What the text is made of, for translations. */
  readonly message: Message
  /** Its step; null if it is not part of the run. */
  readonly step: string | null
  readonly cite: readonly string[]
}

/** The answer to a question about a run. */
export interface Answer {
  /** False if the question assumes something wrong; the answer then says what is right. */
  readonly holds: boolean
  readonly text: string
  /** What the text is made of, for translations. */
  readonly message: Message
  readonly cite: readonly string[]
  /** The events that led to it, in order. */
  readonly because: readonly Because[]
  /** True if nothing that may still happen in the run can change it. */
  readonly settled?: true
}

/** The answer as one that stays true, whatever the run still waits for. */
export const settled = (one: Answer): Answer => ({ ...one, settled: true })

export const answer = (
  message: Message,
  cite: readonly string[],
  because: readonly Because[] = [],
  holds = true,
): Answer => ({
  holds,
  text: sentenceOf(message),
  message,
  cite: unique(cite),
  because: because.map((one) => ({ ...one, cite: unique(one.cite) })),
})

/** The same answer in another sentence. */
export const reworded = (one: Answer, message: Message): Answer => ({
  ...one,
  text: sentenceOf(message),
  message,
})

/** An event that led to an answer; `step`: null if it is not part of the run. */
export const becauseAt = (message: Message, step: string | null, cite: readonly string[]): Because => ({
  text: sentenceOf(message),
  message,
  step,
  cite,
})

/** The answer to a question that assumed something wrong. */
export const presuppositionFailed = (one: Answer): Answer => ({ ...one, holds: false })

/** Reasons, each once. */
export const distinct = (all: readonly Because[]): readonly Because[] =>
  all.filter(({ text }, at) => all.findIndex((one) => one.text === text) === at)

export const unique = <T>(list: readonly T[]): readonly T[] => [...new Set(list)]

/** "Troll", "Troll and Gub", "Troll, Gub and Urchin"; words with commas of their own stay apart: "A, B; and C". */
export const listed = (words: readonly string[]): string => sentenceOf(listing(words))
