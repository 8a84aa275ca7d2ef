import { FIRST_CARD, PLAYERS, type PlayerId } from '@battleline/card-game'
import type { View } from '@battleline/kernel'
import { cardOf, playerOf } from '../model/state.ts'
import { PILES, type Pile } from '../vocabulary.ts'

/** A zone with hidden cards: a pile of a player, or the cards under a card. */
export type Container =
  | { readonly player: PlayerId; readonly pile: Pile }
  | { readonly host: number; readonly pile: 'under' }

/** A zone, and its cards. */
export interface Contents {
  readonly container: Container
  readonly cards: readonly number[]
}

/** Every zone with a card that is not known, in an order that depends only on what both players see. */
export function hiddenContents(w: View, known: (card: number) => boolean): readonly Contents[] {
  const found: Contents[] = []
  const add = (container: Container, cards: readonly number[]): void => {
    if (!cards.every(known)) found.push({ container, cards })
  }
  for (const player of PLAYERS) for (const pile of PILES) add({ player, pile }, playerOf(w, player)[pile])
  for (let host = FIRST_CARD; host < w.rows.length; host++) {
    const { under } = cardOf(w, host)
    if (under.length > 0) add({ host, pile: 'under' }, under)
  }
  return found
}
