/** The steps of a turn that bots distinguish. */
export const MAIN = 'keyforge/turn.3-main'
export const HOUSE = 'keyforge/turn.2-house'
export const MULLIGAN = 'keyforge/set-up.5-mulligan'
