import type { Plain } from '@battleline/kernel'

/** What a record is called: a card or a player, in the words of whoever wrote the scenario. */
export type Name = (record: number) => string

/** A number or a mark that changed. Lists of cards hold their names. */
export interface Change {
  /** The card or player that it is a property of. */
  readonly what: string
  readonly property: string
  readonly before: Plain
  readonly after: Plain
  /** For a card that changed its zone: whose zone it is in now. */
  readonly of?: string
}

/** An effect or an ability that had its say in a step. */
export interface Hook {
  readonly title: string
  readonly card: string
  readonly cite: readonly string[]
}

/** Something that did not happen to or by a card, and why. */
export interface NotDone {
  readonly card: string
  readonly what: string
  readonly reason: string
  readonly cite: readonly string[]
}

/** A decision that stood in a step. */
export interface Asked {
  readonly who: string
}

export interface Answered {
  readonly who: string
  readonly chosen: readonly string[]
  /** True where there was nothing to choose. */
  readonly forced: boolean
}

/** One step of a run, with everything that happened in it. Steps inside it follow, one deeper. */
export interface Entry {
  readonly step: string
  /** How many charts are open around it. */
  readonly depth: number
  readonly title: string
  readonly cite: readonly string[]
  /** The cards that the step is about: their names in one line, and one by one. */
  readonly subject: string
  readonly subjects: readonly string[]
  readonly changes: readonly Change[]
  /** True where it changed what no number or mark shows: an effect that lasts, something that is permitted. */
  readonly unseen?: true
  readonly hooks: readonly Hook[]
  readonly not: readonly NotDone[]
  /** Why the step was passed over. */
  readonly skipped?: { readonly reason: string; readonly cite: readonly string[] }
  readonly asked?: Asked
  readonly answered?: Answered
  /** What the step came to, in one sentence; null where nothing is to be said. */
  readonly reason: string | null
  /** True where this goes on with a step that has been listed already, after others that ran inside it. */
  readonly again?: true
}
