/** The decider of a question that no player answers. */
export const CHANCE = 'chance'

/** Who decides, in words: `who` is a player, or less than 0 for chance. */
export const deciderName = (who: number, name: (record: number) => string): string =>
  who < 0 ? CHANCE : name(who)
