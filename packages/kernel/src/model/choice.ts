/** The value of an option: the number of a record, or a word of the game. */
export type Value = number | string

/** The chooser of dice, shuffles and random cards. */
export const CHANCE = -1

/** `pick` some of the options, `order` all of them, or `divide` a whole number among them. Naming a number is a pick. */
export type DecisionKind = 'pick' | 'order' | 'divide'

/** The id of the chosen option, or a list of ids. For a division: each option's share, by id or in the options' order. */
export type Choice = Value | readonly Value[] | { readonly [option: string]: number }
