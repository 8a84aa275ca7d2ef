import type { View } from '@battleline/kernel'
import { HOOK } from './hooks.ts'
import { effectsOn, type Hooked } from './in-force.ts'
import { applies, hostOf } from './read.ts'
import { cardOf } from './state.ts'
import { timesFor } from './states.ts'

/** Power and armor as they are now. */

/** Power: printed, plus counters, plus what effects add; a value that is set overrides all of it (KF-PWR-1). Damage does not lower it (KF-PWR-2). */
export function powerOf(w: View, creature: number): number {
  if (effectsOn(w, HOOK.power).length === 0) return printedPower(w, creature)
  const { value, set, exchanged } = reckonedPower(w, creature)
  if (set?.is?.kind === 'has power') return set.is.value
  return exchanged ? reckonedArmor(w, creature).value : value
}

/** Whether power is so much at most; it is not reckoned where nothing can have lowered it that far. */
export const isPowerAtMost = (w: View, creature: number, most: number, lowered: boolean): boolean =>
  (lowered || printedPower(w, creature) <= most) && powerOf(w, creature) <= most

/** Whether an effect in force can make power less than what is printed and lies on a creature as counters. */
export function mayPowerBeLowered(w: View): boolean {
  for (const { is } of effectsOn(w, HOOK.power))
    if (is?.kind !== 'is a creature' && (is?.kind !== 'gets power' || is.by < 0)) return true
  return false
}

/** Armor, used or not (KF-ARM-1). */
export function armorOf(w: View, creature: number): number {
  if (effectsOn(w, HOOK.armor).length === 0) return cardOf(w, creature).$def.armor
  const { value, set, exchanged } = reckonedArmor(w, creature)
  if (set?.is?.kind === 'has armor') return set.is.value
  return exchanged ? Math.max(0, reckonedPower(w, creature).value) : value
}

/** A value with all that is added to it, what sets it, and whether it is exchanged with the other one. */
interface Reckoned {
  readonly value: number
  readonly set: Hooked | null
  readonly exchanged: boolean
}

/** Printed power, and the counters on it. */
function printedPower(w: View, creature: number): number {
  const { $def, powerCounters } = cardOf(w, creature)
  return $def.power + powerCounters
}

function reckonedPower(w: View, creature: number): Reckoned {
  let value = printedPower(w, creature)
  let set: Hooked | null = null
  let exchanged = false
  for (const effect of effectsOn(w, HOOK.power)) {
    if (!applies(w, effect, creature)) continue
    if (effect.is?.kind === 'gets power') value += effect.is.by * timesFor(w, effect, creature, effect.is)
    else if (effect.is?.kind === 'is a creature') value += effect.is.power
    else if (effect.is?.kind === 'exchanged') exchanged = !exchanged
    else if (isLater(w, effect, set)) set = effect
  }
  return { value, set, exchanged }
}

function reckonedArmor(w: View, creature: number): Reckoned {
  let { armor: value } = cardOf(w, creature).$def
  let set: Hooked | null = null
  let exchanged = false
  const effects = effectsOn(w, HOOK.armor).filter((effect) => applies(w, effect, creature))
  const gains = !effects.some(({ is }) => is?.kind === 'cannot gain armor')
  for (const effect of effects) {
    if (effect.is?.kind === 'cannot gain armor') continue
    if (effect.is?.kind === 'gets armor') {
      const by = effect.is.by * timesFor(w, effect, creature, effect.is)
      if (gains || by < 0) value += by
    } else if (effect.is?.kind === 'exchanged') exchanged = !exchanged
    else if (isLater(w, effect, set)) set = effect
  }
  return { value: Math.max(0, value), set, exchanged }
}

/** Of several values that are set, the one that was set last counts. */
export const isLater = (w: View, one: Hooked, than: Hooked | null): boolean =>
  than === null || rankInTime(w, one) >= rankInTime(w, than)

/** Upgrades in the order in which they were attached; lasting effects are later than the texts of cards in play. */
function rankInTime(w: View, { lasting, row }: Hooked): number {
  const { upgrades } = cardOf(w, hostOf(w, row))
  return lasting === null ? upgrades.indexOf(row) : upgrades.length + lasting.id
}
