import type { PlayerId, Ref } from '@battleline/card-game'
import type { Reaction, View, World } from '@battleline/kernel'
import type { ActiveEffect } from '../model/active-effect.ts'
import { HOOK } from '../model/hooks.ts'
import { CONTROL, type Lasting } from '../model/lasting-effect.ts'
import { cardOf, refTo, tableOf } from '../model/state.ts'
import { activeEffects } from '../query/active-effects.ts'
import { everyCreature, isInPlay, isThere, youOf } from '../query/board.ts'
import type { Until } from '../text/structure.ts'
import { endLastingWhere, makeLasting } from './lasting.ts'

/** The id of the chart. */
export const CHANGE_CONTROL = 'keyforge/change-control'

/** Which player controls which card, and until when: each control effect is a lasting effect (KF-CTL-1). */

const controlOf = (w: View, card: number): readonly Lasting[] =>
  tableOf(w).lasting.filter(
    ({ text, on }) =>
      text === CONTROL && on !== null && on.some((ref) => ref.card === card && isThere(w, ref)),
  )

/** How control is taken. */
interface Taking {
  /** The source. */
  readonly from: Ref
  /** The effect ends when this card leaves play. Default: no such card. */
  readonly bound?: Ref | null
  /** Default: until the card leaves play. */
  readonly until?: Until | undefined
  /** The flank of its new battleline. Default: the active player chooses it. */
  readonly flank?: 'left' | 'right' | undefined
}

/**
 * A player takes control of a card in play. A controller without an effect has it because the card entered on that
 * side; that remains below the new effect.
 */
export function takeControl(w: World, card: number, you: PlayerId, taking: Taking): void {
  const { controller, owner } = cardOf(w, card)
  const entered = controller !== owner && controller !== you && controlOf(w, card).length === 0
  if (entered) addControl(w, card, controller, { from: refTo(w, card) })
  addControl(w, card, you, taking)
  forgetControl(w, card)
}

function addControl(w: World, card: number, you: PlayerId, taking: Taking): void {
  const { from, bound = null, until = 'it leaves play', flank } = taking
  const on = [refTo(w, card)]
  const made = { text: CONTROL, from, you, on, bound, waits: false, once: false, affectedThisWay: [] }
  const before = controlOf(w, card)
  makeLasting(w, { ...made, until, ...(flank !== undefined && { flank }) }, [])
  // It ends with the card, and so do those before it: they never count again.
  if (bound === null && until === 'it leaves play') endLastingWhere(w, (one) => before.includes(one))
}

/** The player who should control a card: by the latest effect, else the current controller (KF-CTL-1). */
export const controllerDue = (w: View, card: number): PlayerId =>
  controlOf(w, card).at(-1)?.you ?? cardOf(w, card).controller

/** The flank that the latest effect names; empty if it names none. */
const flankDue = (w: View, card: number): string => controlOf(w, card).at(-1)?.flank ?? ''

/** Ends control effects that only return a card to its owner, once the owner controls it. */
export function forgetControl(w: World, card: number): void {
  const { owner, controller } = cardOf(w, card)
  const left = controlOf(w, card)
  if (controller === owner && left.every(({ you, bound }) => you === owner && bound === null))
    endLastingWhere(w, (one) => left.includes(one))
}

/**
 * Part of the state-based check: "you control this creature" applies once its card is in play, and control changes at
 * once (KF-CTL-3).
 */
export function checkControl(w: World): Reaction | null {
  for (const effect of activeEffects(w, HOOK.control)) noteControl(w, effect)
  for (const { text, on } of tableOf(w).lasting) {
    if (text !== CONTROL || on === null) continue
    for (const { card } of on) {
      if (!isInPlay(w, card) || isChanging(w, card)) continue
      const to = controllerDue(w, card)
      if (to !== cardOf(w, card).controller)
        return { chart: CHANGE_CONTROL, locals: { card, to, flank: flankDue(w, card) } }
    }
  }
  return null
}

/** True during the change: a decision about the flank may be pending. */
const isChanging = (w: View, card: number): boolean =>
  w.stack.some(
    ({ chart, locals }) => chart.id === CHANGE_CONTROL && (locals as { card?: number }).card === card,
  )

/** A card with such a text takes control once, when it enters play. */
function noteControl(w: World, effect: ActiveEffect): void {
  const by = refTo(w, effect.row)
  for (const card of everyCreature(w)) {
    if (!effect.appliesTo(w, card)) continue
    if (controlOf(w, card).some(({ bound }) => bound?.card === by.card && bound.life === by.life)) continue
    takeControl(w, card, youOf(w, effect), { from: by, bound: by })
  }
}
