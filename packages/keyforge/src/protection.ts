import type { View, World } from '@battleline/kernel'
import type { Packet } from './charts/damage.ts'
import { HOOK } from './hooks.ts'
import { effectsOn } from './in-force.ts'
import { applies, fits, isInvulnerable, isThere } from './read.ts'
import { cardOf } from './state.ts'
import type { Barred } from './text/structure.ts'

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

/** Whether a text keeps this from being done to a card (KF-GEN-2). */
export const isKeptFrom = (w: View, card: number, done: Barred | 'capturing'): boolean =>
  effectsOn(w, HOOK.immune).some(
    (effect) =>
      (done === 'capturing'
        ? effect.is?.kind === 'cannot capture'
        : effect.is?.kind === 'cannot be' && effect.is.done.includes(done)) && applies(w, effect, card),
  )

/** Those of the cards to which it can be done; of the others it is told. */
export function open(w: World, cards: readonly number[], done: Barred | 'capturing'): readonly number[] {
  if (effectsOn(w, HOOK.immune).length === 0) return cards
  const kept = cards.filter((card) => isKeptFrom(w, card, done))
  for (const card of kept) w.not(card, `being ${done}`, 'a text forbids it', 'KF-GEN-2')
  return kept.length === 0 ? cards : cards.filter((card) => !kept.includes(card))
}

/** Invulnerable, or kept from being destroyed by a text (KF-INV-1, KF-PWR-6). */
export const cannotBeDestroyed = (w: View, card: number): boolean =>
  isInvulnerable(w, card) || isKeptFrom(w, card, 'destroyed')

export const cannotBeDealt = (w: View, one: Packet): boolean =>
  isInvulnerable(w, one.to) || protectorOf(w, one) >= 0
