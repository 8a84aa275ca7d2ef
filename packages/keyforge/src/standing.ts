import type { Join, World } from '@battleline/kernel'
import { destroyed, type Doomed, isIncoming } from './charts/destroyed.ts'
import { effectsOn, HOOK } from './effects.ts'
import { everyCreature, isInvulnerable, powerOf } from './read.ts'
import { cardOf, FIRST_CARD } from './state.ts'

/**
 * The continuous check (KF-PWR-3): a creature whose damage is equal to or greater than its power is to be destroyed at
 * once. All that one check finds are tagged together (KF-PWR-4). Power can change without a creature being touched
 * only where effects change power, so without any only the touched ones are looked at.
 */
export function checkLethal(w: World, join: Join): boolean {
  const lethal = effectsOn(w, HOOK.power).length > 0 ? everyCreature(w).filter(card => isLethal(w, card)) : touchedLethal(w)
  if (lethal.length === 0) return false
  const doomed: readonly Doomed[] = lethal.map(card => ({ card, fight: null }))
  join(w, destroyed, doomed)
  return true
}

const NONE: readonly number[] = []

function touchedLethal(w: World): readonly number[] {
  let found: number[] | null = null
  for (const card of w.touched) {
    if (card < FIRST_CARD || !isLethal(w, card) || found?.includes(card)) continue
    found ??= []
    found.push(card)
  }
  return found ?? NONE
}

function isLethal(w: World, card: number): boolean {
  const { zone, tagged, damage } = cardOf(w, card)
  if (zone !== 'battleline' || tagged || damage < powerOf(w, card)) return false
  return !isInvulnerable(w, card) && !isIncoming(w, card)
}
