import type { DeckCatalog } from '../cards/deck-catalog.ts'
import { WrongInput } from '../exit.ts'
import { formatters, gameNamed } from '../games/game-formatter.ts'

/** A game with decks, by its name. */
export interface DeckGame extends DeckCatalog {
  readonly name: string
}

/** The games with decks; the first one in doubt. */
const games = (): readonly DeckGame[] =>
  [...formatters].flatMap(([name, { decks }]) => (decks === undefined ? [] : [{ name, ...decks }]))

/** The names of the games with decks. */
export const deckGameNames = (): readonly string[] => games().map(({ name }) => name)

/**
 * The game of a name; KeyForge without one.
 * @throws WrongInput for an unknown one, and for one without decks
 */
export function deckGameNamed(word = 'keyforge'): DeckGame {
  const name = gameNamed(word)
  const game = games().find((one) => one.name === name)
  if (game !== undefined) return game
  throw new WrongInput('wrong-game', `${name} has no decks; games with decks: ${deckGameNames().join(', ')}`)
}

/** The game whose deck a file has: the one that reads all of it, or else the one that places most cards. */
export function deckGameOf(text: string): DeckGame {
  let [best, most] = [deckGameNamed(), 0]
  for (const game of games()) {
    const decks = game.rules.read(text, game.pool([]))
    const placed = decks.reduce((sum, deck) => sum + game.rules.size(deck), 0)
    if (placed > most) [best, most] = [game, placed]
    if (placed > 0 && decks.every(({ problems }) => problems.length === 0)) return game
  }
  return best
}
