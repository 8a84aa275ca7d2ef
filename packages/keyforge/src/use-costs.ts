import { because, type Reason, type View } from '@battleline/kernel'
import { type Acting, actingOf } from './acting.ts'
import { choicesIn } from './choosing.ts'
import { amountOf } from './counting.ts'
import { isWatched } from './facts.ts'
import { HOOK } from './hooks.ts'
import { effectsOn, type Hooked } from './in-force.ts'
import { isOnSide, meets, selfOf, youOf } from './read.ts'
import { cardOf, type PlayerId, playerOf, refTo } from './state.ts'
import type { Effect } from './text/structure.ts'

/** What a player has to do "in order to use" a card, before it is exhausted (KF-USE-4). */
export function costsToUse(w: View, card: number, player: PlayerId): readonly Hooked[] {
  const all = effectsOn(w, HOOK.useCost)
  if (all.length === 0) return all
  return all.filter((effect) => {
    const { is } = effect
    // Of a card that is used as if it were theirs, a player is the controller (KF-USE-7).
    const you = selfOf(effect) === card ? player : youOf(w, effect)
    return (
      is?.kind === 'costs to use' &&
      isOnSide(is.by, you, player) &&
      meets(w, effect) &&
      isWatched(w, is.of, effect, card)
    )
  })
}

/** Whoever uses the card is the one who pays, and the "you" of the price. */
export const paying = (w: View, effect: Hooked, player: PlayerId): Acting =>
  actingOf(refTo(w, selfOf(effect)), refTo(w, effect.row), player)

/** Why a card cannot be used because a price cannot be paid completely (KF-GEN-8), or null. */
export function cannotPay(w: View, card: number, player: PlayerId): Reason | null {
  for (const effect of costsToUse(w, card, player)) {
    if (effect.is?.kind !== 'costs to use' || isPayable(w, paying(w, effect, player), effect.is.cost))
      continue
    return because(`${cardOf(w, effect.row).name} asks for something that cannot be done first`, 'KF-USE-4')
  }
  return null
}

function isPayable(w: View, l: Acting, cost: Effect): boolean {
  if (cost.kind === 'pay' || cost.kind === 'lose')
    return playerOf(w, l.you).aember >= amountOf(w, l, cost.amount)
  return choicesIn([{ kind: 'do', effects: [cost] }]).every((choice) => choice.options(w, l).length > 0)
}
