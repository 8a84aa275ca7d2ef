import type { Position, View } from '@battleline/kernel'
import {
  cardsByName,
  type Goal as GoalOf,
  type ParsedGoal,
  type PlayerRef,
  parseGoal,
} from '@battleline/language'
import { cardOf, FIRST_CARD, opponentOf, type PlayerId, playerOf, tableOf } from '../model/state.ts'
import { allObjects, isOnField } from '../query/objects.ts'
import { matches, powerOf } from '../query/values.ts'
import { destination } from '../zones/move.ts'
import { goalGrammar, type Measure, type Ones } from './grammar.ts'

/** A player's goal, which can be measured in a position. */
export type Goal = GoalOf<Position>
/** A goal that was read from a player’s words, or the problem with them. */
export type ReadGoal = ParsedGoal<Position>

/** The context of a goal: its player, and the board that it was written for. */
interface Standpoint {
  readonly you: PlayerId
  readonly start: View
  readonly names: ReadonlyMap<string, readonly number[]>
}

/** The cards of a board with their printed names and their names on this board. */
function* called(start: View): Iterable<readonly [number, readonly string[]]> {
  for (let card = FIRST_CARD; card < start.rows.length; card++) {
    const { name, definition } = cardOf(start, card)
    yield [card, [definition, name]]
  }
}

/** Parses a player's goal for a board. Names are those of the board. */
export function readGoal(start: View, text: string, you: PlayerId): ReadGoal {
  const names = cardsByName(called(start))
  const nameOf = (player: PlayerId) => playerOf(start, player).name
  const grammar = goalGrammar(nameOf(you), nameOf(opponentOf(you)), [...names.keys()])
  const at: Standpoint = { you, start, names }
  return parseGoal<Measure, Position>(grammar, text, you, {
    measured: (position, measure) => measured(position as View & Position, at, measure),
    // A destroyed object may come back, and no goal reads the turn history.
    onlyGrows: () => false,
    isRemembered: () => false,
    isTruth: (one) => one.kind === 'won',
    isByName: (one) => 'what' in one && one.what.kind === 'called',
  })
}

/** The current value of a measure. */
function measured(w: View, at: Standpoint, measure: Measure): number {
  switch (measure.kind) {
    case 'damage on':
      return sum(onField(w, at, measure.what), (card) => cardOf(w, card).damage)
    case 'durability on':
      return sum(onField(w, at, measure.what), (card) => cardOf(w, card).durability)
    case 'power of':
      return sum(onField(w, at, measure.what), (card) => powerOf(w, card) ?? 0)
    case 'counters on':
      return sum(onField(w, at, measure.what), (card) => cardOf(w, card)[measure.counter])
    case 'on field':
      return onField(w, at, measure.what).length
    case 'destroyed':
      return onField(at.start, at, measure.what).filter((card) => isDestroyed(w, at.start, card)).length
    case 'lying':
      return playerOf(w, playerIn(at, measure.whose))[measure.zone].length
    case 'won':
      return Number(tableOf(w).winner === playerIn(at, measure.whose))
  }
}

const playerIn = ({ you }: Standpoint, whose: PlayerRef): PlayerId =>
  whose === 'you' ? you : opponentOf(you)

/** A goal has no source card. */
const NO_CARD = -1

function onField(w: View, { you, names }: Standpoint, what: Ones): readonly number[] {
  if (what.kind === 'group') return allObjects(w).filter((card) => matches(w, what, NO_CARD, you, card))
  const { side, name } = what
  return (names.get(name) ?? []).filter(
    (card) =>
      isOnField(w, card) &&
      (side === undefined || (side === 'yours') === (cardOf(w, card).controller === you)),
  )
}

/** Whether a card of the board is where destroyed cards go (GA-DTH-5, GA-DTH-6). */
function isDestroyed(w: View, start: View, card: number): boolean {
  const was = cardOf(start, card)
  const { zone, life } = cardOf(w, card)
  return life !== was.life && zone === destination(start, card, 'graveyard')
}

const sum = (all: readonly number[], value: (one: number) => number): number =>
  all.reduce((total, one) => total + value(one), 0)
