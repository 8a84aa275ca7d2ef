/** The records of a position: the table, the two players, then the cards in order of creation. */
export const TABLE = 0

/** A player's number is the number of their record. */
export type PlayerId = 1 | 2

export const PLAYERS: readonly PlayerId[] = [1, 2]

export const opponentOf = (player: PlayerId): PlayerId => (player === 1 ? 2 : 1)

/** A card as one object: a card that left play and returned is another one. */
export interface Ref {
  readonly card: number
  readonly life: number
}

/** The first card number, after the table and the players. */
export const FIRST_CARD = 3
