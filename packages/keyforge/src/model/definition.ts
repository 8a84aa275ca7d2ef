import type { Chart } from '@battleline/kernel'
import type { Clause, Effect, Event, Group, State, Subject } from '../text/structure.ts'
import { type CardType, type House, type Icon, withHouses } from '../vocabulary.ts'
import type { Says } from './hooks.ts'

/** The facts and the rules text of a card, as card files have them. */
export interface CardFacts {
  readonly name: string
  readonly type: CardType
  /** Every card has one except prophecies and Archon Powers. */
  readonly house?: House
  /** Creatures only. */
  readonly power?: number
  /** Default: 0. */
  readonly armor?: number
  /** Printed Æmber icons; default: 0. */
  readonly aember?: number
  /** Printed bonus icons below those, top to bottom; default: none. */
  readonly icons?: readonly Icon[]
  readonly traits?: readonly string[]
  /** Default: none. */
  readonly text?: string
  /** Allows unreadable clauses: they are left out, and marked. */
  readonly unknown?: 'allow'
  /** A creature of two halves. The one without text has this card's name with “(other half)” (KF-GIG-1). */
  readonly gigantic?: true
  /** The other side of a prophecy; one side naming it is enough (KF-PRO-1). */
  readonly reverse?: string
}

/** One ability of a card, with the chart of its effects; constant abilities have none. */
export interface Ability {
  readonly clause: Clause
  readonly chart: Chart | null
}

/** Power and armor are switched. */
export interface Exchanged {
  readonly kind: 'exchanged'
}

/** What an ability says, where a hook lists it. */
export interface HookFields {
  /** The hook that lists it, and the hooks of the effects that change what its filters and conditions read. */
  readonly at: number
  readonly depends: readonly number[]
  /** The ability's place in the card's text; -1 for a lasting effect. */
  readonly ability: number
  /** The constant effect; null for a triggered ability. */
  readonly is: Says | Exchanged | null
  /** The cards that it is about. */
  readonly who: Subject
  readonly condition: State | null
  /** The event that triggers it; null for a constant effect. */
  readonly event: Event | null
  /** Triggers only the nth time in a turn; 0 for every time. */
  readonly nth: number
  readonly changes: Changes
  /** The cards that it is granted to; null if the card itself has it. */
  readonly given: Given | null
}

/** One hook of an ability. */
export interface Hook extends HookFields {
  readonly hook: number
}

/** The cards that a text grants an ability that is not bold, and the condition. Each of them has it as its own. */
export interface Given {
  readonly who: Subject
  readonly condition: State | null
}

/** What can change whether a constant effect affects a card, besides cards and effects that come and go. */
export type Changes = 'with nothing' | 'with places' | 'with anything'

/** A restriction on the card itself. */
export type SelfRestriction = 'cannot be played' | 'cannot be discarded'

/** An additional cost of playing the card, with its place in the text and its condition. */
export interface OwnPlayCost {
  readonly ability: number
  readonly condition: State | null
  readonly cost: Effect
}

/** What a card can be a copy of, and the house that it then has, if it is not that of the other card. */
export interface Copies {
  readonly of: Group
  readonly house?: House
}

/** A half of a gigantic creature: the other half's name, and whether this one has the text. */
export interface Gigantic {
  readonly other: string
  readonly leads: boolean
}

/** A compiled card. */
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
  /** The canonical text; the original text if not all of it can be read. */
  readonly text: string
  /** The words of unreadable clauses, which are left out. */
  readonly unread: readonly string[]
  /** The value of each keyword, in the order of the vocabulary; 0 if it lacks the keyword. */
  readonly keywords: readonly number[]
  readonly abilities: readonly Ability[]
  /**
   * The indexes of its bold abilities, for each trigger in the order of the vocabulary. A destruction replacement is
   * one.
   */
  readonly bold: readonly (readonly number[])[]
  /** Restrictions on the card itself, in any zone. */
  readonly bars: readonly SelfRestriction[]
  /** What it can be attached to, if an upgrade says so. */
  readonly attachesTo: Group | null
  /** Conditions for playing it. */
  readonly playable: readonly State[]
  /** The cards of which it becomes a copy as it is played or enters play; null for other cards (KF-FRM-2). */
  readonly copies: Copies | null
  /** Additional costs of playing it. */
  readonly prices: readonly OwnPlayCost[]
  /** The hooks of its abilities, added when it enters play. */
  readonly hooks: readonly Hook[]
  /** The hooks of abilities that work from its owner's discard pile. */
  readonly hooksInDiscard: readonly Hook[]
  /** True if its text refers to the tide; then the game has one (KF-TID-2). */
  readonly tide: boolean
  /** True if its text refers to a previous turn; then the game remembers it. */
  readonly recalls: boolean
  /** For a half of a gigantic creature; null for other cards (KF-GIG-1). */
  readonly gigantic: Gigantic | null
  /** The definition of a creature as an upgrade, or that of such an upgrade as a creature; null for others. */
  readonly instead: Definition | null
  /** The name of a prophecy's other side; empty for other cards, or if there is none. */
  readonly reverse: string
}

/** A card as an upgrade. A creature that can be played as one has a definition of its own for that (KF-PLY-1). */
export const asUpgradeOf = (card: Definition): Definition =>
  card.type === 'upgrade' ? card : (card.instead ?? card)

/** The mavericks made so far: equal ones have one definition. */
const MAVERICKS = new WeakMap<Definition, Map<House, Definition>>()

/** A card with another house printed on it; null for the one that it usually has. Nothing else of it changes. */
export function asMaverick(card: Definition, house: House | null): Definition {
  if (house === null) return card
  const made = MAVERICKS.get(card) ?? new Map<House, Definition>()
  MAVERICKS.set(card, made)
  const known = made.get(house)
  if (known !== undefined) return known
  const inHouse = (one: Definition) => ({ ...one, houses: withHouses([house], one.icons) })
  const maverick: { -readonly [K in keyof Definition]: Definition[K] } = inHouse(card)
  made.set(house, maverick)
  if (card.instead !== null) maverick.instead = { ...inHouse(card.instead), instead: maverick }
  return maverick
}

/** Gigantic creatures are two cards, except in play, where they are one (KF-GIG-1). */

/** The name of both halves. */
export const titleOf = ({ name, gigantic }: Definition): string =>
  gigantic?.leads === false ? gigantic.other : name
