import type { View } from '@battleline/kernel'
import { FIRST_CARD, PLAYERS, type PlayerId } from '../model/reference.ts'
import { pileOf, type ViewRules, viewedCard } from './view-rules.ts'

/** A zone with hidden cards: a list of a player, or the cards under a card. */
export type Container =
  | { readonly player: PlayerId; readonly pile: string }
  | { readonly host: number; readonly pile: string }

/** A zone, and its cards. */
export interface Contents {
  readonly container: Container
  readonly cards: readonly number[]
}

/** Every zone with a card that is not known, in an order that depends only on what both players see. */
export function hiddenContents(
  w: View,
  rules: ViewRules,
  known: (card: number) => boolean,
): readonly Contents[] {
  const found: Contents[] = []
  const add = (container: Container, cards: readonly number[]): void => {
    if (!cards.every(known)) found.push({ container, cards })
  }
  for (const player of PLAYERS) for (const pile of rules.piles) add({ player, pile }, pileOf(w, player, pile))
  for (let host = FIRST_CARD; host < w.rows.length; host++) {
    const { under } = viewedCard(w, host)
    const [first] = under
    if (first !== undefined) add({ host, pile: viewedCard(w, first).zone }, under)
  }
  return found
}
