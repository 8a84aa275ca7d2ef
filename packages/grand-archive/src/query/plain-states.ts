import type { View } from '@battleline/kernel'
import { cardOf, opponentOf, type PlayerId, playerOf, tableOf } from '../model/state.ts'
import type { Filter, State } from '../text/structure.ts'
import { isWithin } from './filter-facts.ts'
import { championIs, championOf, isAttacking, isDefending, isRetaliating } from './objects.ts'
import { omensOf } from './omens.ts'

/** The conditions that ask for no filter. */
type PlainState = Exclude<State, { readonly of: Filter }>

/** The player of a condition: “you”, or the opponent. */
export const sideOf = (who: 'you' | 'opponent', you: PlayerId): PlayerId =>
  who === 'you' ? you : opponentOf(you)

/** Whether a condition about the card with the text is true that asks for no filter. */
export function plainStateHolds(w: View, state: PlainState, card: number): boolean {
  const record = cardOf(w, card)
  const { controller } = record
  const { active, phase, combat } = tableOf(w)
  switch (state.kind) {
    case 'rested':
      return record.rested
    case 'awake':
      return !record.rested
    case 'fostered':
      return record.fostered
    case 'distant':
      return record.distant
    case 'omens':
      return omensOf(w, controller, state.element) >= state.least
    case 'attacking':
      return isAttacking(w, card)
    case 'retaliating':
      return isRetaliating(w, card)
    case 'defending':
      return isDefending(w, card)
    case 'champion attacks':
      return isAttacking(w, championOf(w, controller))
    case 'somebody attacks':
      return combat?.attacking === true
    case 'champion distant':
      return championIs(w, controller, ({ distant }) => distant)
    case 'your turn':
      return (active === controller) !== (state.not === true)
    case 'phase': {
      const is = phase === state.phase && (active === controller) === (state.whose === 'yours')
      return is !== (state.not === true)
    }
    case 'influence': {
      const { hand, memory } = playerOf(w, controller)
      return isWithin(hand.length + memory.length, state.is)
    }
    case 'counters on self':
      return record[state.counter] >= state.least
    case 'counters on champion':
      return championIs(w, controller, (champion) => champion[state.counter] >= state.least)
    case 'champion damaged':
      return championIs(w, controller, ({ damage }) => damage >= state.least)
  }
}
