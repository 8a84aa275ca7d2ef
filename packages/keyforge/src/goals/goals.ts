import type { Position, View } from '@battleline/kernel'
import { callersOf, type ReadWish, readWish, type Wish } from '@battleline/language'
import { cardOf, FIRST_CARD, opponentOf, type PlayerId, playerOf } from '../state.ts'
import { isRemembered, measured, type Standpoint } from './goal.ts'
import { goalGrammar, type Measure } from './grammar.ts'

/** What a player wants of the rest of a turn, as it can be asked of positions. */
export type Goal = Wish<Position>
export type ReadGoal = ReadWish<Position>

/** The cards of a board by what they are called, and by the names that are printed on them. */
function cardNames(start: View): ReadonlyMap<string, readonly number[]> {
  const names = new Map<string, number[]>()
  for (let card = FIRST_CARD; card < start.rows.length; card++) {
    const { name, $def } = cardOf(start, card)
    for (const one of new Set([$def.name, name])) {
      // What has no letter is not known by its name.
      if (!/\p{L}/u.test(one)) continue
      const known = names.get(one)
      if (known === undefined) names.set(one, [card])
      else known.push(card)
    }
  }
  return names
}

/** Reads what a player wants of a board, in the words of players; the board says what players and cards are called. */
export function readGoal(start: View, text: string, you: PlayerId): ReadGoal {
  const names = cardNames(start)
  const nameOf = (player: PlayerId) => playerOf(start, player).name
  const [mine, other] = callersOf(nameOf(you), nameOf(opponentOf(you)))
  const at: Standpoint = { you, called: (name) => names.get(name) ?? [] }
  return readWish<Measure, Position>(goalGrammar(mine, other, [...names.keys()]), text, you, {
    measured: (position, measure) => measured(position as View & Position, at, measure),
    onlyGrows: isRemembered,
    isRemembered,
    isByName: (one) => 'what' in one && one.what.kind === 'called',
  })
}
