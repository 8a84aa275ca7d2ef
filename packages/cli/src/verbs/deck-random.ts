import { deckCards } from '../decks/card-pool.ts'
import { deckGameNamed } from '../decks/deck-game.ts'
import { type DeckOutput, putDecks } from '../decks/write-decks.ts'
import { EXIT, type Exit, WrongInput } from '../exit.ts'
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
  const { set } = options
  if (set !== undefined && game.random === undefined)
    throw new WrongInput('conflicting-options', `decks of ${game.title} have no set`)
  const cards = await deckCards(game, options.cards, out)
  const rules = cards.of.decks
  try {
    const deck = game.random?.(cards, seed, set) ?? rules.random(cards.pool, { seed })
    putDecks(rules, [{ ...deck, problems: [] }], options, out)
  } catch (error) {
    if (error instanceof RangeError) throw new WrongInput('option-value', error.message)
    throw error
  }
  return EXIT.well
}
