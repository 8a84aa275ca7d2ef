import type { SimpleCardReading, SimpleGame } from '@battleline/card-game'
import type { Name } from '@battleline/explain'
import type { Position } from '@battleline/kernel'
import { type BoardCard, type CardText, gameFacts, mark, type PageBoard } from './board.ts'

/** A board of a game of the simple kind for a page. */
export function simpleBoard(game: SimpleGame, position: Position, name: Name): PageBoard {
  const { active, players, cards, winner } = game.board(position)
  const [inPlay = ''] = game.spec.words.zones
  const byId = new Map(cards.map((card) => [card.id, card]))
  return {
    sides: players.map(({ id: player, numbers, zones }) => ({
      player: name(player),
      has: Object.entries(numbers).map(([number, value]) => `${number} ${value}`),
      rows: [
        {
          zone: inPlay,
          cards: (zones[inPlay] ?? []).flatMap((id) => {
            const card = byId.get(id)
            return card === undefined ? [] : [boardCard(card, name)]
          }),
        },
      ],
      piles: Object.entries(zones)
        .filter(([zone, held]) => zone !== inPlay && held.length > 0)
        .map(([zone, held]) => ({ zone, cards: held.map((id) => ({ id, name: name(id) })) })),
    })),
    facts: gameFacts(active, winner, name),
  }
}

export const simpleCard = (game: SimpleGame, position: Position, id: number): CardText => {
  const card = game.board(position).cards.find((one) => one.id === id)
  const numbers = Object.entries(card?.numbers ?? {}).map(([number, value]) => `${number} ${value}`)
  return { name: card?.name ?? '', kind: [...numbers, ...(card?.keywords ?? [])].join(', '), text: '' }
}

const boardCard = (card: SimpleCardReading, name: Name): BoardCard => ({
  id: card.id,
  name: name(card.id),
  look: 'plain',
  kind: '',
  numbers: Object.entries(card.numbers).map(([what, value]) => ({ what, value: String(value) })),
  keywords: card.keywords,
  marks: [
    ...Object.entries(card.counters).flatMap(([counter, count]) =>
      count > 0 ? [mark(`${count} ${counter}`, counter === 'damage' ? 'damage' : 'plain')] : [],
    ),
    ...Object.entries(card.marks).flatMap(([one, is]) => (is ? [mark(one)] : [])),
  ],
  isTurned: card.marks.exhausted === true,
  attached: [],
})
