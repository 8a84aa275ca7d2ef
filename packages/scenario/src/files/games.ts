/** The games that this package plays. A module that only needs their names loads none of them. */
export const GAMES = ['keyforge', 'magic', 'grand-archive'] as const
