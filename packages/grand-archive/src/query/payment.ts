import type { View } from '@battleline/kernel'
import { cardOf, type PlayerId, playerOf, tableOf } from '../model/state.ts'
import { elementsOf } from './objects.ts'
import { hasKeyword, hasPrintedKeyword, restrictionHolds } from './values.ts'

/** What a player can pay costs with: cards of the hand and objects for reserve costs, memory and graveyard for memory costs. */

/** The cards of the hand but the one that is played, and awake objects with reservable (GA-CST-1, GA-KW-RESERVABLE). */
export const reservable = (w: View, player: PlayerId, except: number): readonly number[] => [
  ...playerOf(w, player).hand.filter((card) => card !== except),
  ...playerOf(w, player).field.filter(
    (card) => card !== except && !cardOf(w, card).rested && hasKeyword(w, card, 'reservable'),
  ),
]

/** Whether a player can pay a reserve cost; on a board of a single fight everything is paid outside the engine. */
export const canReserve = (w: View, player: PlayerId, cost: number, except: number): boolean =>
  !tableOf(w).whole || reservable(w, player, except).length >= cost

/** The fire cards of a graveyard that can each pay 1 of the reserve cost of a card, and how many of them (GA-KEY-KINDLE). */
export function kindling(
  w: View,
  player: PlayerId,
  card: number,
): { cards: readonly number[]; most: number } {
  const most = cardOf(w, card).$def.abilities.reduce(
    (sum, { clause }) =>
      clause.kind === 'keyword' &&
      clause.keyword === 'kindle' &&
      (clause.when === undefined || restrictionHolds(w, clause.when, card, player))
        ? sum + clause.value
        : sum,
    0,
  )
  const cards =
    most === 0
      ? []
      : playerOf(w, player).graveyard.filter((one) => one !== card && elementsOf(w, one).includes('fire'))
  return { cards, most: Math.min(most, cards.length) }
}

/** The cards of a graveyard that each pay 1 of a memory cost (GA-KW-FLOATING). */
export const floating = (w: View, player: PlayerId): readonly number[] =>
  playerOf(w, player).graveyard.filter((card) => hasPrintedKeyword(w, card, 'floating memory'))

/** Whether a player can pay a memory cost (GA-CST-2). */
export const canPayMemory = (w: View, player: PlayerId, cost: number): boolean =>
  !tableOf(w).whole || playerOf(w, player).memory.length + floating(w, player).length >= cost
