import type { View, World } from '@battleline/kernel'
import { isSameObject, type Ref, tableOf, writeTable } from '../model/state.ts'

/** Abilities that work once each turn, by their object and their index in its text. */
export const isUsedThisTurn = (w: View, source: Ref, ability: number): boolean =>
  tableOf(w).memory.some((deed) => isSameObject(deed, source) && deed.ability === ability)

export function markUsed(w: World, { card, life }: Ref, ability: number): void {
  writeTable(w).memory = [...tableOf(w).memory, { kind: 'used', card, life, ability }]
}
