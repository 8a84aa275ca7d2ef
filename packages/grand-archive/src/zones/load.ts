import type { World } from '@battleline/kernel'
import { emit } from '../events/triggers.ts'
import { cardOf, refTo, writeCard } from '../model/state.ts'
import { move } from './move.ts'

/** Loads a card into a weapon (GA-KEY-LOAD). */
export function loadInto(w: World, card: number, weapon: number): void {
  move(w, card, 'loaded')
  if (cardOf(w, card).zone !== 'loaded') return
  const wasLoaded = cardOf(w, weapon).under.length > 0
  writeCard(w, card).host = weapon
  writeCard(w, weapon).under = [...cardOf(w, weapon).under, card]
  if (!wasLoaded) emit(w, { kind: 'becomes', it: refTo(w, weapon), state: 'loaded' })
}
