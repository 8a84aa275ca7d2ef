import type { SimpleCardReading, SimpleGame } from '@battleline/card-game'
import type { Name } from '@battleline/explain'
import type { Position } from '@battleline/kernel'
import type { BoardDescription } from '../board/board-format.ts'

/** The numbers and marks of a card in play: "power 2, life 3, first strike, 1 damage, exhausted". */
const marksOf = ({ numbers, keywords, counters, marks }: SimpleCardReading): readonly string[] => [
  ...Object.entries(numbers).map(([number, value]) => `${number} ${value}`),
  ...keywords,
  ...Object.entries(counters).flatMap(([counter, count]) => (count > 0 ? [`${count} ${counter}`] : [])),
  ...Object.entries(marks).flatMap(([mark, is]) => (is ? [mark] : [])),
]

/** A position in words, without empty zones out of play. */
export function describeBoard(game: SimpleGame, position: Position, name: Name): BoardDescription {
  const { players, cards, winner } = game.board(position)
  const [inPlay] = game.spec.words.zones
  return {
    sides: players.map(({ id, numbers, zones }) => ({
      player: name(id),
      has: Object.entries(numbers).map(([number, value]) => `${number} ${value}`),
      zones: Object.entries(zones).flatMap(([zone, held]) =>
        zone === inPlay || held.length > 0 ? [{ name: zone, cards: held }] : [],
      ),
    })),
    cards: new Map(
      cards.map((card) => {
        const isInPlay = card.zone === inPlay
        const place = isInPlay ? 'in play' : `in ${card.zone}`
        return [card.id, { name: name(card.id), place, isInPlay, marks: isInPlay ? marksOf(card) : [] }]
      }),
    ),
    facts: new Map(winner === null ? [] : [['the game:', `${name(winner)} wins`]]),
  }
}

/** A position as data: every player's values, and every card with its values. */
export function boardDocument(game: SimpleGame, position: Position, name: Name) {
  const { active, winner, players, cards } = game.board(position)
  return {
    active: name(active),
    winner: winner === null ? null : name(winner),
    players: Object.fromEntries(
      players.map(({ id, numbers, zones }) => {
        const named = Object.entries(zones).map(([zone, held]) => [zone, held.map(name)])
        return [name(id), { ...numbers, ...Object.fromEntries(named) }]
      }),
    ),
    cards: cards.map(({ id, name: card, owner, zone, keywords, numbers, counters, marks }) => ({
      ...{ id, name: name(id), card, owner: name(owner), zone, keywords },
      ...numbers,
      ...counters,
      ...marks,
    })),
  }
}
