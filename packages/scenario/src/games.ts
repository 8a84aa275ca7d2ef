/** The games that scenarios can be of. Whoever only wants their names loads none of them. */
export const GAMES = ['keyforge', 'magic', 'grand-archive'] as const
export type GameName = (typeof GAMES)[number]
