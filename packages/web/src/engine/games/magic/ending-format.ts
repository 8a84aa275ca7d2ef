import {
  damageInTitle,
  type EndingFact,
  type EndingFormat,
  endingLine,
} from '../../outcomes/compare-endings.ts'
import { type MagicBoard, type MagicCard, type MagicPlayer, nameOn } from '../../protocol/magic-board.ts'
import type { EndingLine } from '../../protocol/protocol.ts'
import { wentTo } from './change-sentences.ts'

/** The facts of an ending of Magic. */
export const endingFormat: EndingFormat<MagicBoard> = {
  things: (board, start) => [
    ...start.players.map(({ id, name }): EndingFact => {
      const player = board.players.find((one) => one.id === id)
      const marks = player === undefined ? [] : standingOf(player)
      return { what: name, marks, chief: true, always: true }
    }),
    ...Object.values(start.cards).map((was): EndingFact => {
      const is = board.cards[was.id]
      const harmed = is !== undefined && (is.damage > 0 || wentTo(is.zone, was).kind === 'destruction')
      const chief = was.zone === 'battlefield' && was.power !== null
      const title = damageInTitle(is?.damage ?? 0, was.damage)
      return { what: was.called, marks: marksOf(is, was, board), chief, harmed, ...title }
    }),
  ],
  lines: ({ players, cards }): readonly EndingLine[] =>
    [...players].reverse().map(({ id, name }) => {
      const creatures = Object.values(cards).filter(
        ({ zone, controller, power }) => zone === 'battlefield' && controller === id && power !== null,
      )
      return endingLine(name, creatures, ({ colors, power, toughness }) => {
        return { look: colors[0] ?? 'plain', strength: `${power}/${toughness}` }
      })
    }),
}

const standingOf = ({ life, poison, lost }: MagicPlayer): readonly string[] =>
  [lost ? 'has lost' : '', `${life} life`, poison > 0 ? `${poison} poison` : ''].filter((one) => one !== '')

/** Where a card is and how it is marked, in a few words. */
function marksOf(card: MagicCard | undefined, was: MagicCard, board: MagicBoard): readonly string[] {
  if (card === undefined) return ['gone']
  if (card.zone !== 'battlefield')
    return [card.zone === was.zone ? `in ${card.zone}` : wentTo(card.zone, was).does.replace(/^is /, '')]
  return [
    card.damage > 0 ? `${card.damage} damage` : '',
    card.plus > 0 ? `${card.plus} +1/+1` : '',
    card.minus > 0 ? `${card.minus} -1/-1` : '',
    card.loyalty > 0 ? `loyalty ${card.loyalty}` : '',
    card.tapped ? 'tapped' : '',
    card.attached > 0 ? `attached to ${nameOn(board, card.attached)}` : '',
  ].filter((mark) => mark !== '')
}
