import { grandArchiveDecks } from '@battleline/bots'
import {
  type CardFacts,
  type Deck,
  type DeckSetup,
  factsProblem,
  type GrandArchive,
  grandArchive,
  importCards,
  type PlayersView,
} from '@battleline/grand-archive'
import { type PlayedGame, writeGrandArchiveGame } from '@battleline/scenario'
import type { DeckCatalog } from '../cards/deck-catalog.ts'
import { describeView } from './describe-view.ts'
import { forbidden } from './forbidden.ts'

/** The decks of Grand Archive. */
export const decks: DeckCatalog<Deck, CardFacts> = {
  title: 'Grand Archive',
  with: (own) => grandArchiveDecks(grandArchive(own.length === 0 ? {} : { cards: own })),
  cardsIn: (file) => importCards(file).cards.map(({ facts }) => facts),
  factsProblem,
  line: ({ main, material, side }) =>
    [
      `${main.length} main`,
      `${material.length} material`,
      ...(side.length > 0 ? [`${side.length} side`] : []),
    ].join(', '),
  describeView: (game, view, all) => describeView(game as GrandArchive, view as PlayersView, all),
  stageOf: (game, position) => (game as GrandArchive).summary(position).window,
  forbidden: (game, position) => forbidden(game as GrandArchive, position),
  scoreOf(game, position, player) {
    const { level, life } = (game as GrandArchive).summary(position).players[player - 1] ?? {
      level: 0,
      life: 0,
    }
    return { words: `${life} life at LV ${level}`, values: { level, life } }
  },
  writeGame: (played) => writeGrandArchiveGame(played as PlayedGame<GrandArchive, DeckSetup>),
}
