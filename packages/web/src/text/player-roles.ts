/** What stands below the name of a player while a turn is played. */
export const ACTIVE_PLAYER = 'Active player'
export const TURN_PLAYER = 'Turn player'
export const OPPONENT = 'Opponent'
