import type { Reaction, View, World } from '@battleline/kernel'
import { HOOK } from './hooks.ts'
import { effectsOn } from './in-force.ts'
import { endThose, makeLasting } from './lasting.ts'
import { applies, everyCreature, isInPlay, isThere, youOf } from './read.ts'
import { CONTROL, cardOf, type Lasting, type PlayerId, type Ref, refTo, tableOf } from './state.ts'
import type { Until } from './text/structure.ts'

/** The chart goes by this name where it is started. */
export const CHANGE_CONTROL = 'keyforge/change-control'

/** Which player controls which card, and until when: each taking of control is a lasting effect (KF-CTL-1). */

const controlOf = (w: View, card: number): readonly Lasting[] =>
  tableOf(w).lasting.filter(
    ({ text, on }) =>
      text === CONTROL && on !== null && on.some((ref) => ref.card === card && isThere(w, ref)),
  )

/** How control is taken. */
interface Taking {
  /** The card whose text says so. */
  readonly from: Ref
  /** For as long as this card is in play; left out or null: whatever becomes of any other card. */
  readonly bound?: Ref | null
  /** Left out: until the card that is taken leaves play. */
  readonly until?: Until | undefined
}

/**
 * A player takes control of a card in play. Who controls it already without any such effect does so because it entered play
 * there: that goes on beneath.
 */
export function takeControl(w: World, card: number, you: PlayerId, taking: Taking): void {
  const { controller, owner } = cardOf(w, card)
  const entered = controller !== owner && controller !== you && controlOf(w, card).length === 0
  if (entered) addControl(w, card, controller, { from: refTo(w, card) })
  addControl(w, card, you, taking)
}

function addControl(w: World, card: number, you: PlayerId, taking: Taking): void {
  const { from, bound = null, until = 'it leaves play' } = taking
  const on = [refTo(w, card)]
  const made = { text: CONTROL, from, you, on, bound, waits: false, once: false, way: [] }
  makeLasting(w, { ...made, until }, [])
}

/** Who is to control a card: the latest effect says so, else it stays as it is (KF-CTL-1). */
export const controllerDue = (w: View, card: number): PlayerId =>
  controlOf(w, card).at(-1)?.you ?? cardOf(w, card).controller

/** A card is where its owner has it, and only effects that say so are left: there is no need of them any more. */
export function forgetControl(w: World, card: number): void {
  const { owner, controller } = cardOf(w, card)
  const left = controlOf(w, card)
  if (controller === owner && left.every(({ you, bound }) => you === owner && bound === null))
    endThose(w, (one) => left.includes(one))
}

/**
 * A part of the continuous check: "you control this creature" counts from the moment its card is in play, and whoever is
 * to control a card does so at once (KF-CTL-3).
 */
export function checkControl(w: World): Reaction | null {
  for (const effect of effectsOn(w, HOOK.control)) noteControl(w, effect)
  for (const { text, on } of tableOf(w).lasting) {
    if (text !== CONTROL || on === null) continue
    for (const { card } of on) {
      if (isInPlay(w, card) && controllerDue(w, card) !== cardOf(w, card).controller && !isChanging(w, card))
        return { chart: CHANGE_CONTROL, locals: { card, to: controllerDue(w, card), flank: '' } }
    }
  }
  return null
}

/** True while the change is under way: a flank may be asked for. */
const isChanging = (w: View, card: number): boolean =>
  w.stack.some(
    ({ chart, locals }) => chart.id === CHANGE_CONTROL && (locals as { card?: number }).card === card,
  )

/** Each card that says so takes control once, when it comes into play. */
function noteControl(w: World, effect: Parameters<typeof applies>[1]): void {
  const by = refTo(w, effect.row)
  for (const card of everyCreature(w)) {
    if (!applies(w, effect, card)) continue
    if (controlOf(w, card).some(({ bound }) => bound?.card === by.card && bound.life === by.life)) continue
    takeControl(w, card, youOf(w, effect), { from: by, bound: by })
  }
}
