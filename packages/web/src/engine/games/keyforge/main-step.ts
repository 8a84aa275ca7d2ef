/** The step at which cards are played and used: a board can begin there, because nothing is half done. */
export const MAIN_STEP = 'keyforge/turn.3-main'
