import type { View } from '@battleline/kernel'
import type { Edition } from '../vocabulary.ts'
import { tableOf } from './state.ts'

/** Points on which the editions differ without rewriting a step. */
export interface Policy {
  /** Any wielded weapon lets a champion attack, even one with 0 power (GA-CMB-3). */
  readonly anyWeaponAttacks: boolean
  /** The attacker keeps attacking without a defender (GA-ROL-2). */
  readonly attackerKeepsRole: boolean
  /** Siegeable domains can be attacked and dealt damage (GA-DEF-1). */
  readonly siegeable: boolean
  /** On a player's first turn only the last in turn order may attack (GA-CMB-10). */
  readonly firstTurnRule: boolean
  /** A change of controller removes an object from combat (GA-ROL-4). */
  readonly controlRemoves: boolean
  /** Recovering counts even if there is nothing to recover (GA-REC-2). */
  readonly emptyRecover: boolean
}

export const POLICIES: Readonly<Record<Edition, Policy>> = {
  'cr-26': {
    anyWeaponAttacks: true,
    attackerKeepsRole: true,
    siegeable: true,
    firstTurnRule: true,
    controlRemoves: true,
    emptyRecover: true,
  },
  '2024': {
    anyWeaponAttacks: false,
    attackerKeepsRole: false,
    siegeable: false,
    firstTurnRule: false,
    controlRemoves: false,
    emptyRecover: false,
  },
}

export const policyOf = (w: View): Policy => POLICIES[tableOf(w).edition]
