import type { View } from '@battleline/kernel'
import { cardOf, isSameObject, type PlayerId, refTo, tableOf } from '../model/state.ts'

/** Whether empower can reach a card. */
export const isSpell = (w: View, card: number): boolean => cardOf(w, card).$def.subtypes.includes('spell')

/** What waits for the next Spell card of a player. */
export function waitingEmpower(w: View, player: PlayerId): number {
  let sum = 0
  for (const one of tableOf(w).memory)
    if (one.kind === 'empowered' && one.spell === null && one.you === player) sum += one.amount
  return sum
}

/**
 * By how much the level of its player is higher for a card (GA-KEY-EMPOWER): for a Spell card in the hand by all that waits
 * for the next one, on the stack by what its activation used up.
 */
export function empowermentOf(w: View, card: number): number {
  const { memory } = tableOf(w)
  if (memory.length === 0) return 0
  const { zone, owner } = cardOf(w, card)
  if (zone === 'hand') return isSpell(w, card) ? waitingEmpower(w, owner) : 0
  if (zone !== 'stack') return 0
  const self = refTo(w, card)
  let sum = 0
  for (const one of memory)
    if (one.kind === 'empowered' && one.spell !== null && isSameObject(one.spell, self)) sum += one.amount
  return sum
}
