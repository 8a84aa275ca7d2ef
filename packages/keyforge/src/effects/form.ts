import type { Reaction, View, World } from '@battleline/kernel'
import type { ActiveEffect } from '../model/active-effect.ts'
import { HOOK } from '../model/hooks.ts'
import { FORM } from '../model/lasting-effect.ts'
import { cardOf, playerOf, refTo, tableOf, writeCard, writePlayer } from '../model/state.ts'
import { effectsFor, listedEffects } from '../query/active-effects.ts'
import { cardsInPlay, lineOf } from '../query/board.ts'
import { isLater } from '../query/power.ts'
import { plainType } from '../vocabulary.ts'
import { touchAll } from './continuous.ts'
import { endLastingWhere, makeLasting } from './lasting.ts'

/** What a card in play is for now, a creature or an artifact, decides where it stands (KF-FRM-1). */

/** The id of the chart. */
export const CHANGE_FORM = 'keyforge/change-form'

type Place = 'battleline' | 'artifacts'

/** Where a creature or artifact in play belongs: the latest effect on its type counts, else its printed type. */
function placeDue(w: View, card: number): Place {
  let latest: ActiveEffect | null = null
  for (const effect of effectsFor(w, HOOK.form, card)) if (isLater(w, effect, latest)) latest = effect
  if (latest === null) return printedPlace(w, card)
  return latest.is?.kind === 'is an artifact' ? 'artifacts' : 'battleline'
}

const printedPlace = (w: View, card: number): Place =>
  plainType(cardOf(w, card).$def.type) === 'artifact' ? 'artifacts' : 'battleline'

/** Whether an effect could change a type, or a card stands where its printed type does not. */
export const mayChangeForm = (w: View): boolean =>
  listedEffects(w, HOOK.form).length > 0 || tableOf(w).lasting.some(({ text }) => text === FORM)

/**
 * Part of the state-based check: a card that is no creature any more returns to the artifacts; one that is a creature
 * now goes to a flank (KF-FRM-1). Neither leaves play.
 */
export function checkForm(w: World): Reaction | null {
  for (const card of cardsInPlay(w, 'creature or artifact')) {
    const due = placeDue(w, card)
    if (due === cardOf(w, card).zone) continue
    if (due === 'artifacts') standAmongArtifacts(w, card)
    else if (!isChanging(w, card)) return { chart: CHANGE_FORM, locals: { card, flank: '' } }
  }
  return null
}

/** True during the change: a decision about the flank may be pending. */
const isChanging = (w: View, card: number): boolean =>
  w.stack.some(({ chart, locals }) => chart.id === CHANGE_FORM && (locals as { card?: number }).card === card)

function standAmongArtifacts(w: World, card: number): void {
  const { controller } = cardOf(w, card)
  const player = writePlayer(w, controller)
  player.battleline = lineOf(w, controller).filter((other) => other !== card)
  player.artifacts = [...player.artifacts, card]
  moved(w, card, 'artifacts')
}

/** Puts an artifact in play into its controller's battleline, at a place from the left. */
export function standInLine(w: World, card: number, place: number): void {
  const { controller } = cardOf(w, card)
  const line = lineOf(w, controller)
  const player = writePlayer(w, controller)
  player.artifacts = playerOf(w, controller).artifacts.filter((other) => other !== card)
  player.battleline = [...line.slice(0, place), card, ...line.slice(place)]
  moved(w, card, 'battleline')
}

/** Notes a card that does not stand where its printed type does: the check must look at it again. */
function moved(w: World, card: number, zone: Place): void {
  writeCard(w, card).zone = zone
  endLastingWhere(w, ({ text, on }) => text === FORM && on?.[0]?.card === card)
  if (zone !== printedPlace(w, card)) {
    const ref = refTo(w, card)
    const { controller: you } = cardOf(w, card)
    const note = { text: FORM, from: ref, you, on: [ref], until: 'it leaves play' } as const
    makeLasting(w, { ...note, bound: null, waits: false, once: false, affectedThisWay: [] }, [])
  }
  touchAll(w)
}
