import { because, type Reason, say, type View } from '@battleline/kernel'
import { obeys } from '../keywords/pride.ts'
import { ignoresTaunt } from '../keywords/taunt.ts'
import { policyOf } from '../model/edition-policy.ts'
import { cardOf, FIRST_CARD, opponentOf, type PlayerId, playerOf, tableOf } from '../model/state.ts'
import { attackable, canDefend, type Declaration, declaredSources } from '../query/attack.ts'
import { attackPrice } from '../query/attack-price.ts'
import { isOnField, isUnit } from '../query/objects.ts'
import { canReserve } from '../query/payment.ts'
import { hasKeyword, hasPredicate, keywordOf, powerOf } from '../query/values.ts'

type AttackKeyword = 'cleave' | 'multistrike'
const attackKeyword = (w: View, one: Declaration, keyword: AttackKeyword): number =>
  declaredSources(one).reduce((sum, card) => sum + keywordOf(w, card, keyword), 0)

/** Whether a declaration names only cards, and cards or players as targets. */
export const isWellFormed = (w: View, { attacker, weapons, targets }: Declaration): boolean =>
  [attacker, ...weapons, ...targets.filter((one) => one !== 1 && one !== 2)].every(
    (card) => card >= FIRST_CARD && card < w.rows.length,
  )

/** Why an attack cannot be declared, or null. A refused declaration changes nothing (GA-CMB-6). */
export function whyNotDeclare(w: View, one: Declaration): Reason | null {
  const you = cardOf(w, one.attacker).controller
  return (
    whyNotAttacker(w, one, you) ??
    whyNotWeapons(w, one, you) ??
    whyNotPower(w, one) ??
    whyNotTargets(w, one, you) ??
    whyNotPrice(w, one, you)
  )
}

function whyNotPrice(w: View, one: Declaration, you: PlayerId): Reason | null {
  const price = attackPrice(w, one)
  return canReserve(w, you, price, one.attacker)
    ? null
    : because(say`this attack costs ${price}, and there are not so many cards in the hand`, 'GA-CMB-6')
}

/** Why this unit cannot attack, with any weapons and any target; or null. */
export function whyNotAttacker(w: View, { attacker, card }: Declaration, you: PlayerId): Reason | null {
  const { name, controller, rested, $def } = cardOf(w, attacker)
  const { active, turn } = tableOf(w)
  if (!isUnit(w, attacker)) return because(say`${name} is no unit on the field`, 'GA-CMB-1')
  if (controller !== you || active !== you) return because('only the turn player attacks', 'GA-CMB-1')
  if (policyOf(w).firstTurnRule && turn === 1)
    return because('on a first turn only the last player in turn order attacks', 'GA-CMB-10')
  // With an attack card, the attacker rested when the card was activated (GA-CMB-4).
  if (rested && card < 0) return because(say`${name} is rested`, 'GA-CMB-4')
  if (hasPredicate(w, attacker, 'cannot attack')) return because(say`${name} cannot attack`, 'GA-CMB-2')
  if ($def.type === 'ally' && !obeys(w, attacker))
    return because(say`${name} does not obey: the level of its champion is too low`, 'GA-KW-PRIDE')
  return null
}

const GUNS = ['gun', 'bow', 'aetherwing']
export const mustBeLoaded = (w: View, weapon: number): boolean =>
  cardOf(w, weapon).$def.subtypes.some((one) => GUNS.includes(one))

function whyNotWeapons(w: View, { attacker, weapons, card }: Declaration, you: PlayerId): Reason | null {
  if (new Set(weapons).size < weapons.length)
    return because('each weapon can be wielded only once', 'GA-CMB-6')
  for (const weapon of weapons) {
    const { name, controller, under, $def } = cardOf(w, weapon)
    if (!isOnField(w, weapon) || $def.type !== 'weapon' || controller !== you)
      return because(say`${name} is not a weapon that this player controls`, 'GA-CMB-6')
    if (cardOf(w, attacker).$def.type !== 'champion')
      return because(say`${cardOf(w, attacker).name} wields no weapons`, 'GA-CMB-2')
    if (!mustBeLoaded(w, weapon)) continue
    if (under.length === 0) return because(say`${name} is not loaded`, 'GA-CMB-11')
    if (card >= 0) return because(say`${name} is not combined with an attack card`, 'GA-CMB-11')
  }
  return null
}

/** An ally attacks with power above 0; a champion with power, a weapon or an attack card (GA-CMB-2, GA-CMB-3). */
function whyNotPower(w: View, { attacker, weapons, card }: Declaration): Reason | null {
  const { name, $def } = cardOf(w, attacker)
  const own = powerOf(w, attacker) ?? 0
  if ($def.type === 'ally') {
    return own > 0 || card >= 0 ? null : because(say`${name} has no power above 0`, 'GA-CMB-2')
  }
  const power = [...weapons, ...(card < 0 ? [] : [card])].reduce(
    (sum, one) => sum + (powerOf(w, one) ?? 0),
    own,
  )
  if (!policyOf(w).anyWeaponAttacks)
    return power > 0 ? null : because('the attack has no power above 0', 'GA-CMB-3')
  return own > 0 || weapons.length > 0 || card >= 0
    ? null
    : because(say`${name} has no power, wields no weapon and has no attack card`, 'GA-CMB-3')
}

function whyNotTargets(w: View, one: Declaration, you: PlayerId): Reason | null {
  const { targets } = one
  const enemy = opponentOf(you)
  const [first, ...others] = targets
  if (first === undefined) return because('an attack has a target', 'GA-CMB-6')
  if (attackKeyword(w, one, 'cleave') > 0) {
    return first === enemy && others.length === 0
      ? null
      : because('a cleaving attack attacks a player', 'GA-KW-CLEAVE')
  }
  if (new Set(targets).size < targets.length) return because('each target must be different', 'GA-CMB-9')
  if (others.length > attackKeyword(w, one, 'multistrike'))
    return because('an attack has one target', 'GA-KW-MULTISTRIKE')
  for (const target of targets) {
    const why = whyNotTarget(w, one, target, you)
    if (why !== null) return why
  }
  return whyTauntForbids(w, one, enemy)
}

function whyNotTarget(w: View, one: Declaration, target: number, you: PlayerId): Reason | null {
  if (target === 1 || target === 2) return because('only a cleaving attack attacks a player', 'GA-KW-CLEAVE')
  const { name, controller } = cardOf(w, target)
  if (controller === you) return because(say`${name} is controlled by the attacking player`, 'GA-CMB-9')
  if (!attackable(w, controller).includes(target)) return because(say`${name} cannot be attacked`, 'GA-DEF-1')
  if (!canDefend(w, one, target)) return because(say`${name} has stealth`, 'GA-KW-STEALTH')
  return null
}

/** Awake units with taunt are chosen before all others, if they can be (GA-KW-TAUNT). */
function whyTauntForbids(w: View, one: Declaration, enemy: PlayerId): Reason | null {
  if (declaredSources(one).some((card) => ignoresTaunt(w, card))) return null
  const taunting = attackable(w, enemy).filter(
    (card) => !cardOf(w, card).rested && hasKeyword(w, card, 'taunt') && canDefend(w, one, card),
  )
  const left = taunting.find((card) => !one.targets.includes(card))
  if (left === undefined || one.targets.every((card) => taunting.includes(card))) return null
  return because(say`${cardOf(w, left).name} has taunt`, 'GA-KW-TAUNT')
}

/** Every attack with this unit: its weapons, then its targets. */
export function declarations(w: View, attacker: number, card: number): readonly Declaration[] {
  const you = cardOf(w, attacker).controller
  const bare = { attacker, weapons: [], targets: [], card }
  if (whyNotAttacker(w, bare, you) !== null) return []
  const wieldable = playerOf(w, you).field.filter(
    (one) => whyNotWeapons(w, { ...bare, weapons: [one] }, you) === null,
  )
  const enemy = opponentOf(you)
  return subsets(wieldable).flatMap((weapons) => {
    const armed = { ...bare, weapons }
    if (whyNotPower(w, armed) !== null) return []
    const most = 1 + attackKeyword(w, armed, 'multistrike')
    const open = attackable(w, enemy).filter((one) => whyNotTarget(w, armed, one, you) === null)
    const chosen = attackKeyword(w, armed, 'cleave') > 0 ? [[enemy]] : subsets(open, most)
    return chosen
      .map((targets): Declaration => ({ ...armed, targets }))
      .filter((one) => (whyNotTargets(w, one, you) ?? whyNotPrice(w, one, you)) === null)
  })
}

/** All subsets up to a size, small ones first. */
function subsets(cards: readonly number[], most = cards.length): readonly (readonly number[])[] {
  const all: (readonly number[])[] = [[]]
  for (const card of cards) {
    for (const one of all.slice()) if (one.length < most) all.push([...one, card])
  }
  return all.sort((a, b) => a.length - b.length)
}
