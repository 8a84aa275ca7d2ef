import {
  type CardReading,
  COUNTERS,
  DIRECTIONS,
  ELEMENTS,
  KEYWORDS,
  PILES,
  type PlayerReading,
  type TableReading,
  ZONES,
} from '@battleline/grand-archive'
import type { Expectable } from '../claims/board-claims.ts'
import { controller, count, forEachKey, player, truth, word, words } from '../claims/properties.ts'

const COUNTS = ['damage', 'durability', 'power', 'life', ...COUNTERS] as const

/** What scenarios of Grand Archive can expect. */
export const EXPECTABLE: Expectable<CardReading, PlayerReading, TableReading> = {
  card: 'card',
  cards: {
    ...forEachKey(COUNTS, (key) => count((card: CardReading) => card[key as 'damage'], -100, 1000)),
    ...forEachKey(['rested', 'distant', 'fostered'] as const, (key) =>
      truth((card: CardReading) => card[key]),
    ),
    in: word(
      ZONES,
      'a zone',
      (card) => card.zone,
      (is) => `in ${is}`,
    ),
    controller: controller((card) => card.controller),
    keywords: words(KEYWORDS, 'one of the keywords', (card) => Object.keys(card.keywords)),
    elements: words(ELEMENTS, 'one of the elements', (card) => card.elements),
  },
  players: {
    level: count(({ level }) => level, -100, 1000),
    memories: count(({ memories }) => memories ?? -1, -1, 1000),
    phantasmagoria: count(({ phantasmagoria }) => phantasmagoria ?? -1, -1, 1000),
    currents: word(
      DIRECTIONS,
      'a direction',
      (one) => one.currents ?? 'none',
      (is) => `facing ${is}`,
    ),
  },
  table: {
    winner: player(
      ({ winner }) => winner,
      'a player, “draw” or “nobody”',
      (is) => `the game is won by ${is === 'draw' ? 'a draw' : is}`,
      { draw: 0, nobody: null },
    ),
  },
  zones: ['field', ...PILES],
  cardsIn: (reading, zone) => reading[zone as 'field'],
}
