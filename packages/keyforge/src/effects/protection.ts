import { say, type View, type World, word } from '@battleline/kernel'
import type { DamageInstance } from '../model/damage.ts'
import { HOOK } from '../model/hooks.ts'
import { cardOf, writeCard } from '../model/state.ts'
import { activeEffects } from '../query/active-effects.ts'
import { isThere } from '../query/board.ts'
import { matchesInPlay } from '../query/filter.ts'
import { isInvulnerable } from '../query/values.ts'
import type { Barred } from '../text/structure.ts'
import { expireWithUse } from './lasting.ts'

/** The card whose effect prevents this damage, or -1. */
export function protectorOf(w: View, { to, from }: DamageInstance): number {
  for (const effect of activeEffects(w, HOOK.prevent)) {
    if (effect.is?.kind !== 'cannot be dealt damage' || !effect.appliesTo(w, to)) continue
    const { by } = effect.is
    const you = cardOf(w, to).controller
    if (by === undefined) return effect.row
    if (from !== null && isThere(w, from) && by.some((group) => matchesInPlay(w, group, to, you, from.card)))
      return effect.row
  }
  return -1
}

/** Whether a card cannot be affected in this way (KF-GEN-2). */
export const isProtectedFrom = (w: View, card: number, done: Barred | 'capturing'): boolean =>
  activeEffects(w, HOOK.immune).some(
    (effect) =>
      (done === 'capturing'
        ? effect.is?.kind === 'cannot capture'
        : effect.is?.kind === 'cannot be' && effect.is.done.includes(done)) && effect.appliesTo(w, card),
  )

/** The cards that can be affected in this way. Reports the others. */
export function unprotected(
  w: World,
  cards: readonly number[],
  done: Barred | 'capturing',
): readonly number[] {
  if (activeEffects(w, HOOK.immune).length === 0) return cards
  const kept = cards.filter((card) => isProtectedFrom(w, card, done))
  for (const card of kept) w.reportNotDone(card, say`is not ${word(done)}`, 'a text forbids it', 'KF-GEN-2')
  return kept.length === 0 ? cards : cards.filter((card) => !kept.includes(card))
}

/** A card that is used is exhausted, unless a text forbids it (KF-GEN-2). */
export function exhaustUsed(w: World, card: number): void {
  expireWithUse(w, card)
  if (unprotected(w, [card], 'exhausted').length > 0) writeCard(w, card).ready = false
}

/** Invulnerable, or kept from being destroyed by a text (KF-INV-1, KF-PWR-6). */
export const cannotBeDestroyed = (w: View, card: number): boolean =>
  isInvulnerable(w, card) || isProtectedFrom(w, card, 'destroyed')

export const cannotBeDealt = (w: View, one: DamageInstance): boolean =>
  isInvulnerable(w, one.to) || protectorOf(w, one) >= 0
