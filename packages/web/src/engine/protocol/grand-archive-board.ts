import type {
  CardReading,
  CombatReading,
  Counter,
  PlayerReading,
  TableReading,
} from '@battleline/grand-archive'
import type { KeywordOn } from './keyforge-board.ts'

/** What the table shows of a position of Grand Archive. */

export interface GrandArchiveCard extends Omit<CardReading, Counter | 'keywords'> {
  /** Printed, of a champion. */
  readonly level: number | null
  /** True where the damage that is dealt now takes a durability counter. */
  readonly wears: boolean
  readonly pending: number
  readonly counters: Readonly<Record<Counter, number>>
  /** All its marks in words: counters with their numbers, “distant”, “fostered”, “prevents the next 2”. */
  readonly marks: readonly string[]
  readonly keywords: readonly KeywordOn[]
}

export interface GrandArchiveSide extends Pick<PlayerReading, 'name' | 'level'> {
  readonly zones: Readonly<Record<string, readonly number[]>>
}

/** The attack that is going on. */
export interface GrandArchiveCombat extends CombatReading {
  /** The parts of its power. */
  readonly parts: readonly { readonly what: string; readonly amount: number }[]
}

export interface GrandArchiveBoard extends Pick<TableReading, 'active' | 'winner' | 'stack'> {
  readonly sides: readonly [GrandArchiveSide, GrandArchiveSide]
  readonly cards: Readonly<Record<number, GrandArchiveCard>>
  /** Effects that will still change damage to no particular object, each with its source. */
  readonly inForce: readonly string[]
  readonly combat: GrandArchiveCombat | null
}

/** A legal move. */
export interface GrandArchiveMove {
  readonly id: string
  readonly kind: 'attack' | 'activate' | 'use' | 'pass'
  readonly label: string
  /** The card that does it, and those that it names; weapons of an attack apart. */
  readonly card: number | null
  readonly weapons: readonly number[]
  readonly targets: readonly number[]
}

/** A card that may not be activated now, and why. */
export interface BarredCard {
  readonly card: number
  readonly id: string
  readonly label: string
  readonly reason: string
  readonly cite: readonly string[]
}
