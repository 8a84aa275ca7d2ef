import type { SimpleBoard, SimpleCardReading, SimplePlayerReading, SimpleWords } from '@battleline/card-game'
import type { Expectable } from '../claims/board-claims.ts'
import { count, forEachKey, player, truth, word, words } from '../claims/properties.ts'

type SimpleExpectable = Expectable<SimpleCardReading, SimplePlayerReading, SimpleBoard>

/** What scenarios of a simple game can expect. */
export const expectableIn = (game: SimpleWords): SimpleExpectable => ({
  card: 'card',
  cards: {
    ...forEachKey([...game.numbers, ...game.counters], (key) =>
      count(({ numbers, counters }) => counters[key] ?? numbers[key] ?? null),
    ),
    ...forEachKey(Object.keys(game.marks), (key) => truth(({ marks }) => marks[key] === true)),
    in: word(
      game.zones,
      'a zone',
      ({ zone }) => zone,
      (is) => `in ${is}`,
    ),
    owner: player(
      ({ owner }) => owner,
      'the owner',
      (is) => `owned by ${is}`,
    ),
    keywords: words(game.keywords, 'one of the keywords', ({ keywords }) => keywords),
  },
  players: forEachKey(Object.keys(game.playerNumbers), (key) => count(({ numbers }) => numbers[key] ?? null)),
  table: {
    winner: player(
      ({ winner }) => winner,
      'a player or “nobody”',
      (is) => `winner: ${is}`,
      { nobody: null },
    ),
    active: player(
      ({ active }) => active,
      'the active player',
      (is) => `active: ${is}`,
    ),
  },
  zones: game.zones,
  cardsIn: ({ zones }, zone) => zones[zone] ?? [],
})
