/** An empty board; `lines`: the lines below each player. */
export const emptyBoard = (game: string, players: readonly [string, string], lines: readonly string[]) =>
  [
    'name: Untitled question',
    `game: ${game}`,
    'players:',
    ...players.flatMap((player) => [`  ${player}:`, ...lines.map((line) => `    ${line}`)]),
    '',
  ].join('\n')

/** The board that the app starts with. */
export const FIRST_BOARD = emptyBoard('keyforge', ['Ada', 'Ben'], ['aember: 0', 'battleline: []'])
