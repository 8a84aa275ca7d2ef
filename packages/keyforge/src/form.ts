import type { View } from '@battleline/kernel'
import { HOOK } from './in-force.ts'
import { effectsFor } from './read.ts'
import { cardOf } from './state.ts'
import type { CardType } from './vocabulary.ts'

/** What a card counts as now: an artifact in a battleline is a creature. */
export const typeOf = (w: View, card: number): CardType => {
  const { zone, $def } = cardOf(w, card)
  return zone === 'battleline' && $def.type === 'artifact' ? 'creature' : $def.type
}

/** Whether a text keeps a card from becoming ready: ever, or in the ready step. */
export const staysExhausted = (w: View, card: number, inStep = false): boolean =>
  effectsFor(w, HOOK.stays, card).some(({ is }) => inStep || is?.kind === 'cannot ready')
