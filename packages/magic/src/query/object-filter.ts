import type { View } from '@battleline/kernel'
import { permanentOf, permanents } from '../model/state.ts'
import type { Condition, Cost, ObjectFilter } from '../text/structure.ts'
import { computeCharacteristics } from './characteristics.ts'
import { conditionHoldsUsing } from './conditions.ts'
import { type FilterContext, matchesUsing, matchingUsing } from './filter-terms.ts'

/** Whether a player, permanent or spell matches a filter. */
export const matches = (w: View, which: ObjectFilter, record: number, by: FilterContext): boolean =>
  matchesUsing(computeCharacteristics, w, which, record, by)

/** Every player, permanent and spell that matches a filter, players first. */
export const allMatching = (w: View, which: ObjectFilter, by: FilterContext): number[] =>
  matchingUsing(computeCharacteristics, w, which, by)

/** Whether a condition is true on the board. Conditions about the resolution count as true here. */
export const conditionHolds = (w: View, condition: Condition, by: FilterContext): boolean =>
  conditionHoldsUsing(computeCharacteristics, w, condition, by)

/** The permanents that a player can sacrifice to an instruction of `source`. */
export const sacrificeCandidates = (w: View, of: ObjectFilter, player: number, source: number): number[] =>
  permanents(w).filter(
    (one) =>
      permanentOf(w, one).controller === player &&
      matches(w, of, one, { you: player, source: source, thatPlayer: 0 }),
  )

/** The cards of a player that match a filter of cards in a hand or a graveyard. */
export const cardsMatching = (w: View, of: ObjectFilter, player: number): number[] =>
  allMatching(w, { whose: 'you', ...of }, { you: player, source: 0, thatPlayer: 0 })

/** What a player can exile from a graveyard, or return to a hand, for a cost of `source`. */
export const costCandidates = (
  w: View,
  cost: Extract<Cost, { readonly kind: 'exile cards' | 'return' }>,
  player: number,
  source: number,
): number[] =>
  cost.kind === 'return'
    ? sacrificeCandidates(w, cost.of, player, source)
    : cardsMatching(w, cost.of, player).filter((card) => card !== source)

/** The permanents that a player can tap for a cost of `source`. */
export const tapCandidates = (w: View, of: ObjectFilter, player: number, source: number): number[] =>
  sacrificeCandidates(w, of, player, source).filter((one) => !permanentOf(w, one).tapped)

/** What a creature counts for as it is tapped to crew or saddle: its power, unless its text says otherwise. */
export function powerAsTapped(w: View): (card: number) => number {
  const values = computeCharacteristics(w)
  return (card) =>
    values.effectsOn(card).some(({ predicate }) => predicate.kind === 'crews by toughness')
      ? values.toughness(card)
      : values.power(card)
}

/** The most power that some of these creatures have together. */
export function powerToTap(w: View, cards: readonly number[]): number {
  const power = powerAsTapped(w)
  return cards.reduce((sum, card) => sum + Math.max(0, power(card)), 0)
}
