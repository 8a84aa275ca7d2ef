import { gameOf } from '../../text/game-of.ts'
import { FIRST_BOARD } from './empty-boards.ts'
import { loadShards } from './keyforge/shard-files.ts'

/** What a board of a game needs, besides what every game needs. */
const PARTS: Readonly<Record<string, (text: string) => readonly Promise<unknown>[]>> = {
  keyforge: (text) => [...loadShards(text), import('./keyforge/adapter.ts')],
  magic: () => [import('./magic/adapter.ts')],
  'grand-archive': () => [import('./grand-archive/adapter.ts')],
}

/** Texts of cards, or of a goal. */
const HAS_TEXTS = /^\s*(cards|goal)\s*:/m

const begun = new Set<string>()

/**
 * Begins to load all that the board of a text needs. Without this, each part would be asked for only when the one before it
 * has arrived. Whoever needs a part reports that it can’t be loaded.
 */
export function loadAhead(text: string): void {
  const game = gameOf(text)
  if (game === 'keyforge' && HAS_TEXTS.test(text)) import('./keyforge/text-reader.ts').catch(() => {})
  // The empty board needs no card.
  if (text === FIRST_BOARD || begun.has(game)) return
  begun.add(game)
  for (const part of [
    ...(PARTS[game]?.(text) ?? []),
    import('../rule-texts.ts').then(({ loadRules }) => loadRules(game)),
  ])
    part.catch(() => {})
}
