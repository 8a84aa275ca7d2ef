import type { Ref } from '@battleline/card-game'
import type { GameEvent, View } from '@battleline/kernel'

/** The unfinished fights of a card, or those in which it attacks, including fights inside fights (KF-MID-10). */
export const fightsOf = (w: View, card: number, attacking: boolean): readonly Fighting[] =>
  w.stack.flatMap(({ chart, at, locals }) => {
    if (chart.id !== 'keyforge/fight' || chart.nodes[at]?.step.id === 'keyforge/fight.4-after') return []
    const fighting = locals as Fighting
    const isIn = fighting.attacker.card === card || (!attacking && fighting.defender.card === card)
    return isIn ? [fighting] : []
  })

/** The opponent of a creature in the innermost fight, once that fight is at its last step; else null. */
export function opponentAfterFight(w: View, { card, life }: Ref): Ref | null {
  const frame = w.stack[w.find('keyforge/fight')]
  if (frame?.chart.nodes[frame.at]?.step.id !== 'keyforge/fight.4-after') return null
  const { attacker, defender } = frame.locals as Fighting
  return attacker.card === card && attacker.life === life ? defender : null
}

/** One use of a creature to fight. */
export interface Fighting {
  readonly attacker: Ref
  readonly defender: Ref
  /** True if the defender had not been picked before this turn, for elusive (KF-ELU-1). */
  first: boolean
  /** True if the exchange was reached (KF-FGT-12). */
  exchanged: boolean
  /** The creature that the attacker deals its power to instead of the defender; null if none was chosen. */
  aim: Ref | null
  /** True if an effect stopped it before the exchange. */
  stopped: boolean
  facts: readonly GameEvent[]
}

/** The opponent of a creature in the innermost fight, in play or not; null if it is not in that fight. */
export function opponentInFight(w: View, creature: Ref): Ref | null {
  const { attacker, defender } = (w.stack[openFight(w)]?.locals ?? {}) as Partial<Fighting>
  if (isSame(attacker, creature)) return defender ?? null
  return isSame(defender, creature) ? (attacker ?? null) : null
}

/** The stack height of the innermost fight, or -1. */
export const openFight = (w: View): number => w.find('keyforge/fight')

export const isSame = (one: Ref | undefined, { card, life }: Ref): boolean =>
  one?.card === card && one.life === life
