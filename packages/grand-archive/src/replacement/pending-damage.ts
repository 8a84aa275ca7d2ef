import type { View, World } from '@battleline/kernel'
import { policyOf } from '../model/edition-policy.ts'
import type { Ref } from '../model/state.ts'
import { effectsGiving, youOf } from '../query/active-effects.ts'
import { isSiegeable } from '../query/attack.ts'
import type { DamageSource } from '../query/filter-facts.ts'
import { lastKnownController, lastKnownElements } from '../query/last-known.ts'
import { championOf, isOnField, isStillOnField, isUnit } from '../query/objects.ts'
import { matchesSource } from '../query/source-filter.ts'
import { affects, hasPredicate } from '../query/values.ts'

/** Damage from one source to one recipient (GA-DEF-9). An amount of 0 is no damage any more. */
export interface DamageInstance extends DamageSource {
  /** Distinguishes the instances of an event. */
  readonly id: number
  readonly to: Ref
  readonly amount: number
  readonly combat: boolean
  readonly unpreventable: boolean
  /** True for the damage of the attack, false for retaliation and everything else. */
  readonly attack: boolean
}

/** All damage dealt at the same time (GA-DMG-11), in the order in which effects apply. */
export interface Damage {
  instances: readonly DamageInstance[]
  /** The weapons that lose a durability counter at the same time (GA-DUR-3). */
  readonly worn: readonly Ref[]
}

/** Properties of a new damage instance. */
export interface DamageOptions {
  readonly combat?: boolean
  readonly unpreventable?: boolean
  readonly attack?: boolean
  readonly spell?: true | undefined
}

/** “Damage dealt by fire sources you control can't be prevented.” */
const isNeverPrevented = (w: View, source: DamageSource): boolean =>
  effectsGiving(w, 'damage unpreventable').some((effect) => {
    const you = youOf(w, effect)
    const champion = championOf(w, you)
    const { who, gives } = effect.text
    return (
      champion >= 0 &&
      affects(w, effect, who, champion) &&
      matchesSource(w, gives.of, effect.source.card, you, source)
    )
  })

/** An instance with its source as it is now, or as last known (GA-SRC-6). */
export function damageInstance(
  w: View,
  id: number,
  from: Ref,
  to: Ref,
  amount: number,
  { combat = false, unpreventable = false, attack = false, spell }: DamageOptions = {},
): DamageInstance {
  const by = lastKnownController(w, from)
  const elements = lastKnownElements(w, from)
  const forced = combat && isOnField(w, from.card) && hasPredicate(w, from.card, 'unpreventable')
  return {
    id,
    from,
    by,
    elements,
    to,
    amount,
    combat,
    unpreventable:
      unpreventable || forced || isNeverPrevented(w, { from, by, elements, ...(spell && { spell }) }),
    attack,
    ...(spell && { spell }),
  }
}

export const damageOf = (instances: readonly DamageInstance[], worn: readonly Ref[] = []): Damage => ({
  instances,
  worn,
})

/** Whether an object can be dealt damage: a unit, or a siegeable domain (GA-DMG-9). */
export const takesDamage = (w: View, ref: Ref): boolean =>
  isStillOnField(w, ref) && (isUnit(w, ref.card) || (isSiegeable(w, ref.card) && policyOf(w).siegeable))

/** Changes an instance and reports the pending damage. */
export function setAmount(w: World, l: Damage, id: number, amount: number): void {
  l.instances = l.instances.map((one) => {
    if (one.id !== id) return one
    const now = Math.max(0, amount)
    w.reportChange(one.to.card, 'pending', one.amount, now)
    return { ...one, amount: now }
  })
}

/** Adds an instance at the same time, for damage that an effect deals back (GA-PRV-8). */
export function addInstance(w: World, l: Damage, from: Ref, to: Ref, amount: number): void {
  const id = Math.max(...l.instances.map((one) => one.id)) + 1
  if (!takesDamage(w, to)) return
  w.reportChange(to.card, 'pending', 0, amount)
  l.instances = [...l.instances, damageInstance(w, id, from, to, amount)]
}

/** Prevents up to `most` points and returns how many (GA-PRV-1). */
export function prevent(w: World, l: Damage, one: DamageInstance, most: number): number {
  const prevented = Math.max(0, Math.min(most, one.amount))
  if (prevented > 0) setAmount(w, l, one.id, one.amount - prevented)
  return prevented
}
