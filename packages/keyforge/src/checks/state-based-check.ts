import { FIRST_CARD } from '@battleline/card-game'
import type { Reaction, StateRecord, View, World } from '@battleline/kernel'
import { destroyed } from '../charts/destroyed.ts'
import { effectContext, mayBeLethalElsewhere } from '../effects/continuous.ts'
import { checkControl } from '../effects/control.ts'
import { checkFaces } from '../effects/faces.ts'
import { checkForm, mayChangeForm } from '../effects/form.ts'
import { cannotBeDestroyed } from '../effects/protection.ts'
import { chartOf } from '../events/abilities.ts'
import type { DestructionEntry } from '../model/damage.ts'
import { HOOK } from '../model/hooks.ts'
import { boardOf } from '../model/new-records.ts'
import type { Resolution } from '../model/resolution.ts'
import { cardOf, refTo, tableOf } from '../model/state.ts'
import { activeEffects } from '../query/active-effects.ts'
import { everyCreature, hasWorkingText, selfOf } from '../query/board.ts'
import { isPowerAtMost, mayPowerBeLowered, powerOf } from '../query/power.ts'
import { checkArmor } from '../rules/armor.ts'
import { decideCapture } from '../rules/pool.ts'

/**
 * The state-based check (KF-PWR-3) tags every creature with damage equal to or greater than its power. All creatures
 * of one check are tagged together (KF-PWR-4). It looks at the touched creatures, or at all if power or
 * invulnerability may have changed elsewhere. Before that, it moves cards whose type has changed, removes lost armor
 * and captures Æmber that effects redirect; after it, it updates control, which changes at once (KF-CTL-3), and only
 * then checks conditions on the board.
 */
export function checkLethal(w: World, from: number): Reaction | null {
  const { worn, undecided, lasting, $effects } = tableOf(w)
  const isQuiet = worn.length === 0 && undecided.length === 0 && lasting.length === 0
  // Usually no effect needs more than this.
  if (isQuiet && $effects[HOOK.stateBased]?.length === 0) return destroying(w, w.touched, from, false)
  const touched = w.touched.slice(from)
  checkFaces(w)
  const form = mayChangeForm(w) ? checkForm(w) : null
  if (form !== null) return form
  if (tableOf(w).worn.length > 0) checkArmor(w)
  if (tableOf(w).undecided.length > 0) return decideCapture(w, touched)
  const looked = mayBeLethalElsewhere(w, touched) ? everyCreature(w) : touched
  const lethal = destroying(w, looked, 0, mayPowerBeLowered(w))
  if (lethal !== null) return lethal
  const controlled = tableOf(w).lasting.length > 0 || activeEffects(w, HOOK.control).length > 0
  const control = controlled ? checkControl(w) : null
  if (control !== null) return control
  return activeEffects(w, HOOK.states).length > 0 ? checkStates(w) : null
}

/** Starts the destruction of the lethal cards among these, from an index on; null if there is none. */
function destroying(w: World, cards: readonly number[], from: number, lowered: boolean): Reaction | null {
  let toDestroy: DestructionEntry[] | null = null
  for (let at = from; at < cards.length; at++) {
    const card = cards[at] as number
    if (!isLethal(w, card, lowered) || toDestroy?.some((one) => one.card === card)) continue
    if (w.trace !== null)
      w.reportChange(card, 'lethal', null, { damage: cardOf(w, card).damage, power: powerOf(w, card) })
    toDestroy ??= []
    toDestroy.push({ ...refTo(w, card), fight: null, by: null })
  }
  return toDestroy === null ? null : { join: destroyed.id, payload: toDestroy }
}

/**
 * "If there are no creatures, destroy Brute" happens as soon as it is true (KF-ABL-9), and again after every change
 * while it is true: a spent ward saves the card only once.
 */
function checkStates(w: World): Reaction | null {
  for (const effect of activeEffects(w, HOOK.states)) {
    const { row, ability } = effect
    if (!hasWorkingText(w, row) || cardOf(w, selfOf(effect)).tagged || !effect.isMet(w)) continue
    const id = chartOf(w, row, ability)
    const self = selfOf(effect)
    if (w.stack.some(({ chart, locals }) => chart.id === id && (locals as Resolution).source.card === self))
      continue
    return { chart: id, locals: effectContext(w, effect) }
  }
  return null
}

function isLethal(w: View, card: number, lowered: boolean): boolean {
  if (card < FIRST_CARD) return false
  const { zone, tagged, damage } = cardOf(w, card)
  if (zone !== 'battleline' || tagged) return false
  return isPowerAtMost(w, card, damage, lowered) && !cannotBeDestroyed(w, card)
}

/** The creatures of a new board that the check would destroy. */
export function lethalAmong(rows: readonly StateRecord[]): readonly number[] {
  const w = boardOf(rows)
  const lowered = mayPowerBeLowered(w)
  return everyCreature(w).filter((card) => isLethal(w, card, lowered))
}
