import type { SimpleWords } from '@battleline/card-game'
import { strengthOf } from '../../../text/simple-card.ts'
import {
  damageInTitle,
  type EndingFact,
  type EndingFormat,
  endingLine,
} from '../../outcomes/compare-endings.ts'
import type { EndingLine } from '../../protocol/protocol.ts'
import type { SimpleCard, SimpleTableBoard } from '../../protocol/simple-board.ts'

/** The facts of an ending of a simple game: the numbers of players, and the zone and counters of cards. */
export const endingFormatOf = ({ zones: [inPlay] }: SimpleWords): EndingFormat<SimpleTableBoard> => ({
  things: ({ sides, cards, winner }, start) => [
    ...sides.map(({ id, name, numbers }): EndingFact => {
      const marks = Object.entries(numbers).map(([number, value]) => `${number} ${value}`)
      return { what: name, marks: winner === id ? ['wins', ...marks] : marks, chief: winner !== null }
    }),
    ...Object.values(start.cards).map((was): EndingFact => {
      const is = cards[was.id]
      const marks = is === undefined ? ['not there'] : is.zone === inPlay ? marksOf(is) : [`in ${is.zone}`]
      const damage = is?.counters.damage ?? 0
      const title = damageInTitle(damage, was.counters.damage ?? 0)
      return { what: was.called, marks, chief: was.zone === inPlay, harmed: damage > 0, ...title }
    }),
  ],
  lines: ({ sides, cards }): readonly EndingLine[] =>
    [...sides].reverse().map(({ name, zones }) => {
      const own = (zones[inPlay] ?? []).flatMap((id) => cards[id] ?? [])
      const line = own.map((card) => ({ ...card, damage: card.counters.damage ?? 0 }))
      return endingLine(name, line, (card) => ({ look: 'plain', strength: strengthOf(card) }))
    }),
})

const marksOf = ({ counters, marks }: SimpleCard): readonly string[] => [
  ...Object.entries(counters).flatMap(([counter, count]) => (count > 0 ? [`${count} ${counter}`] : [])),
  ...Object.entries(marks).flatMap(([mark, is]) => (is ? [mark] : [])),
]
