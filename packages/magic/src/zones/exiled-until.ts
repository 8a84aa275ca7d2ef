import type { View, World } from '@battleline/kernel'
import { triggerOn } from '../events/triggers.ts'
import { cardsOf, isThere, permanentOf, type Ref, writePermanent } from '../model/state.ts'
import { place } from './enter.ts'
import { staysLoose } from './loose-aura.ts'

// Cards that are exiled until a permanent leaves the battlefield (610.3).

/** Notes that exiled cards come back as a permanent leaves. */
export function exileUntil(w: World, cards: readonly number[], left: Ref): void {
  for (const card of cards) {
    if (permanentOf(w, card).zone === 'exile')
      writePermanent(w, card).effects = [{ kind: 'exiled until', left }]
  }
}

/** Whether a card is in exile until something left that has left. */
export const isDueBack = (w: View, card: number): boolean =>
  permanentOf(w, card).zone === 'exile' &&
  permanentOf(w, card).effects.some((one) => one.kind === 'exiled until' && !isThere(w, one.left))

/** They come back together, under the control of their owners. */
export function comeBack(w: World): void {
  const due = cardsOf(w).filter((card) => isDueBack(w, card))
  for (const card of due) writePermanent(w, card).effects = []
  const cards = due.filter((card) => !staysLoose(w, card))
  for (const card of cards) place(w, card, permanentOf(w, card).owner)
  triggerOn(w, ...cards.map((it) => ({ kind: 'enters', it }) as const))
}
