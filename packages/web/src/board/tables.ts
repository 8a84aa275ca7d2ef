import { gameOf } from '../text/game-of.ts'

/** What draws the board of each game. */
export const TABLES = {
  keyforge: () => import('./keyforge/keyforge-board.tsx'),
  magic: () => import('./magic/magic-board.tsx'),
  'grand-archive': () => import('./grand-archive/grand-archive-board.tsx'),
  simple: () => import('./simple/simple-board.tsx'),
}

/** Begins to load the board of a text, while the engine plays it. What can’t be loaded is reported when it is shown. */
export function loadTableOf(text: string): void {
  const load = Object.entries(TABLES).find(([name]) => name === gameOf(text))?.[1] ?? TABLES.simple
  load().catch(() => {})
}
