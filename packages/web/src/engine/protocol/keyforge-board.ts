/** What the table shows of a position of KeyForge. */

export interface KeywordOn {
  readonly word: string
  /** Null for keywords without a number. */
  readonly value: number | null
  /** True where the card has not got it printed. */
  readonly gained: boolean
}

/** A card as the board shows it. */
export interface Card {
  readonly id: number
  /** The printed name, and the name that tells it from others. */
  readonly name: string
  readonly called: string
  readonly type: string
  readonly traits: readonly string[]
  readonly house: string | null
  readonly text: string
  readonly zone: string
  readonly owner: 1 | 2
  readonly controller: 1 | 2
  readonly host: number | null
  readonly upgrades: readonly number[]
  readonly under: number
  readonly power: number
  readonly armor: number
  readonly armorLeft: number
  readonly keywords: readonly KeywordOn[]
  /** Bold abilities, by what they wait for: “Before Fight”. */
  readonly abilities: readonly { readonly trigger: string; readonly gained: boolean }[]
  readonly damage: number
  readonly pending: number
  readonly aember: number
  readonly powerCounters: number
  readonly counters: readonly { readonly name: string; readonly count: number }[]
  readonly ready: boolean
  readonly stunned: boolean
  readonly warded: boolean
  readonly enraged: boolean
  readonly tagged: boolean
}

export type Zones = Readonly<Record<string, readonly number[]>>

export interface Side {
  readonly name: string
  readonly aember: number
  readonly keys: number
  readonly chains: number
  readonly houses: readonly string[]
  readonly zones: Zones
}

/** A position as the board shows it. Boards of one run share whatever did not change between them. */
export interface Board {
  readonly active: 1 | 2
  readonly house: string | null
  readonly winner: 1 | 2 | null
  /** Whose tide is high; null while it is neutral. */
  readonly tide: 1 | 2 | null
  readonly sides: readonly [Side, Side]
  readonly cards: Readonly<Record<number, Card>>
}

export interface Move {
  readonly id: string
  readonly kind: string
  readonly label: string
  /** The other card that it names, such as the defender. */
  readonly other: number | null
}
export interface BarredMove extends Move {
  readonly reason: string
  readonly cite: readonly string[]
}
/** What one card may do now and what not. */
export interface CardMoves {
  readonly card: number
  readonly may: readonly Move[]
  readonly mayNot: readonly BarredMove[]
}
