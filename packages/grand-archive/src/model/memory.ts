import type { World } from '@battleline/kernel'
import { type Remembered, tableOf, writeTable } from './state.ts'

/** Remembers something for the rest of the turn, or of the game. */
export function remember(w: World, ...more: readonly Remembered[]): void {
  writeTable(w).memory = [...tableOf(w).memory, ...more]
}

type OfKind<K extends Remembered['kind']> = Extract<Remembered, { readonly kind: K }>

/** Takes everything of a kind out of the memory, in the order in which it came. */
export function takeRemembered<K extends Remembered['kind']>(w: World, kind: K): readonly OfKind<K>[] {
  const { memory } = tableOf(w)
  const taken = memory.filter((one): one is OfKind<K> => one.kind === kind)
  if (taken.length > 0) writeTable(w).memory = memory.filter((one) => one.kind !== kind)
  return taken
}
