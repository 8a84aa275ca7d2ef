import type { SimpleGameSpec } from '@battleline/card-game'
import { simpleExplanation } from '@battleline/explain'
import type { Narration } from '../../narration/narration.ts'
import { marked, moved, numbers, type Sums } from '../../narration/step-results.ts'
import type { SimpleTableBoard } from '../../protocol/simple-board.ts'
import { predicateOf } from './change-sentences.ts'

/** The narration of a simple game. */
export function narrationOf(spec: SimpleGameSpec): Narration<SimpleTableBoard> {
  const { words, charts, moveStep } = spec
  const counted = [...words.counters, ...Object.keys(words.playerNumbers)]
  const sums: Sums = [
    ['winner', (all) => all.map(({ after }) => `${after} wins`).join(', ')],
    ['zone', moved],
    ...counted.map((word): Sums[number] => [word, (all) => numbers(all, ` ${word}`)]),
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
    clauseOf: ({ what, property, before, after }) => {
      const does = property === 'winner' ? '' : predicateOf(words, property, before, after)
      return property === 'winner' ? [String(after), 'wins'] : does === '' ? null : [what, does]
    },
    idleSentence: () => null,
    depthOf: (_, outer) => outer,
    isBookkeeping: ({ skipped }) => skipped === undefined || skipped.reasonKind === 'routine',
  }
}
