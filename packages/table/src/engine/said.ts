import { type Entry, news } from '@battleline/explain'
import { type Clause, sentence, sentences, told } from '../clauses.ts'
import type { Telling } from './telling.ts'

/** What is known of a step as it is told. */
interface Saying<B> {
  readonly telling: Telling<B>
  /** What the step is called. */
  readonly whole: string
  readonly before: B
  readonly after: B
  readonly isMove: boolean
  readonly silent: boolean
}

/**
 * What the lane says of a step: a sentence, and a smaller one. What came of the step goes before what it is called, and
 * nothing is said twice.
 */
export function saidOf<B>(entry: Entry, saying: Saying<B>): readonly [string, string] {
  const { whole, isMove } = saying
  const main = mainOf(entry, saying)
  if (main === '') return [whole, isMove ? '' : reasonOf(entry)]
  return [main, main === whole ? '' : whole]
}

/** Empty where what the step is called says it all. */
function mainOf<B>(entry: Entry, { telling, before, after, isMove, silent }: Saying<B>): string {
  const { step, skipped, answered } = entry
  if (skipped !== undefined) return sentence(skipped.reason)
  if (isMove) return ''
  if (answered !== undefined && !answered.forced) return reasonOf(entry)
  const sum = telling.sumOf?.(step, before, after) ?? ''
  if (sum !== '') return sum
  const clauses = news(entry, telling.words).flatMap((change): readonly Clause[] => {
    const clause = telling.clauseOf(change, before)
    return clause === null ? [] : [clause]
  })
  const said = told(clauses)
  if (said.length === 1) return sentence(said[0] ?? '')
  if (said.length > 1) return sentences(said)
  if (silent) return telling.idleOf(step) ?? ''
  return reasonOf(entry)
}

/**
 * Why a step came to what it did, in a sentence; empty where nothing is to be said. A keyword that resolves is named as what it
 * is: “Troll: assault” is “Troll: Assault resolves”.
 */
export function reasonOf({ reason, hooks, answered }: Entry): string {
  if (reason === null) return ''
  const [, card, word = ''] = (answered === undefined && hooks.length > 0 && KEYWORD.exec(reason)) || []
  return sentence(card === undefined ? reason : `${card}: ${sentence(word)} resolves`)
}
const KEYWORD = /^(.+): ([a-z-]+)$/
