/** The name of chance as the player who decides. */
export const CHANCE = 'chance'

/** The name of the player who decides; a negative `who` is chance. */
export const deciderName = (who: number, name: (record: number) => string): string =>
  who < 0 ? CHANCE : name(who)
