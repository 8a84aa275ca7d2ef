import { keyforgeDecks } from '@battleline/bots'
import {
  type CardFacts,
  type Deck,
  type DeckSet,
  deckSetNamed,
  factsProblem,
  importCards,
  type KeyForge,
  keyforge,
  libraryName,
  MOST_CHAINS,
  nearestSet,
  type PlayersView,
  type Printing,
  RANDOM_SETS,
  randomDeck,
} from '@battleline/keyforge'
import { didYouMean, fieldOf, fold } from '@battleline/language'
import { type PlayedFromSetUp, writeGame } from '@battleline/scenario'
import type { DeckCards, DeckCatalog } from '../cards/deck-catalog.ts'
import { WrongInput } from '../exit.ts'
import { describeView } from './describe-view.ts'

/** The decks of KeyForge. */
export const decks: DeckCatalog<Deck, CardFacts> = {
  title: 'KeyForge',
  with: (own) => keyforgeDecks(keyforge(own.length === 0 ? {} : { cards: own })),
  cardsIn: (file) => importCards(file).cards.map(({ facts }) => facts),
  factsProblem,
  line: ({ houses, set }) => `${houses.join(', ')}${set === null ? '' : ` of ${set}`}`,
  random,
  mostChains: MOST_CHAINS,
  describeView: (_, view, all) => describeView(view as PlayersView, all),
  stageOf: (game, position) => (game as KeyForge).table(position).house,
  forbidden: (game, position) => (game as KeyForge).moves(position).flatMap(({ mayNot }) => mayNot),
  scoreOf(game, position, player) {
    const { keys, aember } = (game as KeyForge).player(position, player)
    return { words: `${keys} ${keys === 1 ? 'key' : 'keys'}`, values: { keys, aember } }
  },
  writeGame: (played) => writeGame(played as PlayedFromSetUp),
}

function random({ pool, records }: DeckCards, seed: number, word: string | undefined): Deck {
  const set = word === undefined ? undefined : setNamed(word)
  const printings = new Map(records.map((record) => [fold(libraryName(record)), printingOf(record)]))
  const printing = (name: string) => printings.get(fold(name))
  return randomDeck(pool as never, { seed, printing, ...(set !== undefined && { set }) })
}

/** @throws WrongInput */
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

function printingOf(record: Readonly<Record<string, unknown>>): Printing {
  const sets = [fieldOf(record, ['sets', 'set', 'expansion'])].flat()
  const { rarity } = record
  return {
    sets: sets.flatMap((one) => deckSetNamed(String(one))?.number ?? []),
    rarity: typeof rarity === 'string' ? rarity : null,
  }
}
