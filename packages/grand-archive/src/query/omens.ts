import type { View } from '@battleline/kernel'
import { cardOf, type PlayerId, playerOf } from '../model/state.ts'
import type { Element } from '../vocabulary.ts'
import { elementsOf } from './objects.ts'

/** The omens of a player (GA-CTR-4). */
export const omensOf = (w: View, player: PlayerId, element: Element | undefined): number =>
  playerOf(w, player).banishment.filter(
    (card) => cardOf(w, card).omen > 0 && (element === undefined || elementsOf(w, card).includes(element)),
  ).length
