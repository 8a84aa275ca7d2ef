import type { View } from '@battleline/kernel'
import { effectsOn, HOOK } from './in-force.ts'
import { cardsInPlay, fits, isOnSide, meets, youOf } from './read.ts'
import { cardOf, type PlayerId, playerOf } from './state.ts'
import { KEYS, type Key } from './vocabulary.ts'

const BASE_COST = 6

/** What a key costs a player now: 6 and what effects add, never less than 0 (KF-FRG-1). */
export function keyCost(w: View, player: PlayerId): number {
  let cost = BASE_COST
  for (const effect of effectsOn(w, HOOK.keyCost)) {
    const { is, row } = effect
    if (is?.kind !== 'keys cost' || !meets(w, effect)) continue
    const you = youOf(w, effect)
    if (!isOnSide(is.whose, you, player)) continue
    const { each } = is
    const times =
      each === undefined
        ? 1
        : cardsInPlay(w, each.noun).filter((card) => fits(w, each, row, you, card)).length
    cost += is.amount * times
  }
  return Math.max(0, cost)
}

/** The cards whose Æmber a player may spend on a key, each once, in the order of the board (KF-FRG-2). */
export function spendable(w: View, player: PlayerId): readonly number[] {
  const cards = effectsOn(w, HOOK.spend)
    .filter((effect) => meets(w, effect))
    .map(({ row }) => row)
    .filter((card) => cardOf(w, card).controller === player && cardOf(w, card).aember > 0)
  return [...new Set(cards)]
}

export const unforged = (w: View, player: PlayerId): readonly Key[] =>
  KEYS.filter((key) => !playerOf(w, player).keys.includes(key))
