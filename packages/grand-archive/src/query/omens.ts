import type { View } from '@battleline/kernel'
import { cardOf, type PlayerId, playerOf } from '../model/state.ts'
import type { Element } from '../vocabulary.ts'
import { elementsOf } from './objects.ts'

/** The omens of a player (GA-CTR-4). */
export const omensOf = (w: View, player: PlayerId): readonly number[] =>
  playerOf(w, player).banishment.filter((card) => cardOf(w, card).omen > 0)

export const omenCount = (w: View, player: PlayerId, element: Element | undefined): number =>
  omensOf(w, player).filter((card) => element === undefined || elementsOf(w, card).includes(element)).length

/** The reserve costs of the omens that have one. */
const costsOf = (w: View, player: PlayerId): readonly number[] =>
  omensOf(w, player).flatMap((card) => cardOf(w, card).$def.reserve ?? [])

/** How many different reserve costs there are, the most omens that share one, or the sum of them. */
export function omenCosts(
  w: View,
  player: PlayerId,
  what: 'omens apart' | 'omens alike' | 'omens cost',
): number {
  const costs = costsOf(w, player)
  if (what === 'omens cost') return costs.reduce((sum, cost) => sum + cost, 0)
  const different = [...new Set(costs)]
  if (what === 'omens apart') return different.length
  return Math.max(0, ...different.map((cost) => costs.filter((one) => one === cost).length))
}
