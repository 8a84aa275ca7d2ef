import type { GrandArchive } from '@battleline/grand-archive'
import type { Position } from '@battleline/kernel'

/** The step at which the player with Opportunity acts. */
export const ACT = 'grand-archive/opportunity.3-act'

/** Whether the turn player acts in the main phase with nothing on the stack. */
export function isMain(game: GrandArchive, position: Position): boolean {
  const ask = game.decision(position)
  if (ask?.step !== ACT) return false
  const { window, stack, active } = game.table(position)
  return window === 'main phase' && stack.length === 0 && ask.who === active
}
