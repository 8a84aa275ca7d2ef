import { gameOfDeck } from '@battleline/card-game'
import type { DeckCatalog } from '../cards/deck-catalog.ts'
import { WrongInput } from '../exit.ts'
import { formatters, gameNamed } from '../games/game-formatter.ts'

/** The decks of a game, with its name. */
export interface NamedDeckCatalog extends DeckCatalog {
  readonly name: string
}

/** The games with decks; the first one in doubt. */
const games = (): readonly NamedDeckCatalog[] =>
  [...formatters].flatMap(([name, { decks }]) => (decks === undefined ? [] : [{ name, ...decks }]))

/** The names of the games with decks. */
export const deckGameNames = (): readonly string[] => games().map(({ name }) => name)

/**
 * The game of a name; KeyForge without one.
 * @throws WrongInput for an unknown one, and for one without decks
 */
export function deckGameNamed(word = 'keyforge'): NamedDeckCatalog {
  const name = gameNamed(word)
  const game = games().find((one) => one.name === name)
  if (game !== undefined) return game
  throw new WrongInput('wrong-game', `${name} has no decks; games with decks: ${deckGameNames().join(', ')}`)
}

/** The game whose deck a file has; KeyForge in doubt. */
export function deckGameOf(text: string): NamedDeckCatalog {
  const [first, ...others] = games()
  const decksOf = (one: NamedDeckCatalog) => {
    const { decks: rules, game } = one.with([])
    return { rules, pool: game.library }
  }
  return first === undefined ? deckGameNamed() : gameOfDeck(text, [first, ...others], decksOf)
}
