import type { World } from '@battleline/kernel'
import { type PlayerId, playerOf, tableOf, writePlayer } from '../model/state.ts'
import { move } from './move.ts'

/**
 * Draws cards one after the other (GA-INF-5). In a whole game, who should draw from an empty deck loses at the next check
 * (GA-END-2). True if any card was drawn.
 */
export function drawCards(
  w: World,
  player: PlayerId,
  count: number,
  into: 'hand' | 'memory' = 'hand',
): boolean {
  let drawn = false
  for (let left = count; left > 0; left--) {
    const [top] = playerOf(w, player).deck
    if (top === undefined) {
      if (tableOf(w).whole) writePlayer(w, player).decked = true
      return drawn
    }
    move(w, top, into)
    drawn = true
  }
  return drawn
}
