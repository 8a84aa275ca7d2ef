import type { SimpleGameSpec } from '@battleline/card-game'
import { simpleExplanation } from '@battleline/explain'
import { clausesFor, says } from '../../../text/clauses.ts'
import { narrationWords } from '../../../words/narration.ts'
import { simpleWords } from '../../../words/simple.ts'
import { term } from '../../../words/terms.ts'
import type { Narration, Sums } from '../../narration/narration.ts'
import { clausesOf } from '../../narration/predicates.ts'
import { marked, moved, numbers } from '../../narration/step-results.ts'
import type { SimpleTableBoard } from '../../protocol/simple-board.ts'
import { predicatesOf } from './change-sentences.ts'

/** The narration of a simple game. */
export function narrationOf(spec: SimpleGameSpec): Narration<SimpleTableBoard> {
  const { words, charts, moveStep } = spec
  const predicates = predicatesOf(words)
  const counted = [...words.counters, ...Object.keys(words.playerNumbers)]
  const sums: Sums = [
    ['winner', (all) => all.map(({ after }) => narrationWords.winsShort(String(after))).join(', ')],
    ['zone', moved],
    ...counted.map((word): Sums[number] => [word, (all) => numbers(all, ` ${term(word)}`)]),
    ...Object.entries(words.marks).map(([mark, [, off]]): Sums[number] => [
      mark,
      (all) => marked(all, mark, off),
    ]),
  ]
  return {
    words: simpleExplanation(spec).words,
    sums,
    charts,
    firstChart: charts[0]?.id ?? '',
    shortTitle: () => null,
    isMove: ({ step, answered, asked }) =>
      step === moveStep && (answered !== undefined || asked !== undefined),
    idle: {},
    clausesOf: (change) =>
      change.property === 'winner'
        ? clausesFor(String(change.after), says(simpleWords.does.wins, 'end'))
        : clausesOf(predicates, change),
    depthOf: (_, outer) => outer,
    isBookkeeping: ({ skipped }) => skipped === undefined || skipped.reasonKind === 'routine',
  }
}
