import type { View, World } from '@battleline/kernel'
import { remember } from '../model/memory.ts'
import { isSameObject, type Ref, tableOf } from '../model/state.ts'

/** Abilities that work once each turn or once at all, by their object and their index in its text. */
export const isUsedThisTurn = (w: View, source: Ref, ability: number): boolean =>
  tableOf(w).memory.some((one) => one.kind === 'used' && isSameObject(one, source) && one.ability === ability)

export function markUsed(w: World, { card, life }: Ref, ability: number, ever?: true): void {
  const used = { kind: 'used', card, life, ability } as const
  remember(w, ever === undefined ? used : { ...used, ever })
}
