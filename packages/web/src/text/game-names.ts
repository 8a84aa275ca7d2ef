import type { GameName } from '@battleline/scenario'

/** The games, as players call them. */
export const GAME_NAMES: Readonly<Record<GameName, string>> = {
  keyforge: 'KeyForge',
  magic: 'Magic',
  'grand-archive': 'Grand Archive',
}
