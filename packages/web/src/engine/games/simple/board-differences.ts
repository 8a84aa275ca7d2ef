import type { SimpleWords } from '@battleline/card-game'
import { type Clause, clausesFor, says } from '../../../text/clauses.ts'
import { simpleWords } from '../../../words/simple.ts'
import { cardClauses } from '../../narration/board-differences.ts'
import { changedClauses } from '../../narration/predicates.ts'
import type { SimpleTableBoard } from '../../protocol/simple-board.ts'
import { predicatesOf } from './change-sentences.ts'

type Values = Readonly<Record<string, number | boolean | string>>

/** What has changed. */
export const differencesIn = (words: SimpleWords) => {
  const predicates = predicatesOf(words)
  const differ = (who: string, was: Values, is: Values) =>
    changedClauses(who, [was, is], Object.keys(is), predicates)
  return (
    before: SimpleTableBoard,
    after: SimpleTableBoard,
    boards: readonly SimpleTableBoard[],
  ): readonly Clause[] => {
    const won = before.winner === null ? after.sides.filter(({ id }) => id === after.winner) : []
    return [
      ...won.flatMap(({ name }) => clausesFor(name, says(simpleWords.does.wins, 'end'))),
      ...after.sides.flatMap(({ name, numbers }, at) =>
        differ(name, before.sides[at]?.numbers ?? {}, numbers),
      ),
      ...cardClauses(boards, (was, is) =>
        was.zone === is.zone
          ? differ(is.called, { ...was.counters, ...was.marks }, { ...is.counters, ...is.marks })
          : differ(is.called, { zone: was.zone }, { zone: is.zone }),
      ),
    ]
  }
}
