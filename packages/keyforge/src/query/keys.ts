import type { PlayerId } from '@battleline/card-game'
import type { View } from '@battleline/kernel'
import type { ActiveEffect } from '../model/active-effect.ts'
import { HOOK } from '../model/hooks.ts'
import { cardOf, playerOf } from '../model/state.ts'
import { timesThisTurn } from '../model/turn-history.ts'
import { KEYS, type Key } from '../vocabulary.ts'
import { activeEffects } from './active-effects.ts'
import { hostOfEffect, isOnSide, selfOf, youOf } from './board.ts'
import { cardsMatching } from './filter.ts'
import { playerRulesFor, sourceOfPlayerRule } from './player-rules.ts'

/** The cost of a key before effects. */
export const BASE_COST = 6

/** The cost of a player's next key, or of a key of this color: at least 0 (KF-FRG-1). */
export function keyCost(w: View, player: PlayerId, color: Key | null = null): number {
  let cost = BASE_COST
  for (const { amount } of keyCostChanges(w, player, color)) cost += amount
  return Math.max(0, cost)
}

/** The changes to the cost of a player's keys, each with its source. */
export function keyCostChanges(
  w: View,
  player: PlayerId,
  color: Key | null = null,
): readonly { readonly card: number; readonly amount: number }[] {
  return playerRulesFor(w, HOOK.keyCost, 'keys cost', player)
    .filter(({ effect, is }) => isOfThisKey(w, effect, player) && (is.color ?? color) === color)
    .map(({ effect, is }) => ({
      card: effect.row,
      amount: is.amount * effect.timesFor(w, selfOf(effect), is, player),
    }))
}

/** The cards whose Æmber a player may spend on a key, each once, in the order of the board (KF-FRG-2). */
export function spendable(w: View, player: PlayerId): readonly number[] {
  const effects = activeEffects(w, HOOK.spend)
  if (effects.length === 0) return NOTHING
  const cards = effects.flatMap((effect) => {
    const { is } = effect
    const you = youOf(w, effect)
    if (is?.kind !== 'may be spent' || !isOnSide(is.by, you, player) || !effect.isMet(w)) return []
    if (is.of !== undefined) return cardsMatching(w, is.of, selfOf(effect), you)
    return [is.host === true ? hostOfEffect(w, effect) : effect.row]
  })
  return [...new Set(cards.filter((card) => cardOf(w, card).aember > 0))]
}

/** The cards that a player may spend on a key themselves, each as 1 Æmber. */
export const spendableCards = (w: View, player: PlayerId): readonly number[] =>
  activeEffects(w, HOOK.spend).flatMap((effect) => {
    const { is } = effect
    const isOurs = is?.kind === 'may be spent itself' && isOnSide(is.by, youOf(w, effect), player)
    return isOurs && effect.isMet(w) ? [selfOf(effect)] : []
  })

const NOTHING: readonly number[] = []

export const unforged = (w: View, player: PlayerId): readonly Key[] =>
  KEYS.filter((key) => !playerOf(w, player).keys.includes(key))

/** Whether a player who has forged every key can forge one more, which they need to win. */
export const needsAnotherKey = (w: View, player: PlayerId): boolean =>
  unforged(w, player).length === 0 && sourceOfPlayerRule(w, HOOK.forge, 'needs another key', player) >= 0

/** The card that lets a player forge no more keys this turn, or -1. */
export const limitsForging = (w: View, player: PlayerId): number =>
  playerRulesFor(w, HOOK.forge, 'forge limit', player).find(
    ({ is }) => timesThisTurn(w, ['forged'], { by: player }) >= is.most,
  )?.effect.row ?? -1

/** How many keys a player may forge in the step for it, after the first. */
export const additionalKeys = (w: View, player: PlayerId): number =>
  playerRulesFor(w, HOOK.forge, 'forges more', player).reduce((sum, { is }) => sum + is.more, 0)

/** The card that prevents a player from forging or makes them skip the step (KF-FRG-6), or -1. */
export function keepsFromForging(w: View, player: PlayerId, kind: 'cannot forge' | 'skips forging'): number {
  const all = playerRulesFor(w, HOOK.forge, kind, player)
  return all.find(({ effect }) => isOfThisKey(w, effect, player))?.effect.row ?? -1
}

/** "Their third key": the key that would be forged now. */
const isOfThisKey = (w: View, { is }: ActiveEffect, player: PlayerId): boolean =>
  is === null || !('nth' in is) || is.nth === undefined || is.nth === playerOf(w, player).keys.length + 1
