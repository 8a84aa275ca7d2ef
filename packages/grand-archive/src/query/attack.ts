import { because, type Reason, type View } from '@battleline/kernel'
import { policyOf } from '../model/edition-policy.ts'
import {
  type Combat,
  cardOf,
  opponentOf,
  type PlayerId,
  playerOf,
  type Ref,
  refTo,
  tableOf,
} from '../model/state.ts'
import { isOnField, isUnit } from './objects.ts'
import { hasKeyword } from './values.ts'

/** The declaration of an attack (GA-CMB-6). */
export interface Declaration {
  readonly attacker: number
  readonly weapons: readonly number[]
  /** The attacked objects; the attacked player's number for a cleaving attack. */
  readonly targets: readonly number[]
  /** The attack card already in the intent, or -1. */
  readonly card: number
}

/** The cards of an attack: their keywords are the attack's. */
export const declaredSources = ({ attacker, weapons, card }: Declaration): readonly number[] =>
  card < 0 ? [attacker, ...weapons] : [attacker, ...weapons, card]

/** The objects of a player that can be attacked at all (GA-DEF-1). */
export const attackable = (w: View, player: PlayerId): readonly number[] =>
  playerOf(w, player).field.filter(
    (card) => isUnit(w, card) || (isSiegeable(w, card) && policyOf(w).siegeable),
  )

/**
 * Whether an object can be a defender of this attack now: it is on the field and not hidden (GA-ROL-3,
 * GA-KW-STEALTH).
 */
export const canDefend = (w: View, one: Declaration, card: number): boolean =>
  attackable(w, opponentOf(cardOf(w, one.attacker).controller)).includes(card) &&
  canSee(w, declaredSources(one), card)

/** Whether no effect has ended the combat phase (GA-TRN-6). */
export const combatGoesOn = (w: View): true | Reason =>
  tableOf(w).combat?.ended !== true || because('an effect has ended the combat phase', 'GA-TRN-6')

/** Whether the current attack can attack an object. */
export function isLegalDefender(w: View, card: number): boolean {
  const { combat } = tableOf(w)
  if (combat === null || !attackable(w, opponentOf(combat.by)).includes(card)) return false
  return canSee(w, attackSources(w, combat), card)
}

const canSee = (w: View, made: readonly number[], card: number): boolean =>
  !isHidden(w, card) || made.some((one) => hasKeyword(w, one, 'true sight'))

/** The cards that an attack uses: its intent, then its weapons. */
export const cardsUsedIn = (w: View, { intent, weapons }: Combat): readonly Ref[] => [
  ...intent.map((card) => refTo(w, card)),
  ...weapons,
]

/** The cards of an attack: their keywords are the attack’s. */
export const attackSources = (w: View, combat: Combat): readonly number[] =>
  [combat.attacker, ...cardsUsedIn(w, combat)].map(({ card }) => card)

/** Whether an object is a siegeable domain (GA-DEF-1). */
export const isSiegeable = (w: View, card: number): boolean =>
  isOnField(w, card) &&
  cardOf(w, card).$def.type === 'domain' &&
  cardOf(w, card).$def.subtypes.includes('siegeable')

/** A change of controller removes an object from combat (GA-ROL-4). */
export const staysInCombat = (w: View, card: number, side: PlayerId): boolean =>
  !policyOf(w).controlRemoves || cardOf(w, card).controller === side

/** Stealth: only an attack with true sight can attack it (GA-KW-STEALTH, GA-KW-TRUESIGHT). */
export const isHidden = (w: View, card: number): boolean => hasKeyword(w, card, 'stealth')
