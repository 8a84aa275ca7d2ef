import type { World } from '@battleline/kernel'
import { move } from './move.ts'

/** A card is revealed and goes to the material deck. */
export function preserve(w: World, card: number): void {
  w.reportChange(card, 'revealed', false, true)
  move(w, card, 'material')
}
