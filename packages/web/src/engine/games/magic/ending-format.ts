import { participleOf } from '../../../text/clauses.ts'
import { mtgWords } from '../../../words/magic.ts'
import { outcomesWords } from '../../../words/outcomes.ts'
import { term } from '../../../words/terms.ts'
import {
  amount,
  damageMark,
  type EndingFact,
  type EndingFormat,
  endingLine,
  type Mark,
  marks,
} from '../../outcomes/compare-endings.ts'
import { type MagicBoard, type MagicCard, type MagicPlayer, nameOn } from '../../protocol/magic-board.ts'
import type { EndingLine } from '../../protocol/protocol.ts'
import { wentTo } from './change-sentences.ts'

/** The facts of an ending of Magic. */
export const endingFormat: EndingFormat<MagicBoard> = {
  things: (board, start) => [
    ...start.players.map(({ id, name }): EndingFact => {
      const player = board.players.find((one) => one.id === id)
      return { what: name, marks: player === undefined ? [] : standingOf(player), chief: true, always: true }
    }),
    ...Object.values(start.cards).map((was): EndingFact => {
      const is = board.cards[was.id]
      const harmed = is !== undefined && (is.damage > 0 || wentTo(is.zone, was).kind === 'destruction')
      const chief = was.zone === 'battlefield' && was.power !== null
      return { what: was.called, marks: marksOf(is, was, board), chief, harmed }
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

const standingOf = ({ life, poison, lost }: MagicPlayer): readonly Mark[] =>
  marks(
    lost && mtgWords.hasLost,
    amount(mtgWords.lifeOf(life)),
    poison > 0 && amount(mtgWords.poison(poison)),
  )

/** Where a card is and how it is marked, in a few words. */
function marksOf(card: MagicCard | undefined, was: MagicCard, board: MagicBoard): readonly Mark[] {
  if (card === undefined) return marks(mtgWords.endings.gone)
  if (card.zone !== 'battlefield')
    return marks(
      card.zone === was.zone
        ? outcomesWords.facts.inZone(term(card.zone))
        : participleOf(wentTo(card.zone, was)),
    )
  return marks(
    damageMark(card.damage, was.damage),
    card.plus > 0 && amount(`${card.plus} +1/+1`),
    card.minus > 0 && amount(`${card.minus} -1/-1`),
    card.loyalty > 0 && amount(mtgWords.loyalty(card.loyalty)),
    card.tapped && mtgWords.tapped,
    card.attached > 0 && mtgWords.endings.attachedTo(nameOn(board, card.attached)),
  )
}
