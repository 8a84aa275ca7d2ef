import type { Reaction, View, World } from '@battleline/kernel'
import { destroyed, destroyedOf } from '../charts/destroyed.ts'
import { uniqueness } from '../charts/uniqueness.ts'
import { policyOf } from '../model/edition-policy.ts'
import { takeRemembered } from '../model/memory.ts'
import {
  cardOf,
  opponentOf,
  PLAYERS,
  playerOf,
  type Ref,
  refsTo,
  refTo,
  tableOf,
  writeCard,
  writeCombat,
  writeTable,
} from '../model/state.ts'
import { isLegalDefender, staysInCombat } from '../query/attack.ts'
import { withoutLostBonuses } from '../query/bonuses.ts'
import { allObjects, championOf, isStillOnField } from '../query/objects.ts'
import { canBeSacrificed } from '../query/sacrifice.ts'
import { hasKeyword, lifeOf, matches } from '../query/values.ts'
import { linkOf } from '../text/target-slots.ts'

/** The state-based check: one pass; it is repeated until it finds nothing. */
export function check(w: World): Reaction | null {
  // What was revealed is hidden again (GA-INF-1).
  takeRemembered(w, 'revealed')
  if (endGame(w)) return null
  revalidateRoles(w)
  loseBonuses(w)
  breakLinks(w)
  const cards = allObjects(w)
    .filter((card) => mustBeDestroyed(w, card))
    .map((card) => refTo(w, card))
  if (cards.length > 0) return { chart: destroyed.id, locals: destroyedOf(cards) }
  const loose = allObjects(w).filter((card) => isLinkBroken(w, card))
  if (loose.length > 0) return { chart: destroyed.id, locals: destroyedOf(refsTo(w, loose), true) }
  const double = duplicateUniques(w)
  return double === null ? null : { chart: uniqueness.id, locals: { cards: double } }
}

/** Who lost their champion or should draw from an empty deck loses; both at once is a draw (GA-CHP-3, GA-CHP-4, GA-END-2). */
function endGame(w: World): boolean {
  if (tableOf(w).winner !== null) return true
  const lost = PLAYERS.filter(
    (player) => playerOf(w, player).decked || (playerOf(w, player).hadChampion && championOf(w, player) < 0),
  )
  const [loser] = lost
  // Champions with lethal damage are destroyed first, so that both losses come together.
  const dying = PLAYERS.map((player) => championOf(w, player)).some(
    (one) => one >= 0 && mustBeDestroyed(w, one),
  )
  if (dying) return false
  if (loser === undefined) return false
  writeTable(w).winner = lost.length > 1 ? 0 : loser === 1 ? 2 : 1
  return true
}

/** It is linked to nothing any more, or to what no longer fits (GA-KEY-LINK). */
function isLinkBroken(w: View, card: number): boolean {
  const { $def, linked, controller } = cardOf(w, card)
  const link = linkOf($def.abilities.map(({ clause }) => clause))
  if (link === null || !canBeSacrificed(w, card)) return false
  return linked === null || !matches(w, link.of, card, controller, linked.card)
}

/** An action on the stack loses a bonus whose brackets no longer hold, for good (GA-BON-3). */
function loseBonuses(w: World): void {
  const { stack } = tableOf(w)
  const kept = stack.map((item) => {
    const ability = withoutLostBonuses(w, item.ability)
    return ability === item.ability ? item : { ...item, ability }
  })
  if (kept.some((item, at) => item !== stack[at])) writeTable(w).stack = kept
}

/** Removes links to objects that left. */
function breakLinks(w: World): void {
  for (const card of allObjects(w)) {
    const { linked } = cardOf(w, card)
    if (linked !== null && !isStillOnField(w, linked)) writeCard(w, card).linked = null
  }
}

/**
 * A unit with damage at its life or more, or with life of 0 or less; a weapon or domain without durability (GA-DTH-1,
 * GA-DUR-5).
 */
export function mustBeDestroyed(w: View, card: number): boolean {
  const { $def, damage, durability } = cardOf(w, card)
  if ($def.type === 'champion' || $def.type === 'ally') {
    const life = lifeOf(w, card)
    return life !== null && (damage >= life || life <= 0) && !hasKeyword(w, card, 'immortality')
  }
  return $def.durability !== null && durability <= 0 && !hasKeyword(w, card, 'immortality')
}

/** Two unique objects of one name under one player's control, or null. */
function duplicateUniques(w: View): readonly Ref[] | null {
  for (const card of allObjects(w)) {
    const { $def, controller } = cardOf(w, card)
    if (!$def.supertypes.includes('unique')) continue
    const same = allObjects(w).filter((other) => {
      const one = cardOf(w, other)
      return one.controller === controller && one.$def.name === $def.name
    })
    if (same.length > 1) return same.map((one) => refTo(w, one))
  }
  return null
}

/** Updates the defenders, retaliators and the attacker (GA-ROL-3, GA-ROL-7). */
function revalidateRoles(w: World): void {
  const { combat } = tableOf(w)
  if (combat === null) return
  const attacks = isStillOnField(w, combat.attacker) && staysInCombat(w, combat.attacker.card, combat.by)
  const defenders = combat.defenders.filter((ref) => isStillOnField(w, ref) && isLegalDefender(w, ref.card))
  const enemy = opponentOf(combat.by)
  const retaliators = combat.retaliators.filter(
    (ref) => attacks && isStillOnField(w, ref) && staysInCombat(w, ref.card, enemy),
  )
  const keepsRole = policyOf(w).attackerKeepsRole || defenders.length > 0
  const attacking = combat.attacking && attacks && keepsRole
  const same =
    attacking === combat.attacking &&
    defenders.length === combat.defenders.length &&
    retaliators.length === combat.retaliators.length
  if (!same) writeCombat(w, { attacking, defenders, retaliators })
}
