import type { World } from '@battleline/kernel'
import { note } from './events.ts'
import { forces } from './forces.ts'
import { move } from './moving.ts'

/** A card enters the battlefield under a player's control, and who waits for that sees it. */
export function enter(w: World, card: number, controller: number): void {
  move(w, card, 'battlefield', controller)
  note(w, { kind: 'enters', it: card })
}

/** Puts a card that is on no battlefield into its owner's graveyard, unless an effect exiles it instead (MTG-RPL-16). */
export function moveToGraveyard(w: World, card: number): void {
  const exiled = forces(w, 'exiled instead').some(
    ({ does }) => does.kind === 'exiled instead' && does.anywhere,
  )
  move(w, card, exiled ? 'exile' : 'graveyard')
}
