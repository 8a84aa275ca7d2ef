/** What the table shows of a position of Grand Archive. */

export interface GrandArchiveCard {
  readonly id: number
  /** The printed name, and the name that tells it from others. */
  readonly name: string
  readonly called: string
  readonly type: string
  readonly subtypes: readonly string[]
  readonly classes: readonly string[]
  readonly elements: readonly string[]
  readonly text: string
  readonly zone: string
  readonly controller: 1 | 2
  readonly power: number | null
  readonly life: number | null
  readonly level: number | null
  readonly durability: number
  /** True where the damage that is dealt now takes a durability counter. */
  readonly wears: boolean
  readonly damage: number
  readonly pending: number
  readonly rested: boolean
  /** Other marks: counters with their numbers, “distant”, “fostered”, “prevents the next 2”. */
  readonly marks: readonly string[]
  readonly keywords: readonly {
    readonly word: string
    readonly value: number | null
    readonly gained: boolean
  }[]
  /** The inner lineage, or loaded cards, from the top down. */
  readonly under: readonly number[]
}

export interface GrandArchiveSide {
  readonly name: string
  readonly level: number
  readonly zones: Readonly<Record<string, readonly number[]>>
}

/** The attack that is going on. */
export interface GrandArchiveCombat {
  readonly attacker: number
  readonly weapons: readonly number[]
  readonly intent: readonly number[]
  readonly defenders: readonly number[]
  readonly retaliators: readonly number[]
  readonly power: number
  /** The parts of its power. */
  readonly parts: readonly { readonly what: string; readonly amount: number }[]
}

export interface GrandArchiveBoard {
  readonly active: 1 | 2
  readonly winner: 0 | 1 | 2 | null
  readonly sides: readonly [GrandArchiveSide, GrandArchiveSide]
  readonly cards: Readonly<Record<number, GrandArchiveCard>>
  /** The cards whose abilities, or which themselves, wait; the last resolves first. */
  readonly stack: readonly number[]
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
