import type { Chart } from '@battleline/kernel'
import type { Clause, ContinuousText, Restriction } from '../text/structure.ts'
import type { CardType, Class, Element, Speed, Supertype } from '../vocabulary.ts'

/** A printed card: facts, and its text in our canonical wording. A fact left out is one the card does not have. */
export interface CardFacts {
  readonly name: string
  readonly type: CardType
  readonly supertypes?: readonly Supertype[]
  /** Sword, spell, command, siegeable and the like. */
  readonly subtypes?: readonly string[]
  /** Left out: norm (GA-ELM-4). */
  readonly elements?: readonly Element[]
  readonly classes?: readonly Class[]
  /** Its cost: cards from memory, or cards from hand to memory. */
  readonly memory?: number
  readonly reserve?: number
  /** Left out: slow. */
  readonly speed?: Speed
  readonly level?: number
  readonly life?: number
  readonly power?: number
  readonly durability?: number
  readonly text?: string
  /** Printed text that this version does not implement, in a few words. */
  readonly omits?: string
  /** Allowed: the card can be used though words of its text cannot be read; the abilities with them do nothing. */
  readonly unknown?: 'allow'
}

/** One ability of a card, with the chart that its effects compile to; those that are only true have none. */
export interface Ability {
  readonly clause: Clause
  readonly chart: Chart | null
}

/** An effect of a card on the field or in the intent, and the hook that finds it. */
export interface Hook {
  readonly hook: number
  /** The ability's place in the text. */
  readonly ability: number
  /** The effect; null for a triggered ability. */
  readonly text: ContinuousText | null
  readonly when: Restriction | null
}

/** A card, read and compiled. */
export interface Definition {
  readonly name: string
  readonly type: CardType
  readonly supertypes: readonly Supertype[]
  readonly subtypes: readonly string[]
  readonly elements: readonly Element[]
  readonly classes: readonly Class[]
  readonly memory: number | null
  readonly reserve: number | null
  readonly speed: Speed
  readonly level: number
  /** Null where the card has no such stat, which is not 0 (GA-PWR-7). */
  readonly life: number | null
  readonly power: number | null
  readonly durability: number | null
  /** The text as the printer writes it; as it was given where not all of it can be read. */
  readonly text: string
  /** The words of the clauses that are left out because they cannot be read. */
  readonly unread: readonly string[]
  readonly abilities: readonly Ability[]
  readonly hooks: readonly Hook[]
}

/** A text in force: the card and the place of the ability in its text. */
export interface HookedText {
  readonly row: number
  readonly ability: number
  /** The effect; null for a triggered ability. */
  readonly text: ContinuousText | null
  readonly when: Restriction | null
}
