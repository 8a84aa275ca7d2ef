import type { PlayerId } from '@battleline/card-game'
import type { Start, World } from '@battleline/kernel'
import { pendingTrigger } from '../events/abilities.ts'
import { refTo } from '../model/state.ts'
import type { Move } from '../moves/move.ts'
import { actionsOf } from '../moves/moves.ts'
import { fight, fighting } from './fight.ts'
import { action, reap, removeStun, type Using } from './use.ts'

/** The chart of a use of a card in play, without its costs; null for other moves. */
export function startOf(w: World, move: Move, you: PlayerId): Start | null {
  const using: Using = { card: refTo(w, move.card), you, ability: null, gains: 1, facts: [] }
  switch (move.kind) {
    case 'fight':
      return { chart: fight.id, locals: fighting(w, move.card, move.other) }
    case 'reap':
      return { chart: reap.id, locals: using }
    case 'unstun':
      return { chart: removeStun.id, locals: using }
    case 'action': {
      const one = actionsOf(w, move.card)[move.other]
      return one === undefined
        ? null
        : { chart: action.id, locals: { ...using, ability: { ...pendingTrigger(w, one), you } } }
    }
    default:
      return null
  }
}
