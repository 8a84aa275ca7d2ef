import type { View } from '@battleline/kernel'
import type { Fighting } from './charts/fight.ts'
import type { Ref } from './state.ts'

/**
 * The fights that a card takes part in, or attacks in, and that are not over: a fight in a fight is one, too
 * (KF-MID-10).
 */
export const fightsOf = (w: View, card: number, attacking: boolean): readonly Fighting[] =>
  w.stack.flatMap(({ chart, at, locals }) => {
    if (chart.id !== 'keyforge/fight' || chart.nodes[at]?.step.id === 'keyforge/fight.4-after') return []
    const fighting = locals as Fighting
    const isIn = fighting.attacker.card === card || (!attacking && fighting.defender.card === card)
    return isIn ? [fighting] : []
  })

/** Whom a creature has fought in the inmost fight that is open, once only what comes after it is left; else null. */
export function hasFought(w: View, { card, life }: Ref): Ref | null {
  const frame = w.stack[w.find('keyforge/fight')]
  if (frame?.chart.nodes[frame.at]?.step.id !== 'keyforge/fight.4-after') return null
  const { attacker, defender } = frame.locals as Fighting
  return attacker.card === card && attacker.life === life ? defender : null
}
