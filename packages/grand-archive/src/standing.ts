import type { Reaction, View, World } from '@battleline/kernel'
import { destroyed, destroyedOf } from './charts/destroyed.ts'
import { uniqueness } from './charts/uniqueness.ts'
import { isLegalDefender } from './declaring.ts'
import { policyOf } from './policy.ts'
import { championOf, everyObject, has, isThere, lifeOf } from './read.ts'
import {
  cardOf,
  opponentOf,
  PLAYERS,
  type PlayerId,
  type Ref,
  refTo,
  tableOf,
  writeCard,
  writeCombat,
  writeTable,
} from './state.ts'

/** The state-based check (chart T6): one pass; it is repeated until it finds nothing. */
export function check(w: World): Reaction | null {
  if (endGame(w)) return null
  revalidateRoles(w)
  breakLinks(w)
  const cards = everyObject(w)
    .filter((card) => isDone(w, card))
    .map((card) => refTo(w, card))
  if (cards.length > 0) return { chart: destroyed.id, locals: destroyedOf(cards) }
  const double = doubles(w)
  return double === null ? null : { chart: uniqueness.id, locals: { cards: double } }
}

/** Who has no champion any more loses; all at once is a draw (GA-CHP-3, GA-CHP-4). */
function endGame(w: World): boolean {
  if (tableOf(w).winner !== null) return true
  const lost = PLAYERS.filter((player) => hadChampion(w, player) && championOf(w, player) < 0)
  const [loser] = lost
  if (loser === undefined) return false
  writeTable(w).winner = lost.length > 1 ? 0 : loser === 1 ? 2 : 1
  return true
}

const hadChampion = (w: View, player: number): boolean =>
  (w.rows[player] as { readonly hadChampion?: boolean }).hadChampion === true

/** A link to what has left is none (chart T6.5). */
function breakLinks(w: World): void {
  for (const card of everyObject(w)) {
    const { linked } = cardOf(w, card)
    if (linked !== null && !isThere(w, linked)) writeCard(w, card).linked = null
  }
}

/** A unit with damage at its life or more, or life of 0 or less; a weapon or domain without durability (GA-DTH-1, GA-DUR-5). */
export function isDone(w: View, card: number): boolean {
  const { $def, damage, durability } = cardOf(w, card)
  if ($def.type === 'champion' || $def.type === 'ally') {
    const life = lifeOf(w, card)
    return life !== null && (damage >= life || life <= 0) && !has(w, card, 'immortality')
  }
  return $def.durability !== null && durability <= 0 && !has(w, card, 'immortality')
}

/** Two unique objects of one name under one player's control, or null (chart T6.4). */
function doubles(w: View): readonly Ref[] | null {
  for (const card of everyObject(w)) {
    const { $def, controller } = cardOf(w, card)
    if (!$def.supertypes.includes('unique')) continue
    const same = everyObject(w).filter((other) => {
      const one = cardOf(w, other)
      return one.controller === controller && one.$def.name === $def.name
    })
    if (same.length > 1) return same.map((one) => refTo(w, one))
  }
  return null
}

/** Who defends, retaliates and attacks still (chart T6.6, GA-ROL-3, GA-ROL-7). */
function revalidateRoles(w: World): void {
  const { combat } = tableOf(w)
  if (combat === null) return
  const attacks = isThere(w, combat.attacker) && staysInCombat(w, combat.attacker.card, combat.by)
  const defenders = combat.defenders.filter((ref) => isThere(w, ref) && isLegalDefender(w, ref.card))
  const enemy = opponentOf(combat.by)
  const retaliators = combat.retaliators.filter(
    (ref) => attacks && isThere(w, ref) && staysInCombat(w, ref.card, enemy),
  )
  const keepsRole = policyOf(w).attackerKeepsRole || defenders.length > 0
  const attacking = combat.attacking && attacks && keepsRole
  const same =
    attacking === combat.attacking &&
    defenders.length === combat.defenders.length &&
    retaliators.length === combat.retaliators.length
  if (!same) writeCombat(w, { attacking, defenders, retaliators })
}

/** A change of controller removes from combat (GA-ROL-4). */
export const staysInCombat = (w: View, card: number, side: PlayerId): boolean =>
  !policyOf(w).controlRemoves || cardOf(w, card).controller === side
