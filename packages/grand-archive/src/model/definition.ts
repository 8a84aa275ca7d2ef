import type { Chart } from '@battleline/kernel'
import type { Clause, ContinuousText, Restriction } from '../text/structure.ts'
import type { CardType, Class, Element, Speed, Supertype } from '../vocabulary.ts'

/** A printed card: facts, and its canonical text. Omitted facts do not exist on the card. */
export interface CardFacts {
  readonly name: string
  readonly type: CardType
  readonly supertypes?: readonly Supertype[]
  /** Sword, spell, command, siegeable and the like. */
  readonly subtypes?: readonly string[]
  /** Norm where it is left out (GA-ELM-4); empty where nobody knows. */
  readonly elements?: readonly Element[]
  readonly classes?: readonly Class[]
  /** Its cost: cards from memory, or cards from hand to memory. */
  readonly memory?: number
  readonly reserve?: number
  /** Default: slow. */
  readonly speed?: Speed
  readonly level?: number
  readonly life?: number
  readonly power?: number
  readonly durability?: number
  readonly text?: string
  /** Printed text that this version does not implement, in a few words. */
  readonly omits?: string
  /** The card can be used even if words of its text cannot be read; abilities with them do nothing. */
  readonly unknown?: 'allow'
}

/** One ability of a card, with the chart of its effects; constant abilities have none. */
export interface Ability {
  readonly clause: Clause
  readonly chart: Chart | null
}

/** An effect of a card on the field or in the intent, and the hook that finds it. */
export interface Hook {
  readonly hook: number
  /** The ability's index in the text. */
  readonly ability: number
  /** The effect; null for a triggered ability. */
  readonly text: ContinuousText | null
  readonly when: Restriction | null
  /** True if a champion has it, wherever in its lineage the card is (GA-LVL-7). */
  readonly inherited: boolean
}

/** A compiled card. */
export interface Definition {
  readonly name: string
  readonly type: CardType
  readonly supertypes: readonly Supertype[]
  readonly subtypes: readonly string[]
  /** Empty where they are unknown. */
  readonly elements: readonly Element[]
  readonly classes: readonly Class[]
  readonly memory: number | null
  readonly reserve: number | null
  readonly speed: Speed
  readonly level: number
  /** Null without such a stat, which differs from 0 (GA-PWR-7). */
  readonly life: number | null
  readonly power: number | null
  readonly durability: number | null
  /** The canonical text; the original text if not all of it can be read. */
  readonly text: string
  /** The words of unreadable clauses, which are left out. */
  readonly unread: readonly string[]
  /** What of the text plays no part in fights, as it prints. */
  readonly aside: readonly string[]
  readonly abilities: readonly Ability[]
  readonly hooks: readonly Hook[]
}

/** An active text: the card, and the index of the ability in its text. */
export interface HookedText {
  readonly row: number
  /** The card with the text: an inner card of the lineage of `row`, or the same. */
  readonly from: number
  readonly ability: number
  /** The effect; null for a triggered ability. */
  readonly text: ContinuousText | null
  readonly when: Restriction | null
}

/** Whether a game can begin with it: a champion of level 0 (GA-SET-1). */
export const canBeginWith = ({ type, level }: Definition): boolean => type === 'champion' && level === 0
