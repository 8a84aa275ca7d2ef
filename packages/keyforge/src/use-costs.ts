import { because, type Reason, type View } from '@battleline/kernel'
import { type Acting, actingOf } from './acting.ts'
import { choicesIn } from './choosing.ts'
import { amountOf } from './counting.ts'
import type { OwnPrice } from './definition.ts'
import { isWatched } from './facts.ts'
import { HOOK } from './hooks.ts'
import { effectsOn, type Hooked } from './in-force.ts'
import { nameOf } from './intervention.ts'
import { isPrinted } from './printed.ts'
import { isOnSide, meets, selfOf, youOf } from './read.ts'
import { cardOf, type PlayerId, playerOf, refTo } from './state.ts'
import { asked, holds } from './states.ts'
import type { Effect } from './text/structure.ts'

/** What a player has to do "in order to" do something with a card. */
export interface Price {
  readonly name: string
  /** The card whose text it is, the ability’s place in it, and the card that has it. */
  readonly row: number
  readonly ability: number
  readonly self: number
  readonly cost: Effect
}

const NOTHING: readonly Price[] = []

/** What is to be done before a card is exhausted (KF-USE-4). */
export function pricesToUse(w: View, card: number, player: PlayerId): readonly Price[] {
  const all = effectsOn(w, HOOK.useCost)
  if (all.length === 0) return NOTHING
  return all.flatMap((effect): readonly Price[] => {
    const { is, row, ability } = effect
    // Of a card that is used as if it were theirs, a player is the controller (KF-USE-7).
    const you = selfOf(effect) === card ? player : youOf(w, effect)
    if (is?.kind !== 'costs to use' || !isOnSide(is.by, you, player)) return NOTHING
    if (!meets(w, effect) || !isWatched(w, is.of, effect, card)) return NOTHING
    return [{ name: nameOf(effect), row, ability, self: selfOf(effect), cost: is.cost }]
  })
}

/** What is to be done before a card is played, wherever it is: what it says itself, and what cards in play say of it. */
export function pricesToPlay(w: View, card: number, player: PlayerId): readonly Price[] {
  const { prices } = cardOf(w, card).$def
  const others = effectsOn(w, HOOK.playCost)
  if (prices.length === 0 && others.length === 0) return NOTHING
  return [...ownPrices(w, card, player, prices), ...others.flatMap((one) => priceOf(w, one, card, player))]
}

const ownPrices = (w: View, card: number, player: PlayerId, prices: readonly OwnPrice[]): readonly Price[] =>
  prices
    .filter(({ condition }) => condition === null || holds(w, asked(w, card, player), condition))
    .map(({ ability, cost }) => ({ name: `${card}.${ability}`, row: card, ability, self: card, cost }))

/** What an effect in force says is to be done before a card is played. */
function priceOf(w: View, effect: Hooked, card: number, player: PlayerId): readonly Price[] {
  const { is, row, ability } = effect
  if (is?.kind !== 'costs to play' || is.of === undefined || !meets(w, effect)) return NOTHING
  if (!isOnSide(is.by, youOf(w, effect), player) || !isPrinted(w, is.of, card, selfOf(effect))) return NOTHING
  return [{ name: nameOf(effect), row, ability, self: selfOf(effect), cost: is.cost }]
}

/** Whoever uses or plays the card, which "it" is, is the one who pays, and the "you" of the price. */
export const paying = (w: View, { row, self }: Price, player: PlayerId, card: number): Acting =>
  actingOf(refTo(w, self), refTo(w, row), player, [refTo(w, card)])

/** Why a card cannot be used for what is to be done before, or null. */
export const cannotPayToUse = (w: View, card: number, player: PlayerId): Reason | null =>
  cannotPay(w, pricesToUse(w, card, player), player, card)

/** Why a price cannot be paid completely (KF-GEN-8), or null. */
export function cannotPay(w: View, prices: readonly Price[], player: PlayerId, card: number): Reason | null {
  for (const price of prices) {
    if (isPayable(w, paying(w, price, player, card), price.cost)) continue
    return because(`${cardOf(w, price.row).name} asks for something that cannot be done first`, 'KF-USE-4')
  }
  return null
}

function isPayable(w: View, l: Acting, cost: Effect): boolean {
  if (cost.kind === 'pay' || cost.kind === 'lose')
    return playerOf(w, l.you).aember >= amountOf(w, l, cost.amount)
  return choicesIn([{ kind: 'do', effects: [cost] }]).every((choice) => choice.options(w, l).length > 0)
}
