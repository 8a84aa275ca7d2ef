import type { World } from '@battleline/kernel'
import { HOOK } from './hooks.ts'
import { effectsOn } from './in-force.ts'
import { armorOf } from './power.ts'
import { everyCreature } from './read.ts'
import { cardOf, writeCard } from './state.ts'

/**
 * Makes a change that can move creatures or end effects: armor that a creature loses by it takes used points with it
 * first, so that what is left is left (KF-ARM-3). `mayLose`: whether effects on armor can be among what changes.
 */
export function keepingArmor(
  w: World,
  change: () => void,
  mayLose = effectsOn(w, HOOK.armor).length > 0,
): void {
  const worn = !mayLose ? [] : everyCreature(w).filter((card) => cardOf(w, card).armorUsed > 0)
  const before = worn.map((card) => armorOf(w, card))
  change()
  worn.forEach((card, at) => {
    const lost = (before[at] ?? 0) - armorOf(w, card)
    if (lost > 0 && cardOf(w, card).zone === 'battleline') {
      writeCard(w, card).armorUsed = Math.max(0, cardOf(w, card).armorUsed - lost)
    }
  })
}
