/** A player as a text calls them: its "you", your opponent, or each of both. */
export type Side = 'you' | 'opponent' | 'each'

/**
 * Any player that a text can speak of. "They" is the player who does it ("your opponent discards their hand"); "any" is
 * a player's; the others are told by what an earlier part spoke of ("its owner").
 */
export type Who =
  | Side
  | 'they'
  | 'any'
  | 'that player'
  | 'haunted'
  | 'controller'
  | 'owner'
  | 'its opponent'
  | 'their opponent'
  | 'active'
  /** The player who controls fewer creatures than the other one. */
  | 'fewest'

/** What the turn remembers that players did with cards. */
export type DoneThisTurn = 'played' | 'used' | 'discarded' | 'fought' | 'reaped'
