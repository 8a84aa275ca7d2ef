import { opponentOf, type PlayerId } from '@battleline/card-game'
import type { View } from '@battleline/kernel'
import type { PlayerRef } from '@battleline/language'
import { cardOf, type HistoryEntry, playerOf } from '../model/state.ts'
import { faceAtThatTime, historyKindsOf, timesThisTurn } from '../model/turn-history.ts'
import { isInPlay } from '../query/board.ts'
import { cardsMatching, matchesOutOfPlay } from '../query/filter.ts'
import { powerOf } from '../query/power.ts'
import type { Measure, Ones } from './grammar.ts'

/** The player and names that a goal refers to. */
export interface Standpoint {
  /** The player with the goal, to whom cards are friendly or enemy. */
  readonly you: PlayerId
  /** The cards with a name on the board of the goal. */
  readonly called: (name: string) => readonly number[]
}

/** The current value of a measure. The turn history has what was destroyed and forged. */
export function measured(w: View, at: Standpoint, measure: Measure): number {
  switch (measure.kind) {
    case 'destroyed':
      return destroyed(w, at, measure.what)
    case 'in play':
      return onBoard(w, at, measure.what).length
    case 'aember on':
      return sum(onBoard(w, at, measure.what), (card) => cardOf(w, card).aember)
    case 'damage on':
      return sum(onBoard(w, at, measure.what), (card) => cardOf(w, card).damage)
    case 'power of':
      return sum(onBoard(w, at, measure.what), (card) => powerOf(w, card))
    case 'in zone': {
      const { what, zone, whose } = measure
      return playerOf(w, player(at, whose))[zone].filter((card) => matchesOutOfPlay(w, what, card)).length
    }
    case 'aember of':
      return playerOf(w, player(at, measure.whose)).aember
    case 'keys of':
      return playerOf(w, player(at, measure.whose)).keys.length
    case 'chains of':
      return playerOf(w, player(at, measure.whose)).chains
    case 'forged by':
      return timesThisTurn(w, ['forged'], { by: player(at, measure.whose) })
  }
}

/** Measures that only grow during a turn and reset at its end. */
export const isRemembered = ({ kind }: Measure): boolean => kind === 'destroyed' || kind === 'forged by'

const player = ({ you }: Standpoint, whose: PlayerRef): PlayerId => (whose === 'you' ? you : opponentOf(you))

const isOnSide = (side: 'friendly' | 'enemy' | undefined, you: PlayerId, whose: PlayerId): boolean =>
  side === undefined || (side === 'friendly') === (whose === you)

/** A goal has no source card. */
const NO_CARD = -1

function onBoard(w: View, at: Standpoint, what: Ones): readonly number[] {
  if (what.kind === 'group') return cardsMatching(w, what, NO_CARD, at.you)
  return at
    .called(what.name)
    .filter((card) => isInPlay(w, card) && isOnSide(what.side, at.you, cardOf(w, card).controller))
}

/** How many were destroyed this turn, by their last controllers and printed facts. */
function destroyed(w: View, { you, called }: Standpoint, what: Ones): number {
  const { side } = what
  const of = (card: number, was: HistoryEntry) =>
    what.kind === 'group'
      ? matchesOutOfPlay(w, what, card, faceAtThatTime(w, was))
      : called(what.name).includes(card)
  const by = side === undefined ? {} : { by: side === 'friendly' ? you : opponentOf(you) }
  return timesThisTurn(w, historyKindsOf('destroyed'), { ...by, of })
}

const sum = <T>(all: readonly T[], value: (one: T) => number): number =>
  all.reduce((total, one) => total + value(one), 0)
