import type { SimpleCardReading, SimplePlayerReading } from '@battleline/card-game'

/** The board of a simple game, from its specification. */

export type SimpleCard = SimpleCardReading

export interface SimpleTableBoard {
  readonly active: 1 | 2
  readonly winner: 1 | 2 | null
  /** The zones, the one in play first. */
  readonly zones: readonly string[]
  readonly sides: readonly SimplePlayerReading[]
  readonly cards: Readonly<Record<number, SimpleCard>>
}

/** A legal move of a card, or of no card; `target`: the last record that it names. */
export interface SimpleMove {
  readonly id: string
  readonly label: string
  readonly card: number | null
  readonly target: number | null
}
