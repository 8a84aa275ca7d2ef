import type { SimpleWords } from '@battleline/card-game'
import type { Clause } from '../../../text/clauses.ts'
import type { SimpleTableBoard } from '../../protocol/simple-board.ts'
import { predicateOf } from './change-sentences.ts'

type Values = Readonly<Record<string, number | boolean | string>>

/** The differences between two boards. */
export const clausesOf =
  (words: SimpleWords) =>
  (before: SimpleTableBoard, after: SimpleTableBoard): readonly Clause[] => {
    const differ = (who: string, was: Values, is: Values): readonly Clause[] =>
      Object.keys(is).flatMap((property): Clause[] => {
        const does =
          was[property] === is[property] ? '' : predicateOf(words, property, was[property], is[property])
        return does === '' ? [] : [[who, does]]
      })
    const ofPlayers = after.sides.flatMap(({ name, numbers }, at) =>
      differ(name, before.sides[at]?.numbers ?? {}, numbers),
    )
    const ofCards = Object.values(after.cards).flatMap((card) => {
      const was = before.cards[card.id]
      if (was === undefined || was === card) return []
      if (was.zone !== card.zone) return differ(card.called, { zone: was.zone }, { zone: card.zone })
      return differ(card.called, { ...was.counters, ...was.marks }, { ...card.counters, ...card.marks })
    })
    const winner = after.sides.find(({ id }) => id === after.winner)
    const isWon = winner !== undefined && before.winner === null
    return [...(isWon ? [[winner.name, 'wins'] as const] : []), ...ofPlayers, ...ofCards]
  }
