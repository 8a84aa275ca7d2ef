import type { Owned, Reaction, View, World } from '@battleline/kernel'
import { destroyed } from './charts/destroyed.ts'
import type { Doomed } from './charts/destruction.ts'
import { checkControl } from './control.ts'
import { effectsOn, HOOK } from './in-force.ts'
import { everyCreature, isInvulnerable, powerOf } from './read.ts'
import { cardOf, FIRST_CARD, TABLE, tableOf } from './state.ts'

/**
 * The continuous check (KF-PWR-3): a creature whose damage is equal to or greater than its power is to be destroyed at
 * once. All that one check finds are tagged together (KF-PWR-4). Most changes can only make the touched creatures
 * lethal; where power can have changed elsewhere, all are looked at. Then it is seen who controls what.
 */
export function checkLethal(w: World, touched: readonly number[]): Reaction | null {
  let doomed: Doomed[] | null = null
  for (const card of mayChangePower(w, touched) ? everyCreature(w) : touched) {
    if (!isLethal(w, card) || doomed?.some((one) => one.card === card)) continue
    if (w.trace !== null)
      w.changed(card, 'lethal', null, { damage: cardOf(w, card).damage, power: powerOf(w, card) })
    doomed ??= []
    doomed.push({ card, fight: null })
  }
  if (doomed !== null) return { join: destroyed.id, payload: doomed }
  return tableOf(w).lasting.length > 0 || effectsOn(w, HOOK.control).length > 0 ? checkControl(w) : null
}

/** Effects on power can depend on places and on marks of other cards. (When they come or go, all creatures are touched.) */
function mayChangePower(w: View, touched: readonly number[]): boolean {
  const effects = effectsOn(w, HOOK.power)
  if (effects.length === 0) return false
  return effects.some(
    (effect) =>
      effect.changes === 'with anything' || (effect.changes === 'with places' && touched.some(isPlayer)),
  )
}

const isPlayer = (row: number): boolean => row > TABLE && row < FIRST_CARD

function isLethal(w: View, card: number): boolean {
  if (card < FIRST_CARD) return false
  const { zone, tagged, damage } = cardOf(w, card)
  return zone === 'battleline' && !tagged && damage >= powerOf(w, card) && !isInvulnerable(w, card)
}

/** The creatures of a board as it is drawn that the check would find. */
export function lethalAmong(rows: readonly Owned[]): readonly number[] {
  const w: View = { rows, stack: [], find: () => -1 }
  return everyCreature(w).filter((card) => isLethal(w, card))
}
