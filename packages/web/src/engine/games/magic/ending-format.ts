import type { EndingFact, EndingFormat } from '../../outcomes/compare-endings.ts'
import type { MagicBoard, MagicCard, MagicPlayer } from '../../protocol/magic-board.ts'
import type { EndingLine } from '../../protocol/protocol.ts'
import { wentTo } from './board-differences.ts'

/** The facts of an ending of Magic. */
export const endingFormat: EndingFormat<MagicBoard> = {
  things: (board, start) => [
    ...start.players.map(({ id, name }): EndingFact => {
      const player = board.players.find((one) => one.id === id)
      const marks = player === undefined ? [] : standingOf(player)
      return { what: name, marks, chief: true, always: true }
    }),
    ...Object.values(start.cards).map((was): EndingFact => {
      const chief = was.zone === 'battlefield' && was.power !== null
      return { what: was.called, marks: marksOf(board, was), chief }
    }),
  ],
  lines: ({ players, cards }): readonly EndingLine[] =>
    [...players].reverse().map(({ id, name }) => ({
      player: name,
      cards: Object.values(cards)
        .filter((card) => card.zone === 'battlefield' && card.controller === id && card.power !== null)
        .map(({ id: card, called, colors, power, toughness, damage }) => ({
          id: card,
          called,
          look: colors[0] ?? 'plain',
          strength: `${power}/${toughness}`,
          damage,
          warded: false,
          gone: false,
        })),
    })),
}

const standingOf = ({ life, poison, lost }: MagicPlayer): readonly string[] =>
  [lost ? 'has lost' : '', `${life} life`, poison > 0 ? `${poison} poison` : ''].filter((one) => one !== '')

/** Where a card is and how it is marked, in a few words. */
function marksOf({ cards }: MagicBoard, was: MagicCard): readonly string[] {
  const card = cards[was.id]
  if (card === undefined) return ['gone']
  if (card.zone !== 'battlefield')
    return [card.zone === was.zone ? `in ${card.zone}` : wentTo(card, was).replace(/^is /, '')]
  return [
    card.damage > 0 ? `${card.damage} damage` : '',
    card.plus > 0 ? `${card.plus} +1/+1` : '',
    card.minus > 0 ? `${card.minus} -1/-1` : '',
    card.loyalty > 0 ? `loyalty ${card.loyalty}` : '',
    card.tapped ? 'tapped' : '',
  ].filter((mark) => mark !== '')
}
