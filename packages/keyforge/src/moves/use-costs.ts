import type { PlayerId } from '@battleline/card-game'
import { because, type Reason, say, type View } from '@battleline/kernel'
import { isWatched } from '../events/triggers.ts'
import type { ActiveEffect } from '../model/active-effect.ts'
import { effectName } from '../model/active-effect.ts'
import type { OwnPlayCost } from '../model/definition.ts'
import { HOOK } from '../model/hooks.ts'
import { newResolution, type Resolution } from '../model/resolution.ts'
import { cardOf, playerOf, refTo } from '../model/state.ts'
import { activeEffects } from '../query/active-effects.ts'
import { isOnSide, selfOf, youOf } from '../query/board.ts'
import { amountOf } from '../query/count.ts'
import { matchesPrinted } from '../query/printed-filter.ts'
import { cardContext, stateHolds } from '../query/state-conditions.ts'
import { choicesIn } from '../rules/choosing.ts'
import type { Effect } from '../text/structure.ts'

/** A cost beyond the usual one: what a player does "in order to" use or play a card. */
export interface ExtraCost {
  readonly name: string
  /** The card with the text, the ability’s index in it, and the card that has the ability. */
  readonly row: number
  readonly ability: number
  readonly self: number
  readonly cost: Effect
}

const NOTHING: readonly ExtraCost[] = []

/** The costs to use a card, paid before it exhausts (KF-USE-4). */
export function costsToUse(w: View, card: number, player: PlayerId): readonly ExtraCost[] {
  const all = activeEffects(w, HOOK.useCost)
  if (all.length === 0) return NOTHING
  return all.flatMap((effect): readonly ExtraCost[] => {
    const { is, row, ability } = effect
    // A card used as if it were theirs counts as controlled by the player (KF-USE-7).
    const you = selfOf(effect) === card ? player : youOf(w, effect)
    if (is?.kind !== 'costs to use' || !isOnSide(is.by, you, player)) return NOTHING
    if (!effect.isMet(w) || !isWatched(w, is.of, effect, card)) return NOTHING
    return [{ name: effectName(effect), row, ability, self: selfOf(effect), cost: is.cost }]
  })
}

/** The costs to play a card, from its own text and from cards in play. */
export function costsToPlay(w: View, card: number, player: PlayerId): readonly ExtraCost[] {
  const { prices } = cardOf(w, card).$def
  const others = activeEffects(w, HOOK.playCost)
  if (prices.length === 0 && others.length === 0) return NOTHING
  return [...ownPrices(w, card, player, prices), ...others.flatMap((one) => priceOf(w, one, card, player))]
}

const ownPrices = (
  w: View,
  card: number,
  player: PlayerId,
  prices: readonly OwnPlayCost[],
): readonly ExtraCost[] =>
  prices
    .filter(({ condition }) => condition === null || stateHolds(w, cardContext(w, card, player), condition))
    .map(({ ability, cost }) => ({ name: `${card}.${ability}`, row: card, ability, self: card, cost }))

/** The cost that an active effect adds to playing a card. */
function priceOf(w: View, effect: ActiveEffect, card: number, player: PlayerId): readonly ExtraCost[] {
  const { is, row, ability } = effect
  if (is?.kind !== 'costs to play' || is.of === undefined || !effect.isMet(w)) return NOTHING
  if (!isOnSide(is.by, youOf(w, effect), player) || !matchesPrinted(w, is.of, card, selfOf(effect)))
    return NOTHING
  return [{ name: effectName(effect), row, ability, self: selfOf(effect), cost: is.cost }]
}

/** The context of paying: the player who uses or plays the card is "you", the card the antecedent. */
export const paying = (w: View, { row, self }: ExtraCost, player: PlayerId, card: number): Resolution =>
  newResolution(refTo(w, self), refTo(w, row), player, [refTo(w, card)])

/** Why the costs to use a card cannot be paid, or null. */
export const cannotPayToUse = (w: View, card: number, player: PlayerId): Reason | null =>
  cannotPay(w, costsToUse(w, card, player), player, card)

/** Why the costs cannot be paid completely (KF-GEN-8), or null. */
export function cannotPay(
  w: View,
  prices: readonly ExtraCost[],
  player: PlayerId,
  card: number,
): Reason | null {
  for (const price of prices) {
    if (isPayable(w, paying(w, price, player, card), price.cost)) continue
    return because(say`${cardOf(w, price.row).name} asks for something that cannot be done first`, 'KF-USE-4')
  }
  return null
}

function isPayable(w: View, l: Resolution, cost: Effect): boolean {
  if (cost.kind === 'pay' || cost.kind === 'lose')
    return playerOf(w, l.you).aember >= amountOf(w, l, cost.amount)
  return choicesIn([{ kind: 'do', effects: [cost] }]).every((choice) => choice.options(w, l).length > 0)
}
