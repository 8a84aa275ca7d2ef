/** What `ask` answers: plain values only. */

/** A card as its game describes it. */
export interface CardFacts {
  readonly game: string
  readonly name: string
  /** What it is, in a line. */
  readonly kind: string
  /** What it does. */
  readonly text: string
}

/** Which answers `ask` gives, and how many. */
export interface AskOptions {
  /** Answers about this game only. */
  readonly game?: string
  /** The most rulings; default 20. */
  readonly most?: number
}

/** A rule with the sentence that says it. */
export interface RuleAnswer {
  readonly id: string
  readonly text: string
}

/** A ruling: one sentence, its reason, and the scenario that shows it. */
export interface RulingAnswer {
  readonly game: string
  readonly sentence: string
  /** The rule that decides, with what it says; null where no page of the rules has it. */
  readonly because: RuleAnswer | null
  /** Every rule that the ruling cites. */
  readonly rules: readonly string[]
  /** The scenario: `keyforge/essay/whole-fight`. */
  readonly file: string
  /** Which scenario of the file, from 0. */
  readonly document: number
  /** Its page in the archive of rulings, below `rulings/`. */
  readonly address: string
  /** The cards of the question that are in it. */
  readonly cards: readonly string[]
}

/** A card that a question names. */
export interface CardAnswer extends CardFacts {
  /** How many rulings are about it. */
  readonly rulings: number
}

/** A keyword that a question names, with its rule. */
export interface KeywordAnswer {
  readonly game: string
  readonly keyword: string
  readonly rule: RuleAnswer
}

export interface StepAnswer {
  readonly game: string
  /** `damage.4-armor` or `KF-ARM-1`. */
  readonly id: string
  readonly heading: string
  readonly text: string
}

/** The answers to a question: rulings, cards, keywords, and steps and rules, the best of each first. */
export interface Answer {
  readonly rulings: readonly RulingAnswer[]
  /** How many rulings fit, also those that are not listed. */
  readonly found: number
  readonly cards: readonly CardAnswer[]
  readonly keywords: readonly KeywordAnswer[]
  /** Steps and rules that fit, the best first. */
  readonly steps: readonly StepAnswer[]
  /** What the question was understood to be about. */
  readonly recognised: Recognised
}

export interface Recognised {
  /** The game that the answers are of; null where they are of several. */
  readonly game: string | null
  /** One card for each name in the question, as far as the name says which. */
  readonly cards: readonly string[]
  readonly keywords: readonly string[]
  /** The other words, as they were searched. */
  readonly words: readonly string[]
}
