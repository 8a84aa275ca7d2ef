import type { AnyDeck } from '@battleline/card-game'
import type { DeckCards, DeckCatalog } from '../cards/deck-catalog.ts'
import { WrongInput } from '../exit.ts'

/**
 * A legal deck by chance, the same for the same seed, set and cards.
 * @throws WrongInput for an unknown set, a set in a game without sets, and cards that make no legal deck
 */
export function randomDeckOf(
  { title, random }: DeckCatalog,
  cards: DeckCards,
  seed: number,
  set: string | undefined,
): AnyDeck {
  if (set !== undefined && random === undefined)
    throw new WrongInput('conflicting-options', `decks of ${title} have no set`)
  try {
    return random?.(cards, seed, set) ?? cards.of.decks.random(cards.pool, { seed })
  } catch (error) {
    if (error instanceof RangeError) throw new WrongInput('option-value', error.message)
    throw error
  }
}
