import type { View, World } from '@battleline/kernel'
import { cardOf, tableOf, type WornArmor, writeCard, writeTable } from '../model/state.ts'
import { everyCreature, isCreature } from '../query/board.ts'
import { armorOf } from '../query/power.ts'

/** Uses up points of a creature's armor, for this turn (KF-ARM-1). */
export function useArmor(w: World, creature: number, points: number): void {
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
  if (used < armorUsed) writeCard(w, card).armorUsed = used
  return used === 0 ? [] : [{ card, armor }]
}
