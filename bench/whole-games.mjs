// Whole random games between two decks of the library, dealt and played to the third key.
import { randomChoice, seeded } from '@battleline/kernel'
import { randomGame } from '@battleline/keyforge/test-kit'
import { keyforge } from 'battleline/keyforge'

const DECKS = 40
/** No game of the library comes near it. */
const MOST_DECISIONS = 20_000

/** Plays the games with these numbers; a number is always the same game. */
export function wholeGames() {
  const game = keyforge()
  const starts = Array.from({ length: DECKS }, (_, n) => randomGame(game, n))
  const played = { games: 0, decisions: 0, turns: 0 }
  const answered = (position, asked, random, number) => {
    const next = game.answer(position, randomChoice(asked, random))
    if ('refused' in next) throw new Error(`game ${number}: ${next.reason}`)
    return next
  }
  const play = (number) => {
    const random = seeded(number)
    let position = starts[number % DECKS]
    for (let made = 0; ; made++) {
      const asked = game.decision(position)
      if (asked === null || made > MOST_DECISIONS) {
        if (game.table(position).winner === null) throw new Error(`game ${number} has no winner`)
        played.games++
        played.decisions += made
        played.turns += game.table(position).turn
        return position
      }
      position = answered(position, asked, random, number)
    }
  }
  /** The position of each first game after so many decisions. */
  const underWay = (after) =>
    starts.map((start, number) => {
      const random = seeded(number)
      let position = start
      for (let made = 0; made < after; made++) {
        const asked = game.decision(position)
        if (asked === null) break
        position = answered(position, asked, random, number)
      }
      return position
    })
  return { game, play, played, underWay }
}
