import type { EditionChange } from '@battleline/card-game'
import type { Chart } from '@battleline/kernel'
import type { PlayedScenario } from '@battleline/scenario'
import type { Words } from '../trace/property-words.ts'
import type { Answer } from './answer.ts'
import type { Run } from './trace-queries.ts'

/** A rules edition, and what it changes. */
export interface Edition extends EditionChange {
  /** Effects that intervene at another step. */
  readonly interventions?: readonly {
    readonly of: { readonly step: string }
    readonly is: { readonly id: string; readonly step: string }
  }[]
}

/** The words, titles and answers of one game, for the command line and the web app. */
export interface GameExplanation {
  readonly title: string
  /** The game's words for changes. */
  readonly words: Words
  /** Its editions by name, the newest first. */
  readonly editions: Readonly<Record<string, Edition>>
  /** Its charts in the newest edition, in the order of a turn. */
  readonly charts: readonly Chart[]
  readonly whys: WhyAnswers
}

/** An unreadable question: the problem, and hints. */
export interface UnreadQuestion {
  readonly problem: string
  /** The alternatives, one line for each kind. */
  readonly instead?: readonly string[]
}

/** A value and its parts. */
export interface Breakdown {
  /** Null without such a value. */
  readonly value: number | null
  readonly parts: readonly {
    readonly what: string
    /** The card whose text adds it, or null. */
    readonly card: number | null
    readonly amount: number
    readonly cite: readonly string[]
  }[]
}

/** The answers of one game to questions about a run. */
export interface WhyAnswers {
  readonly keywords: readonly string[]
  /** The words of abilities in questions, such as `after fight`. Default: questions name any words. */
  readonly abilities?: readonly string[]
  /** The keywords that have a number. Default: none. */
  readonly valued?: ReadonlySet<string>
  /** Counters that a question can name like keywords. Default: none. */
  readonly counters?: readonly string[]
  /** The values of a card that have a breakdown. */
  readonly cardBreakdowns: readonly string[]
  /** Other words for properties on boards: “ward” for `warded`. */
  readonly aliases?: Readonly<Record<string, string>>
  /** The values of a player that have a breakdown. Default: none. */
  readonly playerBreakdowns?: readonly string[]
  /** The properties that hold cards or players. */
  readonly records: readonly string[]
  destroyed(run: Run, card: number, played: PlayedScenario): Answer
  survived(run: Run, card: number, played: PlayedScenario): Answer
  ability(run: Run, card: number, ability: string, played: PlayedScenario): Answer
  keyword(run: Run, card: number, keyword: string, played: PlayedScenario): Answer
  /** Why a move, written as in a scenario, is illegal. */
  cannot(move: string, played: PlayedScenario): Answer | UnreadQuestion
  playerBreakdown?(player: number, property: string, played: PlayedScenario): Breakdown
  cardBreakdown(card: number, property: string, played: PlayedScenario): Breakdown
}
