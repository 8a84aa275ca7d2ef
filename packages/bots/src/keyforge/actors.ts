import type { KeyForge, KeyForgePosition } from '@battleline/keyforge'
import { cardOf, verbOf } from './move-words.ts'
import { MAIN } from './steps.ts'

/** How many cards the player to move can play or use. */
export function actorsIn(game: KeyForge, position: KeyForgePosition): number {
  const asked = game.decision(position)
  if (asked?.step !== MAIN) return 0
  const cards = asked.ids.filter((id) => verbOf(id) !== 'discard').map(cardOf)
  return new Set(cards.filter((card) => card !== '')).size
}
