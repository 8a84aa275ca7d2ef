import type { View, World } from '@battleline/kernel'
import { isSame, type Ref, tableOf, writeTable } from './state.ts'

/** What works once each turn: by the object whose text it is, and the place of the ability in that text. */
export const isUsed = (w: View, source: Ref, ability: number): boolean =>
  tableOf(w).memory.some((deed) => isSame(deed, source) && deed.ability === ability)

export function useOnce(w: World, { card, life }: Ref, ability: number): void {
  writeTable(w).memory = [...tableOf(w).memory, { deed: 'used', card, life, ability }]
}
