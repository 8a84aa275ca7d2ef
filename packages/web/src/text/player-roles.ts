/** The line below the name of a player. */
export const ACTIVE_PLAYER = 'Active player'
export const TURN_PLAYER = 'Turn player'
export const OPPONENT = 'Opponent'
