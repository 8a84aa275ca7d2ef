import type { World } from '@battleline/kernel'
import { triggerOn } from '../events/triggers.ts'
import { replacementEffects } from '../query/replacement-effects.ts'
import { move } from './move.ts'

/** Puts a card onto the battlefield and triggers abilities. */
export function enter(w: World, card: number, controller: number): void {
  move(w, card, 'battlefield', controller)
  triggerOn(w, { kind: 'enters', it: card })
}

/** Puts a card that is not on the battlefield into its owner's graveyard, or exiles it instead (MTG-RPL-16). */
export function moveToGraveyard(w: World, card: number): void {
  const exiled = replacementEffects(w, 'exiled instead').some(
    ({ does }) => does.kind === 'exiled instead' && does.anywhere === true,
  )
  move(w, card, exiled ? 'exile' : 'graveyard')
}
