import type { View } from '@battleline/kernel'
import type { Edition } from '../vocabulary.ts'
import { tableOf } from './state.ts'

/** How an edition decides the points on which the editions differ. */
export interface Policy {
  /** Battles can be attacked (MTG-EDN-9). */
  readonly attacksBattles: boolean
  /** “Any target” can be a planeswalker or a battle, too (MTG-NCD-7, MTG-PWR-6). */
  readonly anyTargetIsPermanent: boolean
  /** Excess damage can go to the recipient's controller (MTG-EDN-7). */
  readonly reroutesExcess: boolean
  /** A creature that was declared this turn already obeys a requirement for the turn (MTG-EDN-1). */
  readonly declaringObeysForTurn: boolean
  /** Combat damage is assigned in an order of the blocking creatures (MTG-CDM-11). */
  readonly ordersBlockers: boolean
  /** “Any number” of targets is at least one (MTG-EDN-6). */
  readonly anyNumberIsSome: boolean
  /** A player controls at most one planeswalker of each type. */
  readonly uniquePlaneswalkers: boolean
  /** Noncombat damage to a player can be redirected to a planeswalker (MTG-PWR-1). */
  readonly redirectsToPlaneswalkers: boolean
  /** A creature that fights itself is dealt its power twice, not twice its power (MTG-FGT-5). */
  readonly fightsItselfTwice: boolean
}

const POLICIES: Readonly<Record<Edition, Policy>> = {
  current: {
    attacksBattles: true,
    anyTargetIsPermanent: true,
    reroutesExcess: true,
    declaringObeysForTurn: false,
    ordersBlockers: false,
    anyNumberIsSome: false,
    uniquePlaneswalkers: false,
    redirectsToPlaneswalkers: false,
    fightsItselfTwice: false,
  },
  e16: {
    attacksBattles: false,
    anyTargetIsPermanent: false,
    reroutesExcess: false,
    declaringObeysForTurn: true,
    ordersBlockers: true,
    anyNumberIsSome: true,
    uniquePlaneswalkers: true,
    redirectsToPlaneswalkers: true,
    fightsItselfTwice: true,
  },
}

export const policyOf = (w: View): Policy => POLICIES[tableOf(w).edition]
