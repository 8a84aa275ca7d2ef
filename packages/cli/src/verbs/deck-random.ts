import { deckCards } from '../decks/card-pool.ts'
import { deckGameNamed } from '../decks/deck-game.ts'
import { randomDeckOf } from '../decks/random-deck.ts'
import { type DeckOutput, putDecks } from '../decks/write-decks.ts'
import { EXIT, type Exit } from '../exit.ts'
import { wholeNumber } from '../input/whole-number.ts'
import type { Terminal } from '../terminal.ts'

export interface DeckRandomOptions extends DeckOutput {
  readonly seed: string
  readonly game?: string
  readonly set?: string
  readonly cards?: string
}

/**
 * Makes a legal deck by chance, the same for the same seed, set and cards.
 * @throws WrongInput
 */
export async function makeRandomDeck(options: DeckRandomOptions, out: Terminal): Promise<Exit> {
  const seed = wholeNumber(options.seed, '--seed')
  const game = deckGameNamed(options.game)
  const cards = await deckCards(game, options.cards, out)
  const deck = randomDeckOf(game, cards, seed, options.set)
  putDecks(cards.of.decks, [{ ...deck, problems: [] }], options, out)
  return EXIT.well
}
