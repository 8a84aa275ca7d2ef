import type { Ref } from '@battleline/card-game'
import type { GameEvent } from '@battleline/kernel'
import type { DamageKind } from '../vocabulary.ts'

/** The attacker and defender, while damage of a fight is dealt. */
export interface Fight {
  readonly attacker: number
  readonly defender: number
  /** True if the defender had not been picked (in `essay-early`: fought) before this turn. */
  readonly first: boolean
}

/** Damage from one source to one creature. An amount of 0 is no damage any more. */
export interface DamageInstance {
  /** Distinguishes the instances of a batch. */
  readonly id: number
  /** The instance that it came from, or itself. An effect applies once to an instance and all that derive from it. */
  readonly origin: number
  /** The source card; null for bonus icons (KF-ICN-3). */
  readonly from: Ref | null
  readonly to: number
  readonly kind: DamageKind
  readonly amount: number
  /** Destroys the creature that it is dealt to, whatever its power (KF-POI-1). */
  readonly poison: boolean
  /** Ignores armor. */
  readonly piercing: boolean
  /** All creatures that this damage was dealt to; it is never copied back to one of them (KF-DMG-7). */
  readonly seen: readonly number[]
}

/** A card to destroy, and the cause. */
export interface DestructionEntry extends Ref {
  /** The fight whose damage is the cause; null for other causes (KF-FGT-15). */
  readonly fight: Fight | null
  /** The height of the open chart that destroys it; null for the state-based check. */
  readonly by: number | null
  /** Wards do not prevent it (KF-WRD-8). */
  readonly ignoring?: true
  /** The damage of keywords that is part of the cause. */
  readonly byKeywords?: readonly KeywordDamage[]
}

/** Damage of a keyword: what dealt it, and which keyword it was. */
export type KeywordDamage = Pick<DamageInstance, 'from' | 'kind'>

/** All damage dealt at the same time (KF-DMG-1). */
export interface Damage {
  instances: readonly DamageInstance[]
  readonly fight: Fight | null
  /** The cards that the damage is to destroy; in the end, those that it has destroyed. */
  toDestroy: readonly DestructionEntry[]
  facts: readonly GameEvent[]
}

export const damageBatch = (instances: readonly DamageInstance[], fight: Fight | null = null): Damage => ({
  instances: instances.map((one, id) => ({ ...one, id, origin: id })),
  fight,
  toDestroy: [],
  facts: [],
})

/** An id that no instance of a batch has, nor those after it. */
export const nextId = ({ instances }: Pick<Damage, 'instances'>): number =>
  1 + Math.max(...instances.map(({ id }) => id))

/** The total pending damage of one creature (KF-DMG-2). */
export function pendingOn(l: Damage, creature: number): number {
  let sum = 0
  for (const one of l.instances) if (one.to === creature) sum += one.amount
  return sum
}

/** Damage that is not yet in a batch, which numbers its instances. */
export const damageInstance = (
  from: Ref | null,
  to: number,
  kind: DamageKind,
  amount: number,
): DamageInstance => ({
  id: 0,
  origin: 0,
  from,
  to,
  kind,
  amount: Math.max(0, amount),
  poison: false,
  piercing: false,
  seen: [to],
})
