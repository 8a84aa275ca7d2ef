import type { View } from '@battleline/kernel'
import { cardOf, opponentOf, type PlayerId, playerOf, tableOf } from '../model/state.ts'
import type { Filter, State } from '../text/structure.ts'
import { isAnything, isWithin } from './filter-facts.ts'
import { championOf } from './objects.ts'
import { omensOf } from './omens.ts'
import { sideOf } from './plain-states.ts'

/** The conditions that count what matches a filter; those on attacks are about the objects of a combat. */
type FilterState = Exclude<
  Extract<State, { readonly of: Filter }>,
  {
    readonly kind: 'attacking one' | 'champion attacking' | 'attacker attacking' | 'targets one'
  }
>

/** Whether so many cards or objects match a filter; `isOne` says of each whether it does. */
export function filterStateHolds(
  w: View,
  state: FilterState,
  card: number,
  you: PlayerId,
  isOne: (card: number) => boolean,
): boolean {
  const { field, graveyard } = playerOf(w, you)
  switch (state.kind) {
    case 'only one': {
      const same = field.filter(isOne)
      return same.length === 1 && same[0] === card
    }
    case 'board':
    case 'pile': {
      const place = state.kind === 'pile' ? state.place : 'field'
      return isWithin(playerOf(w, sideOf(state.who, you))[place].filter(isOne).length, state.is)
    }
    case 'lineage has': {
      const champion = championOf(w, you)
      return isWithin(champion < 0 ? 0 : cardOf(w, champion).under.filter(isOne).length, state.is)
    }
    case 'intent has':
      return isWithin((tableOf(w).combat?.intent ?? []).filter(isOne).length, state.is)
    case 'omens like':
      return isWithin(omensOf(w, you).filter(isOne).length, state.is)
    case 'activated this turn':
      return tableOf(w).memory.some(
        (one) =>
          one.kind === 'activated' &&
          one.you === you &&
          (state.brewed !== true || one.brewed === true) &&
          isOne(one.card),
      )
    case 'suppressed this turn':
      return tableOf(w).memory.some(
        (one) => one.kind === 'was suppressed' && (isAnything(state.of) || isOne(one.card)),
      )
    case 'one attacks': {
      const { combat } = tableOf(w)
      return combat?.attacking === true && isOne(combat.attacker.card)
    }
    case 'controls':
      return field.filter(isOne).length >= state.least
    case 'graveyard':
      return graveyard.filter(isOne).length >= state.least
    case 'opponent controls':
      return playerOf(w, opponentOf(you)).field.some(isOne)
    case 'control':
      return field.some(isOne)
    case 'does not control':
      return !field.some(isOne)
  }
}
