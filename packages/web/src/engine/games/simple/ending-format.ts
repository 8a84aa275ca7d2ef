import type { SimpleWords } from '@battleline/card-game'
import { strengthOf } from '../../../text/simple-card.ts'
import { outcomesWords } from '../../../words/outcomes.ts'
import { simpleWords } from '../../../words/simple.ts'
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
import type { EndingLine } from '../../protocol/protocol.ts'
import type { SimpleCard, SimpleTableBoard } from '../../protocol/simple-board.ts'

/** The facts of an ending of a simple game: the numbers of players, and the zone and counters of cards. */
export const endingFormatOf = ({ zones: [inPlay] }: SimpleWords): EndingFormat<SimpleTableBoard> => ({
  things: ({ sides, cards, winner }, start) => [
    ...sides.map(({ id, name, numbers }): EndingFact => {
      const amounts = Object.entries(numbers).map(([number, value]) => amount(`${term(number)} ${value}`))
      return {
        what: name,
        marks: marks(winner === id && simpleWords.does.wins, ...amounts),
        chief: winner !== null,
      }
    }),
    ...Object.values(start.cards).map((was): EndingFact => {
      const is = cards[was.id]
      const own =
        is?.zone === inPlay
          ? marksOf(is, was)
          : marks(is === undefined ? outcomesWords.facts.notThere : outcomesWords.facts.inZone(term(is.zone)))
      const harmed = (is?.counters.damage ?? 0) > 0
      return { what: was.called, marks: own, chief: was.zone === inPlay, harmed }
    }),
  ],
  lines: ({ sides, cards }): readonly EndingLine[] =>
    [...sides].reverse().map(({ name, zones }) => {
      const own = (zones[inPlay] ?? []).flatMap((id) => cards[id] ?? [])
      const line = own.map((card) => ({ ...card, damage: card.counters.damage ?? 0 }))
      return endingLine(name, line, (card) => ({ look: 'plain', strength: strengthOf(card) }))
    }),
})

const marksOf = (card: SimpleCard, was: SimpleCard): readonly Mark[] =>
  marks(
    ...Object.entries(card.counters).map(([counter, count]) =>
      counter === 'damage'
        ? damageMark(count, was.counters.damage ?? 0)
        : count > 0 && amount(`${count} ${term(counter)}`),
    ),
    ...Object.entries(card.marks).map(([mark, is]) => is && mark),
  )
