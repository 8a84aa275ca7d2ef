import type { View, World } from '@battleline/kernel'
import { facts } from '../events/triggers.ts'
import { type Damage, type DamageInstance, pendingOn } from '../model/damage.ts'
import { HOOK } from '../model/hooks.ts'
import { cardOf, tableOf, type WornArmor, writeCard, writeTable } from '../model/state.ts'
import { effectsFor } from '../query/active-effects.ts'
import { everyCreature, isCreature } from '../query/board.ts'
import { fightsOf } from '../query/open-fights.ts'
import { armorOf } from '../query/power.ts'
import { armorLeft } from '../query/values.ts'

/** Each creature's armor prevents the damage that is pending on it (KF-ARM-1, KF-DMG-2). */
export function absorbWithArmor(w: World, l: Damage): void {
  for (const { to, amount } of l.instances) {
    const left = amount === 0 ? 0 : armorLeft(w, to)
    if (left > 0) absorb(w, l, to, left)
  }
}

/** Armor prevents the creature's pending damage in the order in which it was set. */
function absorb(w: World, l: Damage, creature: number, armor: number): void {
  const pending = pendingOn(l, creature)
  const meets = l.instances.reduce((sum, one) => sum + (isMet(w, one, creature) ? one.amount : 0), 0)
  if (meets === 0) return
  let left = Math.min(armor, meets)
  w.reportChange(creature, 'pending', pending, pending - left)
  useArmor(w, creature, left)
  l.facts = [...l.facts, ...facts(w, 'armor prevents', [creature], { amount: left })]
  l.instances = l.instances.map((one) => {
    if (!isMet(w, one, creature)) return one
    const stopped = Math.min(left, one.amount)
    left -= stopped
    return { ...one, amount: one.amount - stopped }
  })
}

/** Whether a creature's armor can prevent it (KF-GEN-1). */
const isMet = (w: View, { to, from, piercing }: DamageInstance, creature: number): boolean =>
  to === creature && !piercing && (from === null || !ignoresArmor(w, from.card))

/** True if a text on an attacker ignores armor. */
const ignoresArmor = (w: View, attacker: number): boolean =>
  effectsFor(w, HOOK.declare, attacker).some(({ is }) => is?.kind === 'ignores' && is.armor === true) &&
  fightsOf(w, attacker, true).length > 0

/** Uses up points of a creature's armor, for this turn (KF-ARM-1). */
function useArmor(w: World, creature: number, points: number): void {
  writeCard(w, creature).armorUsed += points
  const { worn } = tableOf(w)
  if (!worn.some(({ card }) => card === creature))
    writeTable(w).worn = inOrder([...worn, lookedAt(w, creature)])
}

/** Every creature that has used armor, with its armor when first recorded. */
export function wornArmorOn(w: View): readonly WornArmor[] {
  const { worn } = tableOf(w)
  const isNew = (one: number) => cardOf(w, one).armorUsed > 0 && !worn.some(({ card }) => card === one)
  const found = everyCreature(w).filter(isNew)
  return found.length === 0 ? worn : inOrder([...worn, ...found.map((card) => lookedAt(w, card))])
}

const lookedAt = (w: View, card: number): WornArmor => ({ card, armor: armorOf(w, card) })

const inOrder = (worn: WornArmor[]): readonly WornArmor[] => worn.sort((one, other) => one.card - other.card)

/**
 * When a creature loses armor, it loses used points first, and unused points remain (KF-ARM-3). Part of the
 * state-based check, so every cause is seen at once.
 */
export function checkArmor(w: World): void {
  const { worn } = tableOf(w)
  if (!worn.every((one) => isAsItWas(w, one))) writeTable(w).worn = worn.flatMap((one) => wornNow(w, one))
}

const isAsItWas = (w: View, { card, armor }: WornArmor): boolean =>
  cardOf(w, card).armorUsed > 0 && (!isCreature(w, card) || armorOf(w, card) === armor)

function wornNow(w: World, one: WornArmor): readonly WornArmor[] {
  const { card, armor: before } = one
  const { armorUsed } = cardOf(w, card)
  if (armorUsed === 0) return []
  // An artifact that was a creature keeps its used armor until it is one again (KF-CTR-4).
  if (!isCreature(w, card)) return [one]
  const armor = armorOf(w, card)
  const used = Math.max(0, armorUsed - Math.max(0, before - armor))
  if (used < armorUsed) {
    writeCard(w, card).armorUsed = used
    w.reportRule('KF-ARM-3')
  }
  return used === 0 ? [] : [{ card, armor }]
}
