import {
  type Deal,
  type Deck,
  dealtPlayer,
  type Edition,
  type KeyForge,
  keyforge,
  randomDeck,
  readDecks,
  writeDeck,
} from '@battleline/keyforge'
import { RoomRefusal } from '../model/refusal.ts'

const opened = new Map<string, KeyForge>()

/** The game of an edition, opened once. */
export function gameOf(edition: string): KeyForge {
  const known = opened.get(edition)
  if (known !== undefined) return known
  const game = keyforge({ edition: edition as Edition })
  opened.set(edition, game)
  return game
}

/** Letters of a deck as a file. */
export const LONGEST_DECK = 50_000

/**
 * The deck of a text in any format that `battleline deck import` reads, as a file of its own.
 * @throws RoomRefusal with the first problem
 */
export function deckIn(game: KeyForge, text: string): Deck {
  if (text.length > LONGEST_DECK)
    throw new RoomRefusal('limit', `a deck has at most ${LONGEST_DECK} characters`)
  const [deck] = readDecks(text, game.library)
  const [problem] = deck?.problems ?? []
  if (deck === undefined || problem !== undefined)
    throw new RoomRefusal('illegal', problem?.message ?? 'there is no deck')
  return deck
}

/** A deck in its own form, for an entry; without a text, a legal one by chance. `seed`: a whole number. */
export const deckText = (game: KeyForge, text: string | null, seed: number): string =>
  writeDeck(text === null ? randomDeck(game.library, { seed }) : deckIn(game, text))

/** The two decks of a game, dealt to their players. */
export function dealOf(
  game: KeyForge,
  seats: readonly [{ name: string; deck: string }, { name: string; deck: string }],
): Deal {
  const [one, other] = seats
  const dealt = ({ name, deck }: { name: string; deck: string }) =>
    dealtPlayer(deckIn(game, deck), name, game.library)
  return { players: [dealt(one), dealt(other)] }
}
