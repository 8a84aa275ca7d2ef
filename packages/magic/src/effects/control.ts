import type { World } from '@battleline/kernel'
import { triggerOn } from '../events/triggers.ts'
import { isOfRing } from '../model/ring.ts'
import { permanentOf, writePermanent } from '../model/state.ts'
import { leaveCombat } from '../zones/move.ts'

/** A permanent changes sides: to attack, its new controller needs it since the turn began (MTG-ATK-2). */
export const changeController = (w: World, card: number, controller: number): void => {
  // Under another player, it no longer bears the Ring (701.54a).
  const { controller: loser, effects: all } = permanentOf(w, card)
  const effects = all.filter((one) => !isOfRing(one))
  Object.assign(writePermanent(w, card), { controller, controlledSinceTurnBegan: false, effects })
  if (loser !== controller) triggerOn(w, { kind: 'gains control', by: controller, it: card, loser })
}

/** A player gains control of a permanent, until end of turn or for the game. */
export function takeControl(w: World, card: number, you: number, until: 'turn' | 'game'): void {
  const { controller, effects } = permanentOf(w, card)
  const lent = { kind: 'borrowed', from: controller } as const
  writePermanent(w, card).effects =
    until === 'turn' ? [...effects, lent] : effects.filter(({ kind }) => kind !== 'borrowed')
  if (controller === you) return
  leaveCombat(w, card)
  changeController(w, card, you)
}
