import {
  type CardReading,
  COUNTERS,
  ELEMENTS,
  KEYWORDS,
  type PlayerReading,
  ZONES,
} from '@battleline/grand-archive'
import { controller, count, forEachKey, type Properties, truth, word, words } from '../claims/properties.ts'

const COUNTS = ['damage', 'durability', 'power', 'life', ...COUNTERS] as const

const TRUTHS = ['rested', 'distant', 'fostered'] as const

/** The properties of a card in expectations. */
export const CARD_PROPERTIES: Properties<CardReading> = {
  ...forEachKey(COUNTS, (key) => count((card: CardReading) => card[key as 'damage'], -100, 1000)),
  ...forEachKey(TRUTHS, (key) => truth((card: CardReading) => card[key])),
  in: word(
    ZONES,
    'a zone',
    (card) => card.zone,
    (is) => `in ${is}`,
  ),
  controller: controller((card) => card.controller),
  keywords: words(KEYWORDS, 'one of the keywords', (card) => Object.keys(card.keywords)),
  elements: words(ELEMENTS, 'one of the elements', (card) => card.elements),
}

/** The properties of a player in expectations, beside the zones. */
export const PLAYER_PROPERTIES: Properties<PlayerReading> = {
  level: count((player) => player.level, -100, 1000),
}
