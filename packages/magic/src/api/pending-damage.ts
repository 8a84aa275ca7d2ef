import type { View } from '@battleline/kernel'
import { damage } from '../charts/damage.ts'
import type { Damage } from '../events/damage.ts'

/** The pending damage of each recipient, in all open damage events. */
export function pendingNow({ stack }: View): ReadonlyMap<number, number> {
  const pending = new Map<number, number>()
  for (const { chart: one, at, entered, locals } of stack) {
    if (one.id !== damage.id || (at === 0 && !entered) || at > DEALING) continue
    for (const { to, amount } of (locals as unknown as Damage).parts)
      if (amount > 0) pending.set(to.card, (pending.get(to.card) ?? 0) + amount)
  }
  return pending
}

/** Damage from one source to one recipient, by number: pending, or dealt by the last step. */
export interface Dealt {
  readonly from: number
  readonly to: number
  /** More than 0. */
  readonly amount: number
  readonly combat: boolean
  readonly done: boolean
}

/** The damage of the innermost open damage event, part by part; empty if there is none. */
export function dealingNow(w: View): readonly Dealt[] {
  const frame = w.stack[w.find(damage.id)]
  if (frame === undefined || (frame.at === 0 && !frame.entered)) return []
  const { parts } = frame.locals as unknown as Damage
  const done = frame.at > DEALING
  return parts.flatMap(({ from, to, amount, combat }) =>
    amount > 0 ? [{ from: from.card, to: to.card, amount, combat, done }] : [],
  )
}

const DEALING = damage.nodes.findIndex(
  ({ step, work }) => step.id === `${damage.id}.3-deal` && work.kind === 'act',
)
