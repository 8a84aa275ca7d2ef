import type { PlayerId } from '@battleline/card-game'
import { say, type View, type World } from '@battleline/kernel'
import { HOOK } from '../model/hooks.ts'
import { cardOf, playerOf } from '../model/state.ts'
import { activeEffects } from '../query/active-effects.ts'
import { youOf } from '../query/board.ts'
import { archivesOf, moveToPile } from './move.ts'

/** In the archives of a player who is not its owner. */
export const isHeld = (w: View, card: number): boolean =>
  cardOf(w, card).zone === 'archives' && archivesOf(w, card) !== cardOf(w, card).owner

/** The card that keeps another player's card in the archives that it is in, or -1. */
export function keptInArchives(w: View, card: number): number {
  const effects = activeEffects(w, HOOK.bars)
  if (effects.length === 0 || !isHeld(w, card)) return -1
  const holder = archivesOf(w, card)
  const keeps = effects.find(
    (effect) => effect.is?.kind === 'keeps archives' && youOf(w, effect) === holder && effect.isMet(w),
  )
  return keeps?.row ?? -1
}

/** Whether a card stays in archives because a text says so; reports it (KF-GEN-2). */
export function staysInArchives(w: World, card: number): boolean {
  const by = keptInArchives(w, card)
  if (by >= 0)
    w.reportNotDone(card, 'does not leave the archives', say`${cardOf(w, by).name} forbids it`, 'KF-GEN-2')
  return by >= 0
}

/** The cards that a player can take out of the archives. */
export const takeable = (w: View, player: PlayerId): readonly number[] =>
  playerOf(w, player).archives.filter((card) => keptInArchives(w, card) < 0)

/** Whether a card that lies in its owner's archives says so of itself. */
const saysThere = (w: View, card: number, kind: 'archived faceup' | 'archives taken in part'): boolean =>
  cardOf(w, card).$def.abilities.some(({ clause }) => clause.kind === 'constant' && clause.is.kind === kind)

/** The cards in a player's own archives that lie there faceup. */
export const faceupInArchives = (w: View, player: PlayerId): readonly number[] =>
  playerOf(w, player).archives.filter(
    (card) => cardOf(w, card).owner === player && saysThere(w, card, 'archived faceup'),
  )

/** Whether a card in a player's archives lets them take some of the cards there. */
export const mayTakeSome = (w: View, player: PlayerId): boolean =>
  playerOf(w, player).archives.some((card) => saysThere(w, card, 'archives taken in part'))

/** All archived cards, or those that are named; those of another owner go to that player's hand (KF-HSE-4, KF-ARC-2). */
export function takeArchives(
  w: World,
  player: PlayerId,
  cards: readonly number[] = playerOf(w, player).archives,
): void {
  for (const card of cards) if (!staysInArchives(w, card)) moveToPile(w, card, 'hand')
}
