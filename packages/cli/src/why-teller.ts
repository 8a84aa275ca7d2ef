import type { Answer, Told } from '@battleline/explain'
import type { AnyPlayed } from '@battleline/scenario'

/** Why a question is none: a message, and what helps. */
export interface Unread {
  readonly problem: string
  /** What may stand there instead, a line for each kind of thing. */
  readonly instead?: readonly string[]
}

/** What a value is made of. */
export interface Reckoning {
  /** Null where there is no such value. */
  readonly value: number | null
  readonly parts: readonly {
    readonly what: string
    /** The card whose text adds it, or null. */
    readonly card: number | null
    readonly amount: number
    readonly cite: readonly string[]
  }[]
}

/** What one game answers to the questions about a run. */
export interface WhyTeller {
  /** What can be asked not to have been destroyed, and the like: each word of a question that is the game's own. */
  readonly keywords: readonly string[]
  /** What is asked about like a keyword, though it is a counter. Left out: nothing. */
  readonly counters?: readonly string[]
  /** The values that are made of parts. */
  readonly reckoned: readonly string[]
  /** Other words for values, as boards are written: “ward” for whether it is warded. */
  readonly aliases?: Readonly<Record<string, string>>
  /** The values of a player that are made of parts. Left out: there are none. */
  readonly ofPlayer?: readonly string[]
  /** What of a card's values are cards or players. */
  readonly records: readonly string[]
  destroyed(told: Told, card: number, played: AnyPlayed): Answer
  survived(told: Told, card: number, played: AnyPlayed): Answer
  ability(told: Told, card: number, ability: string, played: AnyPlayed): Answer
  keyword(told: Told, card: number, keyword: string, played: AnyPlayed): Answer
  /** Why a move may not be made, written as in a scenario. */
  cannot(move: string, played: AnyPlayed): Answer | Unread
  reckonPlayer?(player: number, property: string, played: AnyPlayed): Reckoning
  reckon(card: number, property: string, played: AnyPlayed): Reckoning
}
