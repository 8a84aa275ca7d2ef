import type { View } from '@battleline/kernel'
import { cardsIn, permanentOf, permanents } from '../model/state.ts'
import type { ObjectFilter } from '../text/structure.ts'
import { computeCharacteristics } from './characteristics.ts'
import { type FilterContext, matchesUsing, matchingUsing } from './filter-terms.ts'

/** Whether a player, permanent or spell matches a filter. */
export const matches = (w: View, which: ObjectFilter, record: number, by: FilterContext): boolean =>
  matchesUsing(computeCharacteristics, w, which, record, by)

/** Every player, permanent and spell that matches a filter, players first. */
export const allMatching = (w: View, which: ObjectFilter, by: FilterContext): number[] =>
  matchingUsing(computeCharacteristics, w, which, by)

/** The number of card types among the cards of a graveyard (MTG-NCD-10). */
export const typesInGraveyard = (w: View, player: number): number =>
  new Set(cardsIn(w, player, 'graveyard').flatMap((card) => permanentOf(w, card).facts.types)).size

/** The permanents that a player can sacrifice to an instruction of `source`. */
export const sacrificeCandidates = (w: View, of: ObjectFilter, player: number, source: number): number[] =>
  permanents(w).filter(
    (one) =>
      permanentOf(w, one).controller === player &&
      matches(w, of, one, { you: player, source: source, thatPlayer: 0 }),
  )
