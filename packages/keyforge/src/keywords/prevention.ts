import type { View } from '@battleline/kernel'
import type { Packet } from '../charts/damage.ts'
import { effectsOn, HOOK, hooksOfKeyword } from '../effects.ts'
import { onPackets, RANK, stopped } from '../intervention.ts'
import { fits, isInvulnerable, isThere, meets } from '../read.ts'
import { cardOf } from '../state.ts'
import { KEYWORD } from '../vocabulary.ts'

/** The card whose effect says that this damage cannot be dealt, or -1. */
function protectorOf(w: View, { to, from }: Packet): number {
  for (const effect of effectsOn(w, HOOK.prevent)) {
    if (effect.is?.kind !== 'cannot be dealt damage' || effect.row !== to || !meets(w, effect)) continue
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

/** "Cannot be dealt damage", also by some sources only: before wards and armor, so both are kept. */
export const prevention = onPackets({
  id: 'cannot be dealt damage',
  step: 'keyforge/damage.2-prevent',
  hooks: [HOOK.prevent],
  rank: RANK.stop,
  title: 'It cannot be dealt this damage',
  cite: ['KF-DMG-4', 'KF-GEN-2'],
  applies: (w, _l, one) => protectorOf(w, one),
  rewrite: (_w, _l, one) => stopped(one),
})

/** Cannot be dealt damage and cannot be destroyed. */
export const invulnerable = onPackets({
  id: 'invulnerable',
  step: 'keyforge/damage.2-prevent',
  hooks: hooksOfKeyword(KEYWORD.invulnerable),
  rank: RANK.stop,
  title: 'Invulnerable: it cannot be dealt damage',
  cite: ['KF-INV-1'],
  applies: (w, _l, one) => (isInvulnerable(w, one.to) ? one.to : -1),
  rewrite: (_w, _l, one) => stopped(one),
})
