import type { SimpleWords } from '@battleline/card-game'
import { says } from '../../../text/clauses.ts'
import { simpleWords } from '../../../words/simple.ts'
import { term } from '../../../words/terms.ts'
import { counted, damaged, marks, type Predicates } from '../../narration/predicates.ts'

/** The predicates for changed properties. */
export function predicatesOf(words: SimpleWords): Predicates {
  const numbers = [...words.counters, ...Object.keys(words.playerNumbers)].map((one) => {
    const does = counted(
      term(one),
      [simpleWords.does.gets, simpleWords.does.loses],
      one === 'damage' ? 'damage' : 'counters',
    )
    return [one, one === 'damage' ? damaged(does) : does] as const
  })
  return {
    ...Object.fromEntries(numbers),
    ...Object.fromEntries(Object.entries(words.marks).map(([mark, [on, off]]) => [mark, marks(on, off)])),
    zone: (_, after) =>
      after === words.zones[0]
        ? says(simpleWords.does.enters(term(String(after))))
        : says(simpleWords.does.goesTo(term(String(after))), 'departure'),
  }
}
