import type { CardReading, PlayerReading, TableReading } from '@battleline/keyforge'

/** What the table shows of a position of KeyForge. */

export interface KeywordOn {
  readonly word: string
  /** Null for keywords without a number. */
  readonly value: number | null
  /** True where the card has not got it printed. */
  readonly gained: boolean
}

/** A card as the board shows it: `name` is what it is called where it is facedown. */
export interface Card extends Omit<CardReading, 'keywords'> {
  readonly house: string | null
  readonly keywords: readonly KeywordOn[]
  /** Bold abilities, by what they wait for: “Before Fight”. */
  readonly abilities: readonly { readonly trigger: string; readonly gained: boolean }[]
  readonly pending: number
}

export interface Side extends Pick<PlayerReading, 'name' | 'aember' | 'keys' | 'chains' | 'houses'> {
  readonly zones: Readonly<Record<string, readonly number[]>>
}

/** A position as the board shows it. Boards of one run share whatever did not change between them. */
export interface Board extends Pick<TableReading, 'house' | 'tide' | 'winner'> {
  readonly active: 1 | 2
  readonly sides: readonly [Side, Side]
  readonly cards: Readonly<Record<number, Card>>
}

/** The step at which the active player chooses a house. */
export const HOUSE_STEP = 'keyforge/turn.2-house'
