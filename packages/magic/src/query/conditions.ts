import type { View } from '@battleline/kernel'
import type { Condition } from '../text/structure.ts'
import { type FilterContext, isInCombat, isInState } from './filter-terms.ts'
import { allMatching, typesInGraveyard } from './object-filter.ts'

/** Whether a condition is true on the board. Conditions about the resolution count as true here. */
export function conditionHolds(w: View, condition: Condition, by: FilterContext): boolean {
  switch (condition.kind) {
    case 'delirium':
      return typesInGraveyard(w, by.you) >= condition.least
    case 'state':
      return condition.is === 'attacking or blocking'
        ? isInCombat(w, by.source)
        : isInState(w, condition.is, by.source, by)
    case 'controls':
      return allMatching(w, condition.of, by).length > 0
    case 'madness':
    case 'did':
    case 'did not':
      return true
    default:
      return condition satisfies never
  }
}
