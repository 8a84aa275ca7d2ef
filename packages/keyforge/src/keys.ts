import type { View } from '@battleline/kernel'
import { effectsOn, HOOK } from './in-force.ts'
import { cardsOf, isOnSide, meets, youOf } from './read.ts'
import { cardOf, type PlayerId, playerOf } from './state.ts'
import { timesFor } from './states.ts'
import { KEYS, type Key } from './vocabulary.ts'

const BASE_COST = 6

/** What a key costs a player now: 6 and what effects add, never less than 0 (KF-FRG-1). */
export function keyCost(w: View, player: PlayerId): number {
  let cost = BASE_COST
  for (const effect of effectsOn(w, HOOK.keyCost)) {
    const { is, row } = effect
    if (is?.kind !== 'keys cost' || !meets(w, effect)) continue
    if (isOnSide(is.whose, youOf(w, effect), player)) cost += is.amount * timesFor(w, effect, row, is)
  }
  return Math.max(0, cost)
}

/** The cards whose Æmber a player may spend on a key, each once, in the order of the board (KF-FRG-2). */
export function spendable(w: View, player: PlayerId): readonly number[] {
  const cards = effectsOn(w, HOOK.spend)
    .filter((effect) => youOf(w, effect) === player && meets(w, effect))
    .flatMap((effect) => {
      const { is, row } = effect
      if (is?.kind !== 'may be spent') return []
      return is.of === undefined ? [row] : cardsOf(w, is.of, row, player)
    })
  return [...new Set(cards.filter((card) => cardOf(w, card).aember > 0))]
}

export const unforged = (w: View, player: PlayerId): readonly Key[] =>
  KEYS.filter((key) => !playerOf(w, player).keys.includes(key))

/** The card whose text keeps a player from forging, or makes them skip the step for it (KF-FRG-6); -1 where none does. */
export function keepsFromForging(w: View, player: PlayerId, kind: 'cannot forge' | 'skips forging'): number {
  const by = effectsOn(w, HOOK.forge).find(
    (effect) =>
      effect.is?.kind === kind && isOnSide(effect.is.whose, youOf(w, effect), player) && meets(w, effect),
  )
  return by?.row ?? -1
}
