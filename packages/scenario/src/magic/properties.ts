import { type CardReading, KEYWORDS, type PlayerReading, ZONES } from '@battleline/magic'
import {
  controller,
  count,
  forEachKey,
  names,
  type Properties,
  truth,
  word,
  words,
} from '../claims/properties.ts'

const NUMBERS = ['power', 'toughness', 'damage', 'loyalty', 'defense', 'plus', 'minus'] as const
const POOLS = ['life', 'poison', 'hand'] as const

/** The properties of a card in expectations. */
export const CARD_PROPERTIES: Properties<CardReading> = {
  tapped: truth((card) => card.tapped),
  blocked: truth((card) => card.blocked),
  attacks: names(
    (card) => (card.attacks > 0 ? [card.attacks] : []),
    'one',
    (is) => `attacks ${is}`,
  ),
  blocks: names(
    (card) => card.blocks,
    'several',
    (is) => `blocks ${is}`,
  ),
  controller: controller((card) => card.controller),
  zone: word(ZONES, 'a zone', (card) => card.zone),
  keywords: words(KEYWORDS, 'a keyword', (card) => card.keywords),
  ...forEachKey(NUMBERS, (key) => count((card: CardReading) => card[key])),
}

/** The properties of a player in expectations. */
export const PLAYER_PROPERTIES: Properties<PlayerReading> = {
  ...forEachKey(POOLS, (key) => count((player: PlayerReading) => player[key])),
  lost: truth((player) => player.lost),
}
