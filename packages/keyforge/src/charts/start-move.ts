import type { PlayerId } from '@battleline/card-game'
import type { Start, World } from '@battleline/kernel'
import { startInstead } from '../events/start-instead.ts'
import { playerOf, tableOf, writePlayer, writeTable } from '../model/state.ts'
import { recordHistory } from '../model/turn-history.ts'
import type { Move } from '../moves/move.ts'
import { permitUsed } from '../moves/moves.ts'
import { resolvable } from '../moves/resolve.ts'
import { activate, activating } from './activate.ts'
import { discard, discarding } from './discard.ts'
import { startPlay, withPrice } from './pay-to-use.ts'
import { raiseTide, raisingTide } from './tide.ts'

/** The chart of a legal move; null for ending the step. */
export function startMove(w: World, move: Move): Start | null {
  if (move.kind === 'end') return null
  const you = tableOf(w).active
  if (move.kind === 'tide') return raisedByChains(w, you)
  if (move.kind === 'activate') return { chart: activate.id, locals: activating(move.card, you) }
  if (move.kind === 'resolve') return startOffered(w, move.card, you)
  begin(w, move)
  return startUse(w, move, you)
}

/** The chart of a use or a played card, after its costs (KF-USE-4). */
export function startUse(w: World, move: Move, you: PlayerId): Start | null {
  switch (move.kind) {
    case 'end':
    case 'tide':
    case 'activate':
    case 'resolve':
      return null
    case 'play':
      return startPlay(w, move.card, you)
    case 'discard':
      return { chart: discard.id, locals: discarding(w, move.card, you) }
    default:
      return withPrice(w, move, you)
  }
}

/** What a card in the discard pile lets its player do: it is not used, and needs no house. */
function startOffered(w: World, card: number, you: PlayerId): Start | null {
  const offered = resolvable(w, you).find(({ row }) => row === card)
  return offered === undefined ? null : startInstead(w, offered)
}

/** Alpha ends, a permission is used up, and the first turn counts cards that leave the hand. */
function begin(w: World, move: Move): void {
  const used = permitUsed(w, move)
  const { permits, main, turn, active } = tableOf(w)
  if (used?.by === 'card') recordHistory(w, 'permitted', active, used.card)
  else if (used !== null) writeTable(w).permits = permits.filter((one) => one !== used)
  if (main === 'fresh') writeTable(w).main = 'begun'
  const fromHand = move.kind === 'play' || move.kind === 'discard'
  if (turn === 1 && fromHand) recordHistory(w, 'from hand', active, move.card)
}

/** Raising the tide costs three chains and exhausts no card (KF-TID-2). */
function raisedByChains(w: World, you: PlayerId): Start {
  writePlayer(w, you).chains = Math.min(MOST_CHAINS, playerOf(w, you).chains + 3)
  return { chart: raiseTide.id, locals: raisingTide(you) }
}
const MOST_CHAINS = 24
