import {
  KEYWORDS,
  type Onlooker,
  PILES,
  type PlayersView,
  type PlayerView,
  VALUED,
} from '@battleline/keyforge'
import type { Board, Card, Side } from '../engine/protocol/keyforge-board.ts'

/** What a seat may know of a position, as the board shows it: a hidden card has a number that no card has. */
export function boardOf({ active, table, players, cards }: PlayersView<Onlooker>): Board {
  const [one, other] = players.map(sideOf)
  if (one === undefined || other === undefined) throw new Error('a view has two players')
  return {
    active,
    house: table.house,
    tide: table.tide,
    winner: table.winner,
    sides: [one, other],
    cards: Object.fromEntries(cards.map((card) => [card.id, cardOf(card)])),
  }
}

function sideOf(side: PlayerView): Side {
  const { name, aember, keys, chains, houses } = side
  const zones = PILES.map((pile) => {
    const { count, cards } = side[pile]
    return [pile, cards ?? Array.from({ length: count }, () => -1)] as const
  })
  return { name, aember, keys, chains, houses, zones: Object.fromEntries(zones) }
}

const cardOf = (card: PlayersView<Onlooker>['cards'][number]): Card => ({
  ...card,
  name: card.facedown === null ? card.name : card.called,
  house: card.houses[0] ?? null,
  pending: 0,
  keywords: KEYWORDS.flatMap((word) => {
    const value = card.keywords[word]
    return value === undefined ? [] : [{ word, value: VALUED.has(word) ? value : null, gained: false }]
  }),
  abilities: [],
})
