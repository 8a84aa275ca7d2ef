import type { Chart } from '@battleline/kernel'
import type {
  Clause,
  Constant,
  Effect,
  Event,
  Ongoing,
  Predicate,
  State,
  Subject,
} from '../text/structure.ts'
import type { CardType, House, Icon } from '../vocabulary.ts'

/** A card as people write it down: its facts and its rules text. */
export interface CardFacts {
  readonly name: string
  readonly type: CardType
  /** Of every card but prophecies, which have none. */
  readonly house?: House
  /** Creatures only. */
  readonly power?: number
  /** Left out: 0. */
  readonly armor?: number
  /** Printed Æmber icons; left out: 0. */
  readonly aember?: number
  /** Printed bonus icons below those, top to bottom; left out: none. */
  readonly icons?: readonly Icon[]
  readonly traits?: readonly string[]
  /** Left out: none. */
  readonly text?: string
  /** The card can be used though some of its text cannot be read: those clauses are left out, and marked. */
  readonly unknown?: 'allow'
  /** A creature of two halves; the one without text is called as this card, with “(other half)” (KF-GIG-1). */
  readonly gigantic?: true
  /** The other side of a prophecy; naming it on one side is enough (KF-PRO-1). */
  readonly reverse?: string
}

/** One ability of a card, with the chart that its effects compile to; constant ones have none. */
export interface Ability {
  readonly clause: Clause
  readonly chart: Chart | null
}

/** Power and armor are exchanged. */
export interface Exchanged {
  readonly kind: 'exchanged'
}

/** One thing that an ability hooks: the hook, the ability's place, and for a constant one what it says. */
export interface Hook {
  readonly hook: number
  readonly at: number
  /** The hooks of the effects that change what it asks for. */
  readonly depends: readonly number[]
  readonly ability: number
  readonly is: Constant | Predicate | Exchanged | Extract<Ongoing, { kind: 'next played' }> | null
  readonly who: Subject
  readonly condition: State | null
  /** What it waits for; null for a constant one. */
  readonly event: Event | null
  /** Only for the so manieth time in a turn; 0 for every time. */
  readonly nth: number
  readonly changes: Changes
  /** Who has it, where it is given to others; null where the card itself has it. */
  readonly given: Given | null
}

/** Whom a text gives an ability that is no bold one, and while what is true: each of them has it as its own. */
export interface Given {
  readonly who: Subject
  readonly condition: State | null
}

/** What can change whether a constant effect reaches a card, beside cards and effects that come and go. */
export type Changes = 'with nothing' | 'with places' | 'with anything'

/** What a card says that is not to be done with itself. */
export type SelfRestriction = 'cannot be played' | 'cannot be discarded'

/** What a card says of itself that is done in order to play it: where in its text, and while what is true. */
export interface OwnPlayCost {
  readonly ability: number
  readonly condition: State | null
  readonly cost: Effect
}

/** One half of a gigantic creature: what the other is called, and whether this one has the text. */
export interface Gigantic {
  readonly other: string
  readonly leads: boolean
}

/** A card, read and compiled. */
export interface Definition {
  readonly name: string
  readonly type: CardType
  /** Its house, and those of its bonus icons. */
  readonly houses: readonly House[]
  readonly power: number
  readonly armor: number
  /** Printed bonus icons, top to bottom. */
  readonly icons: readonly Icon[]
  readonly traits: readonly string[]
  /** The text as the printer writes it; as it was given where not all of it can be read. */
  readonly text: string
  /** The words of the clauses that are left out because they cannot be read. */
  readonly unread: readonly string[]
  /** One value for each keyword, in the order of the vocabulary: 0 where it has not got it. */
  readonly keywords: readonly number[]
  readonly abilities: readonly Ability[]
  /** The places among them of its bold abilities, for each trigger in the order of the vocabulary; a destruction replacement is one. */
  readonly bold: readonly (readonly number[])[]
  /** What its text forbids of the card itself, wherever it lies. */
  readonly bars: readonly SelfRestriction[]
  /** What its text asks for before it can be played. */
  readonly playable: readonly State[]
  /** What its text asks to be done before it is played. */
  readonly prices: readonly OwnPlayCost[]
  /** What the abilities hook, with their places: what is noted when the card enters play. */
  readonly hooks: readonly Hook[]
  /** The same of those that work while it lies in its owner's discard pile. */
  readonly hooksInDiscard: readonly Hook[]
  /** True where its text speaks of the tide: then the tide belongs to the game (KF-TID-2). */
  readonly tide: boolean
  /** True where its text asks what was done in a previous turn: then that is remembered. */
  readonly recalls: boolean
  /** For a half of a gigantic creature; null for other cards (KF-GIG-1). */
  readonly gigantic: Gigantic | null
  /** The upgrade that a creature can be played as, or the creature that such an upgrade is elsewhere; null for others. */
  readonly instead: Definition | null
  /** The name of the other side of a prophecy; empty for other cards, and where there is none. */
  readonly reverse: string
}

/** Gigantic creatures: two cards wherever they are, but for play, where they are one (KF-GIG-1). */

/** The name that both halves bear. */
export const titleOf = ({ name, gigantic }: Definition): string =>
  gigantic?.leads === false ? gigantic.other : name
