import type { View } from '@battleline/kernel'
import type { Packet } from './charts/damage.ts'
import { HOOK } from './hooks.ts'
import { effectsOn } from './in-force.ts'
import { applies, fits, isInvulnerable, isThere } from './read.ts'
import { cardOf } from './state.ts'

/** The card whose effect says that this damage cannot be dealt, or -1. */
export function protectorOf(w: View, { to, from }: Packet): number {
  for (const effect of effectsOn(w, HOOK.prevent)) {
    if (effect.is?.kind !== 'cannot be dealt damage' || !applies(w, effect, to)) continue
    const { by } = effect.is
    const you = cardOf(w, to).controller
    if (by === undefined) return effect.row
    if (from !== null && isThere(w, from) && by.some((group) => fits(w, group, to, you, from.card)))
      return effect.row
  }
  return -1
}

export const cannotBeDealt = (w: View, one: Packet): boolean =>
  isInvulnerable(w, one.to) || protectorOf(w, one) >= 0
