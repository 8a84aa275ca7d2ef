/// <reference types="vite/client" />
import {
  type CardOfDeck,
  type CardPool,
  checkDeck,
  type Deck,
  type DeckProblem,
  deckSetNamed,
  RANDOM_SETS,
  randomDeck,
  readDecks,
  writeDeck,
} from '@battleline/keyforge'
import { playWords } from '../../words/play.ts'
import { shippedGame } from '../games/keyforge/shipped-library.ts'
import type { DeckReading, HouseOfDeck, ReadyDecks } from '../protocol/play.ts'

/** The decks that ship as examples. */
const files = import.meta.glob<string>('../../../../../decks/*.yaml', { query: '?raw', import: 'default' })

/** More problems than these are those of another kind of file. */
const MOST_PROBLEMS = 20

export async function readyDecks(): Promise<ReadyDecks> {
  const [{ library }, ...texts] = await Promise.all([
    shippedGame(),
    ...Object.values(files).map((load) => load()),
  ])
  const examples = texts.flatMap((text) => readDecks(text, library).map(({ name }) => ({ name, text })))
  return { examples, sets: RANDOM_SETS.map(({ name }) => name) }
}

/** The decks of a file, legal or not. `name`: of a deck without one. */
export async function decksIn(text: string, name: string): Promise<readonly DeckReading[]> {
  const { library } = await shippedGame()
  return readDecks(text, library, name).map((deck) => readingOf(deck, library, deck.problems))
}

/** A legal deck by chance. `set`: the name of its set; null for cards of all sets together. */
export async function deckByChance(seed: number, set: string | null): Promise<DeckReading> {
  const { library } = await shippedGame()
  const of = set === null ? undefined : deckSetNamed(set)
  return readingOf(randomDeck(library, { seed, ...(of !== undefined && { set: of }) }), library, [])
}

function readingOf(deck: Deck, pool: CardPool, problems: readonly DeckProblem[]): DeckReading {
  const { name, set, houses, cards, token, prophecies, powers } = deck
  return {
    name,
    set,
    houses: [...new Set([...houses, ...cards.map(({ house }) => house)])].map((house) => ({
      house,
      cards: counted(
        cards.filter((card) => card.house === house),
        pool,
      ),
    })),
    beside: [
      ...(token === null ? [] : [playWords.deck.token(token)]),
      ...prophecies.map((one) => `Prophecy: ${one}`),
      ...powers.map((one) => playWords.deck.archonPower(one)),
    ],
    problems: problems.slice(0, MOST_PROBLEMS),
    // What could not be read would be missing twice.
    faults: problems.length > 0 ? [] : checkDeck(deck, pool),
    text: writeDeck(deck),
  }
}

/** Equal cards as one, with their number. */
function counted(cards: readonly CardOfDeck[], pool: CardPool): HouseOfDeck['cards'] {
  const found = new Map<string, { name: string; count: number; marks: string }>()
  for (const { name, house, enhancements } of cards) {
    const marks = [...(pool.facts(name)?.house === house ? [] : ['maverick']), ...enhancements].join(', ')
    const key = JSON.stringify([name, marks])
    const known = found.get(key)
    if (known === undefined) found.set(key, { name, count: 1, marks })
    else known.count++
  }
  return [...found.values()]
}
