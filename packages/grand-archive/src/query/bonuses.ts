import type { View } from '@battleline/kernel'
import { cardOf, type PendingAbility, type PlayerId } from '../model/state.ts'
import type { Resolution } from './resolution.ts'
import { restrictionHolds } from './values.ts'

/** The numbers of the abilities of an action whose brackets hold now (GA-BON-3). */
export const openBonuses = (w: View, card: number, you: PlayerId): readonly number[] =>
  cardOf(w, card).$def.abilities.flatMap(({ clause }, at) =>
    clause.kind === 'resolve' && clause.when !== undefined && restrictionHolds(w, clause.when, card, you)
      ? [at]
      : [],
  )

/** An action on the stack without the bonuses that it has lost, for good; the same if it has lost none. */
export function withoutLostBonuses(w: View, ability: PendingAbility): PendingAbility {
  const { bonuses = [], source, you } = ability
  if (bonuses.length === 0) return ability
  const open = openBonuses(w, source, you)
  const kept = bonuses.filter((one) => open.includes(one))
  return kept.length === bonuses.length ? ability : { ...ability, bonuses: kept }
}

/** Whether the ability in brackets with this number has held since the action was activated. */
export const isBonusKept = (
  w: View,
  { bonuses, source: { card }, you }: Resolution,
  bonus: number,
): boolean => (bonuses ?? openBonuses(w, card, you)).includes(bonus)
