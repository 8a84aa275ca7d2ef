import type { View, World } from '@battleline/kernel'
import { HOOK } from './hooks.ts'
import { rulesFor } from './player-rules.ts'
import { isCreature } from './read.ts'
import { cardOf, type PlayerId, playerOf, writeCard, writePlayer } from './state.ts'

/**
 * Æmber comes into a pool, from wherever it was: a creature whose text says so captures it instead (KF-RPL-1). What
 * leaves play at the same moment does not: `going`.
 */
export function addToPool(
  w: World,
  player: PlayerId,
  amount: number,
  going: readonly number[] = NOBODY,
): void {
  if (amount === 0) return
  const by = captorOf(w, player, going)
  if (by < 0) writePlayer(w, player).aember = playerOf(w, player).aember + amount
  else writeCard(w, by).aember = cardOf(w, by).aember + amount
}
const NOBODY: readonly number[] = []

/** The creature that captures what would be added to a pool, or -1. */
const captorOf = (w: View, player: PlayerId, going: readonly number[]): number =>
  rulesFor(w, HOOK.pool, 'pool captured', player).find(
    ({ effect: { row } }) => isCreature(w, row) && !going.includes(row),
  )?.effect.row ?? -1
