import type { GameEvent } from '@battleline/kernel'
import type { DamageKind } from '../vocabulary.ts'
import type { Ref } from './reference.ts'

/** Who fights whom, while damage of a fight is dealt. */
export interface Fight {
  readonly attacker: number
  readonly defender: number
  /** True where the defender had not been chosen (in `essay-early`: been fought) before this turn. */
  readonly first: boolean
}

/** Damage from one source to one creature, on its way through the chart. An amount of 0 is no damage any more. */
export interface DamageInstance {
  /** Tells packets of one batch apart. */
  readonly id: number
  /** The packet that it came from, or itself: an effect is used once for a packet and what became of it. */
  readonly origin: number
  /** The card that deals it; null for bonus icons (KF-ICN-3). */
  readonly from: Ref | null
  readonly to: number
  readonly kind: DamageKind
  readonly amount: number
  /** Destroys what it is dealt to, whatever its power (KF-POI-1). */
  readonly poison: boolean
  /** Armor does not prevent it. */
  readonly piercing: boolean
  /** Every creature that is dealt this same damage so far: it is never copied back to one of them (KF-DMG-7). */
  readonly seen: readonly number[]
}

/** A card that is to be destroyed, and what by. */
export interface DestructionEntry {
  readonly card: number
  /** The fight whose damage did it; null for everything else (KF-FGT-15). */
  readonly fight: Fight | null
  /** A ward does not help it (KF-WRD-8). */
  readonly ignoring?: true
}

/** Everything that is dealt at the same moment (KF-DMG-1). */
export interface Damage {
  instances: readonly DamageInstance[]
  readonly fight: Fight | null
  toDestroy: readonly DestructionEntry[]
  facts: readonly GameEvent[]
}

export const damageBatch = (instances: readonly DamageInstance[], fight: Fight | null = null): Damage => ({
  instances: instances,
  fight,
  toDestroy: [],
  facts: [],
})

export const damageInstance = (
  id: number,
  from: Ref | null,
  to: number,
  kind: DamageKind,
  amount: number,
): DamageInstance => ({
  id,
  origin: id,
  from,
  to,
  kind,
  amount: Math.max(0, amount),
  poison: false,
  piercing: false,
  seen: [to],
})
