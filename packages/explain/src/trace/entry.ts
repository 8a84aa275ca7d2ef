import type { AbilityFacts, Message, NotDone, Plain, Reason, TitleSubject, Value } from '@battleline/kernel'

/** The name of a record: a card or a player, in the words of the scenario. */
export type Name = (record: number) => string

/** A changed number or mark. Lists of cards hold their names. */
export interface Change {
  /** The card or player with the property. */
  readonly what: string
  readonly property: string
  readonly before: Plain
  readonly after: Plain
  /** For a card that changed its zone: the player of its new zone. */
  readonly of?: string
}

/** An effect or an ability that intervened in a step. */
export interface Hook {
  readonly id: string
  readonly title: string
  /** What the title is made of; left out where it has no parts. */
  readonly message?: Message
  readonly subject: TitleSubject
  readonly card: string
  readonly cite: readonly string[]
  /** Of an ability that starts: what it is, and the name of the card that gave it. */
  readonly ability?: Omit<AbilityFacts, 'giver' | 'cite'> & { readonly giver?: string }
}

/** Something that did not happen to or by a card, and why. */
export interface NotDoneByCard {
  readonly card: string
  readonly what: NotDone
  readonly why: Reason
}

/** A decision of a step. */
export interface Asked {
  readonly who: string
}

/** The answer to a decision of a step. */
export interface Answered {
  readonly who: string
  /** The ids of the chosen options, or the shares of a division. */
  readonly ids: readonly Value[]
  /** What was chosen, in words. */
  readonly chosen: readonly string[]
  /** What these words are made of; null for a name. */
  readonly messages: readonly (Message | null)[]
  /** True if there was only one choice. */
  readonly forced: boolean
}

/** One step of a run, with everything that happened in it. Steps inside it follow, one deeper. */
export interface Entry {
  readonly step: string
  /** The number of open charts around it. */
  readonly depth: number
  readonly title: string
  readonly cite: readonly string[]
  /** The cards that the step is about: their names in one line, and as a list. */
  readonly subject: string
  readonly subjects: readonly string[]
  readonly changes: readonly Change[]
  /** True if the step changed something without a number or mark, such as a lasting effect. */
  readonly unseen?: true
  readonly hooks: readonly Hook[]
  readonly not: readonly NotDoneByCard[]
  /** The reason of a skipped step. */
  readonly skipped?: Reason
  readonly asked?: Asked
  readonly answered?: Answered
  /** The result of the step in one sentence; null if there is nothing to say. */
  readonly reason: string | null
  /** True if this entry continues a listed step after the steps inside it. */
  readonly again?: true
}
