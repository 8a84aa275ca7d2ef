import type { View } from '@battleline/kernel'
import { FIRST_CARD, refTo } from '../model/state.ts'
import { effectsGiving, type Giving, youOf } from './active-effects.ts'
import type { Declaration } from './attack.ts'
import { countContext } from './resolution.ts'
import { affects, quantityOf } from './values.ts'

/** What a player pays to declare an attack: for its attacker, its weapons and its targets (GA-CMB-6). */
export function attackPrice(w: View, { attacker, weapons, targets }: Declaration): number {
  const cards = { attacker: [attacker], weapon: weapons, target: targets.filter((one) => one >= FIRST_CARD) }
  let sum = 0
  for (const effect of effectsGiving(w, 'attack price')) {
    const { who, gives } = effect.text
    for (const card of cards[gives.role]) if (affects(w, effect, who, card)) sum += priceOf(w, effect)
  }
  return sum
}

function priceOf(w: View, effect: Giving<'attack price'>): number {
  const { by, less = 0, each } = effect.text.gives
  if (each === undefined) return by
  const context = countContext(refTo(w, effect.source.card), youOf(w, effect))
  return Math.max(0, by - less * quantityOf(w, context, each))
}
