import type { CardText } from '../board/board.ts'
import { readerOf } from '../board/read-board.ts'
import type { Run } from './run.ts'

/** Every card of the board once, with what it is and does. */
export function cardTextsOf({ played }: Run): readonly CardText[] {
  const { game, start, position, scenario } = played
  const reader = readerOf(scenario.game)
  const found = new Map<string, CardText>()
  for (const at of [start, position])
    for (const id of game.cards(at)) {
      const { name } = game.card(at, id)
      if (!found.has(name) && /\p{L}/u.test(name)) found.set(name, reader.card(game, at, id))
    }
  return [...found.values()]
}
