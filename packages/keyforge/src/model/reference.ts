/** The records of a position: the table, the two players, then the cards in the order they came. */
export const TABLE = 0

/** A player's number is that of their record. */
export type PlayerId = 1 | 2

export const PLAYERS: readonly PlayerId[] = [1, 2]

export const opponentOf = (player: PlayerId): PlayerId => (player === 1 ? 2 : 1)

/** A card as it was when somebody pointed at it: a card that left and came back is another one. */
export interface Ref {
  readonly card: number
  readonly life: number
}

/** The first number that is a card's, and not a player's or the table's. */
export const FIRST_CARD = 3
