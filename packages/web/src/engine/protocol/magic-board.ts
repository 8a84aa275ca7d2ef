import type {
  CardReading,
  CombatDamageReading,
  Dealt,
  DeclarationStatus,
  PlayerReading,
  RequirementStatus,
  TableReading,
} from '@battleline/magic'
import { mtgWords } from '../../words/magic.ts'

/** What the table shows of a position of Magic. Players and cards go by their numbers; 0 is nobody. */

export interface MagicCard extends Omit<CardReading, 'protector'> {
  readonly id: number
  readonly text: string
  readonly pending: number
}

export interface MagicPlayer extends PlayerReading {
  readonly id: number
  /** Damage that is about to be dealt to them. */
  readonly pending: number
}

export interface MagicBoard extends Pick<TableReading, 'active' | 'phase' | 'winner'> {
  /** The last one resolves first. */
  readonly stack: TableReading['items']
  /** The damage being dealt, or dealt by the last step. */
  readonly dealing: readonly Dealt[]
  /** The combat damage step that is under way, with the creatures that deal damage in it. */
  readonly combatDamage: Pick<CombatDamageReading, 'step' | 'creatures'> | null
  /** In turn order, from the active one. */
  readonly players: readonly MagicPlayer[]
  /** The cards of all zones, without tokens that ceased to exist. */
  readonly cards: Readonly<Record<number, MagicCard>>
}

/** A declaration: which creature chooses what. */
export type Pairs = readonly (readonly [creature: number, goal: number])[]

/** The verdict on a declaration in progress. */
export interface Verdict extends Omit<DeclarationStatus, 'requirements'> {
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
  readonly requirements: readonly Demand[]
}

/** A requirement, and how far the declaration obeys it. */
export interface Demand extends RequirementStatus {
  /** The limit of its creature, where the creature has reached it with required choices; null otherwise. */
  readonly full: number | null
}

/** The name of a card or a player on a board. */
export const nameOn = ({ cards, players }: MagicBoard, id: number): string =>
  cards[id]?.called ?? players.find((player) => player.id === id)?.name ?? mtgWords.stack.left
