import { type DeckSet, deckSetNamed, nearestSet, RANDOM_SETS, randomDeck } from '@battleline/keyforge'
import { didYouMean } from '@battleline/language'
import { deckCards } from '../decks/card-pool.ts'
import { type DeckOutput, putDecks } from '../decks/write-decks.ts'
import { EXIT, type Exit, WrongInput } from '../exit.ts'
import { wholeNumber } from '../input/whole-number.ts'
import type { Terminal } from '../terminal.ts'

export interface DeckRandomOptions extends DeckOutput {
  readonly seed: string
  readonly set?: string
  readonly cards?: string
}

/**
 * Makes a legal deck by chance, the same for the same seed, set and cards.
 * @throws WrongInput
 */
export async function makeRandomDeck(options: DeckRandomOptions, out: Terminal): Promise<Exit> {
  const seed = wholeNumber(options.seed, '--seed')
  const set = options.set === undefined ? undefined : setNamed(options.set)
  const { pool, printing } = await deckCards(options.cards, out)
  try {
    putDecks(
      [{ ...randomDeck(pool, { seed, printing, ...(set !== undefined && { set }) }), problems: [] }],
      options,
      out,
    )
  } catch (error) {
    if (error instanceof RangeError) throw new WrongInput('option-value', error.message)
    throw error
  }
  return EXIT.well
}

function setNamed(word: string): DeckSet {
  const set = deckSetNamed(word)
  const names = `  = sets: ${RANDOM_SETS.map(({ name }) => name).join(', ')}`
  if (set === undefined)
    throw new WrongInput('unknown-word', `no set is called “${word}”${didYouMean(nearestSet(word))}`, [names])
  if (set.houses.length === 0)
    throw new WrongInput(
      'option-value',
      `the decks of ${set.name} have no houses in common, so none can be made by chance`,
      [names],
    )
  return set
}
