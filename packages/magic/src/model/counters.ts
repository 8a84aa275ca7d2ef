import type { View, World } from '@battleline/kernel'
import type { CounterKind } from '../text/structure.ts'
import {
  countersIn,
  type Effect,
  isPermanent,
  isPlayer,
  nextTimestamp,
  type Permanent,
  permanentOf,
  permanents,
  type Ref,
  tableOf,
  writePermanent,
} from './state.ts'

const isOf = (one: Effect, which: CounterKind): one is Effect & { readonly kind: 'counters' } =>
  one.kind === 'counters' && one.which === which

type Counted = Partial<Pick<Permanent, 'plus' | 'minus' | 'loyalty' | 'defense'>>

function countedIn(one: Counted, effects: readonly Effect[], which: CounterKind | undefined): number {
  const { plus = 0, minus = 0, loyalty = 0, defense = 0 } = one
  if (which === 'plus') return plus
  if (which === 'minus') return minus
  if (which !== undefined) return countersIn(effects, which)
  const others = effects.reduce((sum, effect) => sum + (effect.kind === 'counters' ? effect.amount : 0), 0)
  return plus + minus + loyalty + defense + others
}

/** The counters of a kind, or of all kinds, on a permanent; a player has none. */
export function countersOn(w: View, card: number, which?: CounterKind): number {
  return isPlayer(w, card) ? 0 : countedIn(permanentOf(w, card), permanentOf(w, card).effects, which)
}

/** An object, or what it was as it left, with its effects; null for a player. */
function countable(
  w: View,
  { card, life }: Ref,
): { readonly one: Counted; readonly effects: readonly Effect[] } | null {
  const left = tableOf(w).left.find((one) => one.card === card && one.life === life)
  if (left !== undefined) return { one: left, effects: left.counters ?? [] }
  if (isPlayer(w, card)) return null
  const one = permanentOf(w, card)
  return { one, effects: one.effects }
}

/** The same of an object, or of what it was as it left (MTG-GEN-7). */
export function countersOf(w: View, { card, life }: Ref, which?: CounterKind): number {
  const found = countable(w, { card, life })
  return found === null ? 0 : countedIn(found.one, found.effects, which)
}

/** The counters of an object by their kinds, or of what it was as it left. */
export function allCountersOf(w: View, ref: Ref): readonly (readonly [CounterKind, number])[] {
  const found = countable(w, ref)
  if (found === null) return []
  const { plus = 0, minus = 0 } = found.one
  const named = found.effects.flatMap((one) =>
    one.kind === 'counters' ? [[one.which, one.amount] as const] : [],
  )
  return [['plus', plus], ['minus', minus], ...named]
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
  const left = countersIn(one.effects, which) + amount
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
  release(w, card)
  return true
}

/** Ends what lasts for as long as a permanent remains tapped. */
export function release(w: World, card: number): void {
  for (const one of permanents(w)) {
    const { effects } = permanentOf(w, one)
    const left = effects.filter((effect) => effect.kind !== 'is' || effect.held?.card !== card)
    if (left.length < effects.length) writePermanent(w, one).effects = left
  }
}
