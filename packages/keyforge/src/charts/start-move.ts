import type { Start, World } from '@battleline/kernel'
import { waiting } from '../abilities.ts'
import { actionsOf, type Move } from '../moves.ts'
import { refTo, tableOf } from '../state.ts'
import { fight, fighting } from './fight.ts'
import { play } from './play.ts'
import { action, reap, removeStun, type Using } from './use.ts'

/** The chart of a move that was found legal; null for ending the step. */
export function startMove(w: World, move: Move): Start | null {
  if (move.kind === 'end') return null
  const you = tableOf(w).active
  const using: Using = { card: refTo(w, move.card), you, ability: null }
  switch (move.kind) {
    case 'fight':
      return { chart: fight.id, locals: fighting(w, move.card, move.other) }
    case 'reap':
      return { chart: reap.id, locals: using }
    case 'unstun':
      return { chart: removeStun.id, locals: using }
    case 'play':
      return { chart: play.id, locals: { card: move.card, you } }
    case 'action': {
      const one = actionsOf(w, move.card)[move.other]
      return one === undefined ? null : { chart: action.id, locals: { ...using, ability: waiting(w, one) } }
    }
  }
}
