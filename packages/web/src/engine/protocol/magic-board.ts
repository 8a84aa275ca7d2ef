/** What the table shows of a position of Magic. Players and cards go by their numbers; 0 is nobody. */

import type { Dealt } from '@battleline/magic'

export interface MagicCard {
  readonly id: number
  /** The printed name, and the name on this board. */
  readonly name: string
  readonly called: string
  readonly types: readonly string[]
  readonly subtypes: readonly string[]
  readonly colors: readonly string[]
  readonly text: string
  /** “battlefield”, “hand”, “stack”, “graveyard” or “exile”. */
  readonly zone: string
  readonly owner: number
  readonly controller: number
  readonly token: boolean
  /** Both null where it is no creature on the battlefield. */
  readonly power: number | null
  readonly toughness: number | null
  readonly keywords: readonly string[]
  readonly tapped: boolean
  /** It came this turn. */
  readonly isNew: boolean
  /** Marked damage, and pending damage. */
  readonly damage: number
  readonly pending: number
  /** Counters: +1/+1, -1/-1, loyalty, defense. */
  readonly plus: number
  readonly minus: number
  readonly loyalty: number
  readonly defense: number
  /** What it attacks, and the attackers that it blocks; -1 where the attacked object has left combat. */
  readonly attacks: number
  readonly blocks: readonly number[]
  readonly blocked: boolean
  readonly attached: number
}

export interface MagicPlayer {
  readonly id: number
  readonly name: string
  readonly life: number
  readonly poison: number
  /** How many cards are in hand, those that nobody has named among them. */
  readonly hand: number
  readonly lost: boolean
  /** Damage that is about to be dealt to them. */
  readonly pending: number
}

/** A spell or an ability on the stack. */
export interface StackItem {
  readonly source: number
  readonly kind: 'spell' | 'ability'
  readonly by: number
  readonly x: number
  readonly targets: readonly { readonly record: number; readonly share: number }[]
}

export interface MagicBoard {
  readonly active: number
  readonly phase: string
  /** Who has won; 0 for a draw, null while the game goes on. */
  readonly winner: number | null
  /** The last one resolves first. */
  readonly stack: readonly StackItem[]
  /** The damage being dealt, or dealt by the last step. */
  readonly dealing: readonly Dealt[]
  /** The combat damage step that is under way, with the creatures that deal damage in it. */
  readonly combatDamage: {
    readonly step: 'only' | 'first' | 'second'
    readonly creatures: readonly number[]
  } | null
  /** In turn order, from the active one. */
  readonly players: readonly MagicPlayer[]
  /** The cards of all zones, without tokens that ceased to exist. */
  readonly cards: Readonly<Record<number, MagicCard>>
}

/** A move of a card for the player with priority. */
export interface MagicMove {
  readonly id: string
  readonly kind: 'cast' | 'activate'
  readonly label: string
}

/** What a card may do now, and for what it may not the reason. */
export interface MagicMoves {
  readonly card: number
  readonly may: readonly MagicMove[]
  readonly mayNot: readonly (MagicMove & { readonly reason: string; readonly cite: readonly string[] })[]
}

/** A declaration: which creature chooses what. */
export type Pairs = readonly (readonly [creature: number, goal: number])[]

/** The verdict on a declaration in progress. */
export interface Verdict {
  readonly action: 'attack' | 'block'
  /** Null where it was not proved that it is, within the work that was spent on it. */
  readonly legal: boolean | null
  readonly reason: string
  readonly cite: readonly string[]
  readonly obeyed: number
  /** How many requirements can be obeyed; null where a restriction is violated, and nothing was counted. */
  readonly possible: number | null
  /** A better legal declaration, and its difference in words. */
  readonly better: { readonly pairs: Pairs; readonly text: string } | null
  /** The answer for the judged declaration. */
  readonly answer: string
  readonly creatures: readonly number[]
  readonly goals: readonly number[]
  /** How many of them each creature can choose. */
  readonly most: readonly number[]
  readonly barred: readonly {
    readonly creature: number
    readonly goal: number
    readonly reason: string
    readonly cite: readonly string[]
  }[]
  readonly broken: readonly { readonly reason: string; readonly cite: readonly string[] }[]
  readonly requirements: readonly Demand[]
  readonly costs: readonly string[]
}

/** A requirement, and how far the declaration obeys it. */
export interface Demand {
  readonly reason: string
  readonly cite: readonly string[]
  /** Whose choices it demands; none where it counts creatures, whichever they are. */
  readonly creatures: readonly number[]
  /** Its targets; none where any target meets it. */
  readonly goals: readonly number[]
  readonly obeyed: number
  readonly instances: number
  /** Why nothing could obey it; null where something could. */
  readonly exempt: { readonly reason: string; readonly origin?: { readonly kind: string } } | null
  /** The limit of its creature, where the creature has reached it with required choices; null otherwise. */
  readonly full: number | null
}

/** The name of a card or a player on a board. */
export const nameOn = ({ cards, players }: MagicBoard, id: number): string =>
  cards[id]?.called ?? players.find((player) => player.id === id)?.name ?? 'an object that has left'
