import type { World } from '@battleline/kernel'
import { permanentOf, writePermanent } from '../model/state.ts'
import { leaveCombat } from '../zones/move.ts'

/** A permanent changes sides: to attack, its new controller needs it since the turn began (MTG-ATK-2). */
export const changeController = (w: World, card: number, controller: number): void => {
  Object.assign(writePermanent(w, card), { controller, controlledSinceTurnBegan: false })
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
