import type { SimpleCardReading, SimplePlayerReading, SimpleWords } from '@battleline/card-game'
import { controller, count, forEachKey, type Properties, truth, word, words } from '../claims/properties.ts'

/** The properties of a card in expectations. */
export const cardProperties = (game: SimpleWords): Properties<SimpleCardReading> => ({
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
  owner: controller(({ owner }) => owner),
  keywords: words(game.keywords, 'one of the keywords', ({ keywords }) => keywords),
})

/** The properties of a player in expectations, beside the zones. */
export const playerProperties = ({ playerNumbers }: SimpleWords): Properties<SimplePlayerReading> =>
  forEachKey(Object.keys(playerNumbers), (key) => count(({ numbers }) => numbers[key] ?? null))
