import { shippedCards } from '@battleline/ask'

const ofLibrary = new Map<string, ReadonlySet<string>>()

/** The names of the cards that ship with a game. */
export function libraryOf(game: string): ReadonlySet<string> {
  const known =
    ofLibrary.get(game) ??
    new Set(
      shippedCards()
        .filter((card) => card.game === game)
        .map(({ name }) => name),
    )
  ofLibrary.set(game, known)
  return known
}
