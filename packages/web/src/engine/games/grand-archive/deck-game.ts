/// <reference types="vite/client" />
import { grandArchiveDecks } from '@battleline/bots'
import {
  type Deck,
  type DeckSetup,
  deckRules,
  type GrandArchive,
  grandArchive,
} from '@battleline/grand-archive'
import { type PlayedGame, writeGrandArchiveGame } from '@battleline/scenario'
import { playWords } from '../../../words/play.ts'
import { type AppDeckGame, counted } from '../../play/deck-game.ts'

/** The decks that ship as examples. */
const files = import.meta.glob<string>('../../../../../../decks/grand-archive/*.txt', {
  query: '?raw',
  import: 'default',
})

const PARTS = ['material', 'main', 'side'] as const

let known: AppDeckGame | null = null

/** Grand Archive from decks. */
export function deckGame(): AppDeckGame {
  known ??= gameOf(grandArchive())
  return known
}

const gameOf = (game: GrandArchive): AppDeckGame => ({
  of: grandArchiveDecks(game),
  examples: () => Promise.all(Object.values(files).map((load) => load())),
  sets: [],
  random: (seed) => deckRules.random(game.library, { seed }),
  describe: (deck) => ({
    set: null,
    parts: PARTS.filter((part) => (deck as Deck)[part].length > 0).map((part) => ({
      house: null,
      title: playWords.deck.parts[part],
      cards: counted((deck as Deck)[part], (name) => ({ name, marks: '' })),
    })),
    beside: [],
  }),
  dealt: (deck, { name }) => deckRules.dealtPlayer(deck as Deck, name, game.library),
  write: (played) => writeGrandArchiveGame(played as unknown as PlayedGame<GrandArchive, DeckSetup>),
  counts(of, position) {
    const [one, other] = (of as GrandArchive).summary(position).players
    return [countOf(one), countOf(other)]
  },
})

const countOf = ({ life, level, allies }: ReturnType<GrandArchive['summary']>['players'][number]) => ({
  life,
  level,
  allies,
})
