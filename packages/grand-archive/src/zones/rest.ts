import type { World } from '@battleline/kernel'
import { cardOf, writeCard } from '../model/state.ts'
import { hasPredicate } from '../query/values.ts'

/** Rests an object; false if it is rested already (GA-DEF-5). */
export function rest(w: World, card: number): boolean {
  if (cardOf(w, card).rested) return false
  writeCard(w, card).rested = true
  return true
}

/** Wakes an object up; false if it is awake already, or cannot wake up (GA-DEF-5). */
export function wakeUp(w: World, card: number): boolean {
  if (!cardOf(w, card).rested) return false
  if (hasPredicate(w, card, 'cannot wake')) {
    w.reportNotDone(card, 'does not wake up', 'it cannot wake up', 'GA-DEF-5')
    return false
  }
  writeCard(w, card).rested = false
  return true
}
