import { capital } from '@battleline/card-game'
import type { Name } from '@battleline/explain'
import {
  type CardReading,
  COUNTERS,
  type GrandArchive,
  PILES,
  type PlayerId,
  VALUED,
} from '@battleline/grand-archive'
import type { Position } from '@battleline/kernel'
import { type BoardCard, type CardText, gameFacts, type Mark, mark, type PageBoard } from './board.ts'

const PLAYERS: readonly PlayerId[] = [1, 2]

/** A board of Grand Archive for a page. */
export function grandArchiveBoard(game: GrandArchive, position: Position, name: Name): PageBoard {
  const { winner, shields } = game.table(position)
  return {
    sides: PLAYERS.map((player) => {
      const reading = game.player(position, player)
      return {
        player: name(player),
        has: [`level ${reading.level}`],
        rows: [
          {
            zone: 'field',
            cards: reading.field.map((id) => boardCard(id, game.card(position, id), name)),
          },
        ],
        piles: PILES.filter((zone) => reading[zone].length > 0).map((zone) => ({
          zone: zone === 'material' ? 'material deck' : zone,
          cards: reading[zone].map((id) => ({ id, name: name(id) })),
        })),
      }
    }),
    facts: gameFacts(
      game.active(position),
      winner,
      name,
      shields.map(({ source, on, does }) =>
        [`in force: ${name(source)}`, does, ...on.map((card) => `on ${name(card)}`)].join(' '),
      ),
    ),
  }
}

export const grandArchiveCard = (game: GrandArchive, position: Position, id: number): CardText => {
  const { name, text, type, classes, power, life } = game.card(position, id)
  const stats = [...(power === null ? [] : [`power ${power}`]), ...(life === null ? [] : [`life ${life}`])]
  return { name, kind: [capital([...classes, type].join(' ')), ...stats].join(', '), text }
}

function boardCard(id: number, card: CardReading, name: Name): BoardCard {
  const { power, life, type, subtypes, elements, durability, keywords, under } = card
  return {
    id,
    name: name(id),
    look: elements[0] ?? 'plain',
    kind: capital([type, ...subtypes].join(' ')),
    numbers: [
      ...(power === null ? [] : [{ what: 'power', value: String(power) }]),
      ...(life === null ? [] : [{ what: 'life', value: String(life) }]),
      ...(type === 'weapon' || durability > 0 ? [{ what: 'durability', value: String(durability) }] : []),
    ],
    keywords: Object.entries(keywords).map(([word, value]) =>
      [...VALUED].some((one) => one === word) ? `${word} ${value}` : word,
    ),
    marks: marksOf(card, name),
    isTurned: card.rested,
    attached: under.map((one) => ({ name: name(one), look: 'plain' })),
  }
}

function marksOf(card: CardReading, name: Name): readonly Mark[] {
  const marks: Mark[] = []
  if (card.damage > 0) marks.push(mark(`${card.damage} damage`, 'damage'))
  for (const counter of COUNTERS) if (card[counter] > 0) marks.push(mark(`${card[counter]} ${counter}`))
  if (card.rested) marks.push(mark('rested'))
  if (card.distant) marks.push(mark('distant'))
  if (card.fostered) marks.push(mark('fostered'))
  if (card.linked !== null) marks.push(mark(`linked to ${name(card.linked)}`))
  return marks
}
