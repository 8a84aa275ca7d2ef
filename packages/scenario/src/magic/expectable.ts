import { type CardReading, KEYWORDS, type PlayerReading, type TableReading, ZONES } from '@battleline/magic'
import type { Expectable } from '../claims/board-claims.ts'
import { controller, count, forEachKey, names, truth, word, words } from '../claims/properties.ts'

const NUMBERS = ['power', 'toughness', 'damage', 'loyalty', 'defense', 'plus', 'minus'] as const
const POOLS = ['life', 'poison', 'hand'] as const

/** What scenarios of Magic can expect, beside declarations and the stack. */
export const EXPECTABLE: Expectable<CardReading, PlayerReading, TableReading> = {
  card: 'permanent',
  cards: {
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
  },
  players: {
    ...forEachKey(POOLS, (key) => count((player: PlayerReading) => player[key])),
    lost: truth((player) => player.lost),
  },
  table: {},
  zones: [],
  cardsIn: () => [],
}
