import type { View, World } from '@battleline/kernel'
import type { CounterKind } from '../text/structure.ts'
import {
  type Effect,
  isPermanent,
  isPlayer,
  nextTimestamp,
  permanentOf,
  type Ref,
  tableOf,
  writePermanent,
} from './state.ts'

const isOf = (one: Effect, which: CounterKind): one is Effect & { readonly kind: 'counters' } =>
  one.kind === 'counters' && one.which === which

const amountIn = (effects: readonly Effect[] = [], which: CounterKind): number =>
  effects.reduce((sum, one) => sum + (isOf(one, which) ? one.amount : 0), 0)

/** The counters of a kind on a permanent; a player has none. */
export function countersOn(w: View, card: number, which: CounterKind): number {
  if (isPlayer(w, card)) return 0
  const one = permanentOf(w, card)
  return which === 'plus' || which === 'minus' ? one[which] : amountIn(one.effects, which)
}

/** The same of an object, or of what it was as it left (MTG-GEN-7). */
export function countersOf(w: View, { card, life }: Ref, which: CounterKind): number {
  const left = tableOf(w).left.find((one) => one.card === card && one.life === life)
  if (left === undefined) return countersOn(w, card, which)
  return which === 'plus' || which === 'minus' ? (left[which] ?? 0) : amountIn(left.counters, which)
}

/** The counters of a kind that a permanent has, or had as it left last. */
export function countersNowOrBefore(w: View, card: number, which: CounterKind): number {
  if (isPermanent(w, card)) return countersOn(w, card, which)
  const left = tableOf(w)
    .left.filter((one) => one.card === card)
    .at(-1)
  return left === undefined ? 0 : countersOf(w, left, which)
}

/** Puts counters on a permanent, or removes some if the amount is negative. */
export function addCounters(w: World, card: number, which: CounterKind, amount: number): void {
  if (amount === 0) return
  const one = writePermanent(w, card)
  if (which === 'plus' || which === 'minus') {
    one[which] += amount
    return
  }
  const left = amountIn(one.effects, which) + amount
  const others = one.effects.filter((effect) => !isOf(effect, which))
  const counters: Effect = { kind: 'counters', which, amount: left, at: nextTimestamp(w) }
  one.effects = left > 0 ? [...others, counters] : others
}

/** Untaps a permanent, if it is tapped and has no stun counter: one of these is removed instead (122.1d). */
export function untap(w: World, card: number): boolean {
  if (!permanentOf(w, card).tapped) return false
  if (countersOn(w, card, 'stun') > 0) {
    addCounters(w, card, 'stun', -1)
    return false
  }
  writePermanent(w, card).tapped = false
  return true
}
