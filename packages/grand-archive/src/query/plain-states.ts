import type { View } from '@battleline/kernel'
import { cardOf, opponentOf, type PlayerId, playerOf, type Ref, tableOf } from '../model/state.ts'
import type { Filter, State } from '../text/structure.ts'
import { isWithin } from './filter-facts.ts'
import { lastKnown, lastKnownCounters } from './last-known.ts'
import { championIs, championOf, isAttacking, isDefending, isRetaliating, isStillOnField } from './objects.ts'
import { omenCosts, omenCount } from './omens.ts'

/** The conditions that ask for no filter. */
type PlainState = Exclude<
  State,
  { readonly of: Filter } | { readonly kind: 'level like memory' | 'turn player' }
>

/** The player of a condition: “you”, or the opponent. */
export const sideOf = (who: 'you' | 'opponent', you: PlayerId): PlayerId =>
  who === 'you' ? you : opponentOf(you)

/** The number of cards in a player's hand and memory. */
export const influenceOf = (w: View, player: PlayerId): number =>
  playerOf(w, player).hand.length + playerOf(w, player).memory.length

/** Whether a condition of the text of `self`, whose controller is “you”, is true that asks for no filter. */
export function plainStateHolds(w: View, state: PlainState, self: Ref, you: PlayerId): boolean {
  const { card } = self
  const { rested, fostered, distant } = lastKnown(w, self) ?? cardOf(w, card)
  const { active, phase, combat } = tableOf(w)
  switch (state.kind) {
    case 'rested':
      return rested
    case 'awake':
      return !rested
    case 'fostered':
      return fostered
    case 'distant':
      return distant
    case 'paid':
      return cardOf(w, card).paid.includes(state.as) !== (state.not === true)
    case 'omens':
      return omenCount(w, you, state.element) >= state.least
    case 'omens apart':
    case 'omens alike':
    case 'omens cost':
      return isWithin(omenCosts(w, you, state.kind), state.is)
    case 'attacking':
      return isAttacking(w, card)
    case 'retaliating':
      return isRetaliating(w, card)
    case 'defending':
      return isDefending(w, card)
    case 'champion attacks':
      return isAttacking(w, championOf(w, you))
    case 'somebody attacks':
      return combat?.attacking === true
    case 'champion distant':
      return championIs(w, you, ({ distant }) => distant)
    case 'your turn':
      return (active === you) !== (state.not === true)
    case 'phase': {
      const is = phase === state.phase && (active === you) === (state.whose === 'yours')
      return is !== (state.not === true)
    }
    case 'currents': {
      const { currents } = playerOf(w, you)
      return currents !== null && (currents === state.faces || currents === state.or)
    }
    case 'champion did': {
      const { what } = state
      const did = tableOf(w).memory.some(
        (one) => one.kind === 'champion did' && one.you === you && one.what === what,
      )
      return did !== (state.not === true)
    }
    case 'you control this':
      return isStillOnField(w, self) && cardOf(w, card).controller === you
    case 'memory parity':
      return (playerOf(w, you).memory.length % 2 === 0) === (state.as === 'even')
    case 'balance':
      return playerOf(w, you).hand.length === playerOf(w, you).memory.length
    case 'influence':
      return isWithin(influenceOf(w, you), state.is)
    case 'less influence':
      return influenceOf(w, you) < influenceOf(w, opponentOf(you))
    default:
      return counterStateHolds(w, state, self, you)
  }
}

/** The conditions that ask for a number of counters. */
type CounterState = Extract<
  PlainState,
  {
    readonly kind:
      | 'counters on self'
      | 'marked'
      | 'even counters'
      | 'counters on champion'
      | 'champion damaged'
  }
>

function counterStateHolds(w: View, state: CounterState, self: Ref, you: PlayerId): boolean {
  switch (state.kind) {
    case 'counters on self':
      return lastKnownCounters(w, self, state.counter) >= state.least !== (state.not === true)
    case 'marked':
      return isWithin(playerOf(w, you)[state.on], state.is)
    case 'even counters':
      return lastKnownCounters(w, self, state.counter) % 2 === 0
    case 'counters on champion':
      return championIs(w, you, (champion) => champion[state.counter] >= state.least !== (state.not === true))
    case 'champion damaged':
      return championIs(w, you, ({ damage }) => damage >= state.least !== (state.not === true))
  }
}
