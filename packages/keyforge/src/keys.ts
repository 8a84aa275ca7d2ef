import type { View } from '@battleline/kernel'
import { HOOK } from './hooks.ts'
import { effectsOn, type Hooked } from './in-force.ts'
import { rulesFor } from './player-rules.ts'
import { cardsOf, hostOfEffect, isOnSide, meets, selfOf, youOf } from './read.ts'
import { cardOf, type PlayerId, playerOf } from './state.ts'
import { timesFor } from './states.ts'
import { KEYS, type Key } from './vocabulary.ts'

/** What every key costs before effects. */
export const BASE_COST = 6

/** What a key costs a player now, or that of a colour: 6 and what effects add, never less than 0 (KF-FRG-1). */
export function keyCost(w: View, player: PlayerId, color: Key | null = null): number {
  let cost = BASE_COST
  for (const { amount } of keyCostChanges(w, player, color)) cost += amount
  return Math.max(0, cost)
}

/** What effects add to the cost of a player’s keys, each with the card whose text says so. */
export function keyCostChanges(
  w: View,
  player: PlayerId,
  color: Key | null = null,
): readonly { readonly card: number; readonly amount: number }[] {
  return rulesFor(w, HOOK.keyCost, 'keys cost', player)
    .filter(({ effect, is }) => isOfThisKey(w, effect, player) && (is.color ?? color) === color)
    .map(({ effect, is }) => ({
      card: effect.row,
      amount: is.amount * timesFor(w, effect, selfOf(effect), is),
    }))
}

/** The cards whose Æmber a player may spend on a key, each once, in the order of the board (KF-FRG-2). */
export function spendable(w: View, player: PlayerId): readonly number[] {
  const effects = effectsOn(w, HOOK.spend)
  if (effects.length === 0) return NOTHING
  const cards = effects.flatMap((effect) => {
    const { is } = effect
    const you = youOf(w, effect)
    if (is?.kind !== 'may be spent' || !isOnSide(is.by, you, player) || !meets(w, effect)) return []
    if (is.of !== undefined) return cardsOf(w, is.of, selfOf(effect), you)
    return [is.host === true ? hostOfEffect(w, effect) : effect.row]
  })
  return [...new Set(cards.filter((card) => cardOf(w, card).aember > 0))]
}

const NOTHING: readonly number[] = []

export const unforged = (w: View, player: PlayerId): readonly Key[] =>
  KEYS.filter((key) => !playerOf(w, player).keys.includes(key))

/** The card whose text keeps a player from forging, or makes them skip the step for it (KF-FRG-6); -1 where none does. */
export function keepsFromForging(w: View, player: PlayerId, kind: 'cannot forge' | 'skips forging'): number {
  const all = rulesFor(w, HOOK.forge, kind, player)
  return all.find(({ effect }) => isOfThisKey(w, effect, player))?.effect.row ?? -1
}

/** "Their third key": the one that would be forged now. */
const isOfThisKey = (w: View, { is }: Hooked, player: PlayerId): boolean =>
  is === null || !('nth' in is) || is.nth === undefined || is.nth === playerOf(w, player).keys.length + 1
