import { PLAYERS } from '@battleline/card-game'
import type { World } from '@battleline/kernel'
import { expireAtEndOfTurn } from '../effects/lasting.ts'
import {
  cardOf,
  type HistoryEntry,
  playerOf,
  tableOf,
  writeCard,
  writePlayer,
  writeTable,
} from '../model/state.ts'
import { isThere } from '../query/board.ts'

/**
 * Forgets a turn after its end-of-turn effects (KF-TRN-2): used armor (KF-ARM-7), picks, the turn history,
 * permissions, and effects that last until the end of the turn.
 */
export function forgetTurn(w: World): void {
  for (const player of PLAYERS) {
    const { battleline, artifacts } = playerOf(w, player)
    for (const card of battleline) makeWhole(w, card)
    // An artifact can have been a creature this turn (KF-CTR-4).
    for (const card of artifacts) makeWhole(w, card)
  }
  expireAtEndOfTurn(w)
  for (const player of PLAYERS) {
    const { barred } = playerOf(w, player)
    if (barred.length === 0) continue
    const left = barred.filter((one) => isThere(w, one.with))
    if (left.length < barred.length) writePlayer(w, player).barred = left
  }
  const { memory, main, permits } = tableOf(w)
  recall(w, memory)
  if (memory.length > 0) writeTable(w).memory = []
  if (main !== 'fresh') writeTable(w).main = 'fresh'
  if (permits.length > 0) writeTable(w).permits = []
}

/** Keeps the history for the player's next turn if a text refers to a previous turn. */
function recall(w: World, memory: readonly HistoryEntry[]): void {
  const { active, $needs } = tableOf(w)
  if (!$needs.before) return
  const { before } = playerOf(w, active)
  if (memory.length > 0 || before.length > 0) writePlayer(w, active).before = memory
}

function makeWhole(w: World, card: number): void {
  const { armorUsed, fought } = cardOf(w, card)
  if (armorUsed === 0 && fought === 0) return
  const record = writeCard(w, card)
  record.armorUsed = 0
  record.fought = 0
}
