import type { ComputedValue, View } from '@battleline/kernel'
import type { ActiveEffect } from '../model/active-effect.ts'
import { HOOK } from '../model/hooks.ts'
import { cardOf } from '../model/state.ts'
import { activeEffects } from './active-effects.ts'
import { everyCreature, hostOf } from './board.ts'

/** Current power and armor. */

/**
 * Power: printed, plus counters, plus effects. An effect that sets power overrides all of it (KF-PWR-1). Damage does
 * not lower power (KF-PWR-2).
 */
export function powerOf(w: View, creature: number): number {
  if (activeEffects(w, HOOK.power).length === 0) return printedPower(w, creature)
  const { value, set, exchanged } = computePower(w, creature)
  if (set !== null) return valueSet(set)
  return exchanged ? computeArmor(w, creature).value : value
}

/** What an effect sets a power to: a number in its text, or what it measured as it was made. */
const valueSet = ({ is, lasting }: ActiveEffect): number =>
  is?.kind === 'has power' ? is.value : (lasting?.value ?? 0)

/** Whether power is at most this much. Skips the computation if nothing can have lowered it that far. */
export const isPowerAtMost = (w: View, creature: number, most: number, lowered: boolean): boolean =>
  (lowered || printedPower(w, creature) <= most) && powerOf(w, creature) <= most

/** Whether an active effect can lower power below the printed value plus counters. */
export function mayPowerBeLowered(w: View): boolean {
  for (const { is } of activeEffects(w, HOOK.power))
    if (is?.kind !== 'is a creature' && (is?.kind !== 'gets power' || is.by < 0)) return true
  return false
}

/** Armor, used or not (KF-ARM-1). */
export function armorOf(w: View, creature: number): number {
  if (activeEffects(w, HOOK.armor).length === 0) return cardOf(w, creature).$def.armor
  const { value, set, exchanged } = computeArmor(w, creature)
  if (set?.is?.kind === 'has armor') return set.is.value
  return exchanged ? Math.max(0, computePower(w, creature).value) : value
}

/** A value with its additions, the effect that sets it, and whether power and armor are exchanged. */
interface Computation {
  readonly value: number
  readonly set: ActiveEffect | null
  readonly exchanged: boolean
}

/** Printed power plus counters. */
function printedPower(w: View, creature: number): number {
  const { $def, powerCounters } = cardOf(w, creature)
  return $def.power + powerCounters
}

function computePower(w: View, creature: number): Computation {
  let value = printedPower(w, creature)
  let set: ActiveEffect | null = null
  // What a card that is no creature card is for now; the latest effect counts (KF-FRM-1).
  let form: ActiveEffect | null = null
  let exchanged = false
  for (const effect of activeEffects(w, HOOK.power)) {
    if (!effect.appliesTo(w, creature)) continue
    if (effect.is?.kind === 'gets power') value += effect.is.by * effect.timesFor(w, creature, effect.is)
    else if (effect.is?.kind === 'is a creature') form = isLater(w, effect, form) ? effect : form
    else if (effect.is?.kind === 'exchanged') exchanged = !exchanged
    else if (isLater(w, effect, set)) set = effect
  }
  if (form?.is?.kind === 'is a creature') value += form.is.power
  return { value, set, exchanged }
}

function computeArmor(w: View, creature: number): Computation {
  let { armor: value } = cardOf(w, creature).$def
  let set: ActiveEffect | null = null
  let exchanged = false
  const effects = activeEffects(w, HOOK.armor).filter((effect) => effect.appliesTo(w, creature))
  const gains = !effects.some(({ is }) => is?.kind === 'cannot gain armor')
  for (const effect of effects) {
    if (effect.is?.kind === 'cannot gain armor') continue
    if (effect.is?.kind === 'gets armor') {
      const by = effect.is.by * effect.timesFor(w, creature, effect.is)
      if (gains || by < 0) value += by
    } else if (effect.is?.kind === 'is a creature') value += effect.is.armor ?? 0
    else if (effect.is?.kind === 'exchanged') exchanged = !exchanged
    else if (isLater(w, effect, set)) set = effect
  }
  return { value: Math.max(0, value), set, exchanged }
}

/** The latest of several effects that set a value applies. */
export const isLater = (w: View, one: ActiveEffect, than: ActiveEffect | null): boolean =>
  than === null || rankInTime(w, one) >= rankInTime(w, than)

/** Upgrades in the order in which they were attached; lasting effects are later than the texts of cards in play. */
function rankInTime(w: View, { lasting, row }: ActiveEffect): number {
  const { upgrades } = cardOf(w, hostOf(w, row))
  return lasting === null ? upgrades.indexOf(row) : upgrades.length + lasting.id
}

/** Power and armor of each creature in play, which effects change without a write to the creature. */
export const computedValues = (w: View): readonly ComputedValue[] =>
  everyCreature(w).flatMap((record) => [
    { record, property: 'power', value: powerOf(w, record) },
    { record, property: 'armor', value: armorOf(w, record) },
  ])
