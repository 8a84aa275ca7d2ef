import type { View } from '@battleline/kernel'
import { type PlayerId, tableOf } from '../model/state.ts'
import type { Filter } from '../text/structure.ts'
import { type DamageSource, matchesController, withoutSpell } from './filter-facts.ts'
import { matches, matchesCard } from './values.ts'

/** Whether the source of damage matches a filter. */
export const matchesSource = (
  w: View,
  group: Filter,
  self: number,
  you: PlayerId,
  source: DamageSource,
): boolean =>
  group.either?.some((one) => matchesSource(w, one, self, you, source)) ??
  (matchesCard(w, source.spell === true ? withoutSpell(group) : group, self, source.from.card) &&
    matchesController(group, you, source.by, () => source.elements))

/** Whether a player activated a card of this kind earlier this turn. */
export const activatedBefore = (w: View, of: Filter, self: number, you: PlayerId): boolean =>
  tableOf(w).memory.some(
    (one) => one.kind === 'activated' && one.you === you && matches(w, of, self, you, one.card),
  )
