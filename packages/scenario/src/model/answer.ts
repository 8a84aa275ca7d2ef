import type { Place } from '../problems/faults.ts'

/** The answer to one decision. */
export interface WrittenAnswer {
  /** `one`: one word. `several`: any number. `order`: all options, first to last. `divide`: each with its share. */
  readonly kind: 'one' | 'several' | 'order' | 'divide'
  readonly words: readonly AnswerWord[]
  readonly at: Place
}

/** The label of an option, the beginning of one, or a card. */
export interface AnswerWord {
  readonly text: string
  /** Its share of a divided amount; else 0. */
  readonly share: number
  readonly at: Place
}

/** The entry of a player who gives up. */
export const CONCEDE = 'concede'
