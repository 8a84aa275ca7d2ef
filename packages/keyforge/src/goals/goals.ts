import { FIRST_CARD, opponentOf, type PlayerId } from '@battleline/card-game'
import type { Position, View } from '@battleline/kernel'
import { cardsByName, type Goal as GoalOf, type ParsedGoal, parseGoal } from '@battleline/language'
import { cardOf, playerOf } from '../model/state.ts'
import { isRemembered, measured, type Standpoint } from './goal.ts'
import { goalGrammar, type Measure } from './grammar.ts'

/** A player's goal for the rest of a turn, to be evaluated in positions. */
export type Goal = GoalOf<Position>
/** A goal that was read from a player’s words, or the problem with them. */
export type ReadGoal = ParsedGoal<Position>

/** The cards of a board with their printed names and labels. */
function* called(start: View): Iterable<readonly [number, readonly string[]]> {
  for (let card = FIRST_CARD; card < start.rows.length; card++) {
    const { name, $def } = cardOf(start, card)
    yield [card, [$def.name, name]]
  }
}

/** Reads a player's goal. Players and cards have the names of this board. */
export function readGoal(start: View, text: string, you: PlayerId): ReadGoal {
  const names = cardsByName(called(start))
  const nameOf = (player: PlayerId) => playerOf(start, player).name
  const grammar = goalGrammar(nameOf(you), nameOf(opponentOf(you)), [...names.keys()])
  const at: Standpoint = { you, called: (name) => names.get(name) ?? [] }
  return parseGoal<Measure, Position>(grammar, text, you, {
    measured: (position, measure) => measured(position as View & Position, at, measure),
    onlyGrows: isRemembered,
    isRemembered,
    isByName: (one) => 'what' in one && one.what.kind === 'called',
  })
}
