import type { AnyDeck, DeckProblemOf } from '@battleline/card-game'
import type { DeckReading, ReadyDecks } from '../protocol/play.ts'
import type { Given, Gives } from '../protocol/protocol.ts'
import type { AppDeckGame } from './deck-game.ts'
import { loadDeckGame } from './load-deck-game.ts'

/** More problems than these are those of another kind of file. */
const MOST_PROBLEMS = 20

export async function readyDecks({ game }: Given<'readyDecks'>): Promise<ReadyDecks> {
  const { of, examples, sets } = await loadDeckGame(game)
  const found = (await examples()).flatMap((text) =>
    of.decks.read(text, of.game.library).map(({ name }) => ({ name, text })),
  )
  return { examples: found, sets }
}

/** The decks of a file, legal or not. `name`: of a deck without one. */
export async function decksIn({ game, text, name }: Given<'decks'>): Promise<Gives<'decks'>> {
  const loaded = await loadDeckGame(game)
  const { decks, game: of } = loaded.of
  return decks.read(text, of.library, name).map((deck) => readingOf(loaded, deck, deck.problems))
}

/** A legal deck by chance. `set`: the name of its set; null for cards of all sets together. */
export async function deckByChance({ game, seed, set }: Given<'randomDeck'>): Promise<DeckReading> {
  const loaded = await loadDeckGame(game)
  return readingOf(loaded, loaded.random(seed, set), [])
}

function readingOf(
  { of, describe }: AppDeckGame,
  deck: AnyDeck,
  problems: readonly DeckProblemOf<string>[],
): DeckReading {
  return {
    name: deck.name,
    ...describe(deck),
    problems: problems.slice(0, MOST_PROBLEMS),
    // What could not be read would be missing twice.
    faults: problems.length > 0 ? [] : of.decks.check(deck, of.game.library),
    text: of.decks.write(deck),
  }
}
