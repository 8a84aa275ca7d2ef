/// <reference types="vite/client" />
import { keyforgeDecks } from '@battleline/bots'
import {
  type CardOfDeck,
  type CardPool,
  type Deck,
  dealtPlayer,
  deckSetNamed,
  type KeyForge,
  RANDOM_SETS,
  randomDeck,
} from '@battleline/keyforge'
import { type PlayedFromSetUp, writeGame } from '@battleline/scenario'
import { playWords } from '../../../words/play.ts'
import { type AppDeckGame, counted } from '../../play/deck-game.ts'
import { shippedGame } from './shipped-library.ts'

/** The decks that ship as examples. */
const files = import.meta.glob<string>('../../../../../../decks/*.yaml', { query: '?raw', import: 'default' })

/** KeyForge from decks. */
export async function deckGame(): Promise<AppDeckGame> {
  const game = await shippedGame()
  const { library } = game
  return {
    of: keyforgeDecks(game),
    examples: () => Promise.all(Object.values(files).map((load) => load())),
    sets: RANDOM_SETS.map(({ name }) => name),
    random(seed, set) {
      const of = set === null ? undefined : deckSetNamed(set)
      return randomDeck(library, { seed, ...(of !== undefined && { set: of }) })
    },
    describe: (deck) => describe(deck as Deck, library),
    dealt: (deck, { name, chains = 0 }) => ({ ...dealtPlayer(deck as Deck, name, library), chains }),
    write: (played) => writeGame(played as unknown as PlayedFromSetUp),
    counts(of, position) {
      const [one, other] = (of as KeyForge).summary(position).players
      return [countOf(one), countOf(other)]
    },
  }
}

const countOf = ({ aember, keys, creatures }: ReturnType<KeyForge['summary']>['players'][number]) => ({
  aember,
  keys,
  creatures,
})

function describe({ set, houses, cards, token, prophecies, powers }: Deck, pool: CardPool) {
  const marksOf = ({ name, house, enhancements }: CardOfDeck) =>
    [...(pool.facts(name)?.house === house ? [] : ['maverick']), ...enhancements].join(', ')
  return {
    set,
    parts: [...new Set([...houses, ...cards.map(({ house }) => house)])].map((house) => ({
      house,
      title: house,
      cards: counted(
        cards.filter((card) => card.house === house),
        (card) => ({ name: card.name, marks: marksOf(card) }),
      ),
    })),
    beside: [
      ...(token === null ? [] : [playWords.deck.token(token)]),
      ...prophecies.map((one) => `Prophecy: ${one}`),
      ...powers.map((one) => playWords.deck.archonPower(one)),
    ],
  }
}
