import type { View } from '@battleline/kernel'
import { isCard, isPlayer, permanentOf, type Ref, tableOf } from '../model/state.ts'
import { Characteristics } from './characteristics.ts'

/** Last known information of an object; undefined if the object has not left. */
export const lastKnown = (w: View, { card, life }: Ref) =>
  isCard(w, card) ? tableOf(w).left.find((one) => one.card === card && one.life === life) : undefined

/** The controller of an object, now or as last known. */
export function lastKnownController(w: View, ref: Ref): number {
  if (isPlayer(w, ref.card)) return ref.card
  return lastKnown(w, ref)?.controller ?? permanentOf(w, ref.card).controller
}

export function lastKnownPower(w: View, ref: Ref): number {
  return lastKnown(w, ref)?.power ?? (isPlayer(w, ref.card) ? 0 : new Characteristics(w).power(ref.card))
}

export function lastKnownToughness(w: View, ref: Ref): number {
  return (
    lastKnown(w, ref)?.toughness ?? (isPlayer(w, ref.card) ? 0 : new Characteristics(w).toughness(ref.card))
  )
}
