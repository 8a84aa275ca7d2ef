import type { View } from '@battleline/kernel'
import { cardOf, type PlayerId, refTo } from '../model/state.ts'
import { isSoMany } from '../text/modes-structure.ts'
import type { Clause, Modes, ModeVariant } from '../text/structure.ts'
import { modesOf } from '../text/target-slots.ts'
import { restrictionHolds, stateHolds } from './values.ts'

/** All that players can choose of the modes of a text. */
export const variantsIn = (clauses: readonly Clause[]): readonly ModeVariant[] =>
  clauses.flatMap((clause) => modesOf(clause)?.variants ?? [])

/** What can be chosen now of the modes of a card (GA-BON-1); whether there are targets is another question. */
export function openVariants(w: View, modes: Modes, card: number, you: PlayerId): readonly ModeVariant[] {
  const { of, instead } = modes
  const isInstead =
    instead !== undefined &&
    (instead.if.kind === 'class bonus'
      ? restrictionHolds(w, instead.if, card, you)
      : stateHolds(w, instead.if, refTo(w, card), you))
  const count = isInstead ? instead.count : modes.count
  const isOpen = (mode: number): boolean => {
    const when = of[mode]?.when
    return when === undefined || restrictionHolds(w, when, card, you)
  }
  return (modes.variants ?? []).filter(
    (one) => (modes.all === true || isSoMany(count, one.modes.length)) && one.modes.every(isOpen),
  )
}

/** The parts of an action whose brackets hold now; null for other cards. */
export function openParts(w: View, card: number, you: PlayerId): ModeVariant | null {
  for (const { clause } of cardOf(w, card).$def.abilities) {
    const modes = clause.kind === 'resolve' ? modesOf(clause) : null
    if (modes?.all !== true) continue
    const open = openVariants(w, modes, card, you)
    return open.reduce<ModeVariant | null>(
      (most, one) => (most === null || one.modes.length > most.modes.length ? one : most),
      null,
    )
  }
  return null
}

/** The modes of the ability of a card with this chart; null if it has none. */
export function modesWith(w: View, card: number, chartId: string): Modes | null {
  const found = cardOf(w, card).$def.abilities.find(({ chart }) => chart?.id === chartId)
  return found === undefined ? null : modesOf(found.clause)
}
