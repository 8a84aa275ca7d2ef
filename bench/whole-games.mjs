// Whole random games between two decks of the library, dealt and played to the third key.
import { seeded } from '@battleline/kernel/test-kit'
import { randomGame } from '@battleline/keyforge/test-kit'
import { keyforge } from 'battleline/keyforge'

const DECKS = 40
/** No game of the library comes near it. */
const MOST_DECISIONS = 20_000

/** A random choice, every legal one equally likely: the cheapest player, so that the engine is measured. */
function anyChoice({ kind, ids, least, most }, random) {
  if (kind === 'order') return mixed(ids, ids.length, random)
  if (kind === 'divide') return ids.map((_, at) => (at === 0 ? most - least * (ids.length - 1) : least))
  const count = least + random.below(most - least + 1)
  return count === 1 ? ids[random.below(ids.length)] : mixed(ids, count, random)
}

/** A number of the ids in a random order. */
function mixed(ids, count, random) {
  const left = ids.slice()
  for (let at = 0; at < count; at++) {
    const other = at + random.below(left.length - at)
    ;[left[at], left[other]] = [left[other], left[at]]
  }
  return left.slice(0, count)
}

/** Plays the games with these numbers; a number is always the same game. */
export function wholeGames() {
  const game = keyforge()
  const starts = Array.from({ length: DECKS }, (_, n) => randomGame(game, n))
  const played = { games: 0, decisions: 0, turns: 0 }
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
      position = game.answer(position, anyChoice(asked, random))
      if ('refused' in position) throw new Error(`game ${number}: ${position.reason}`)
    }
  }
  return { play, played }
}
