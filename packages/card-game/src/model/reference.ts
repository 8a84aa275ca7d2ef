/** The records of a position for two players: the table, the players, then the cards in order of creation. */
export const TABLE = 0

/** A player's number is the number of their record. */
export type PlayerId = 1 | 2

export const PLAYERS: readonly PlayerId[] = [1, 2]

/** The other player of a game of two. */
export const opponentOf = (player: PlayerId): PlayerId => (player === 1 ? 2 : 1)

/** The first card number, after the table and the players. */
export const FIRST_CARD = 3

/** A card as one object: a card that left play and returned is another one. `life` counts its zone changes. */
export interface Ref {
  readonly card: number
  readonly life: number
}
