import { type Entry, hookText, isOfCard, news } from '@battleline/explain'
import { clauseText, clauseTexts, joined, line, sentence } from '../../text/clauses.ts'
import { reasonText } from '../../words/engine.ts'
import { narrationWords } from '../../words/narration.ts'
import type { Narration } from './narration.ts'
import { chosenWords, hookTitle, notDone } from './spoken-parts.ts'
import { net } from './step-results.ts'

/** The facts of a step for its sentences. */
interface StepFacts<B> {
  readonly narration: Narration<B>
  /** The title, the reason, and the summary from the boards; empty where there is none. */
  readonly whole: string
  readonly reason: string
  readonly sum: string
  readonly before: B
  readonly isMove: boolean
  readonly silent: boolean
  /** Whether it has a choice that is shown. */
  readonly chosen: boolean
}

/**
 * The headline and the smaller sentence of a step. The result comes before the title, and nothing is repeated.
 */
export function stepSentences<B>(entry: Entry, saying: StepFacts<B>): readonly [string, string] {
  const { whole, isMove } = saying
  const main = headlineOf(entry, saying)
  const reason = isMove ? '' : saying.reason
  if (main === '') return [whole, reason]
  // The reason of an effect explains more than the title of the step.
  const small = entry.hooks.length > 0 && entry.answered === undefined && reason !== main ? reason : whole
  return [main, main === small ? '' : small]
}

/** Empty where the title of the step says all. */
function headlineOf<B>(entry: Entry, saying: StepFacts<B>): string {
  const { narration, before, isMove, silent, chosen, sum, reason } = saying
  const { step, skipped } = entry
  if (skipped !== undefined) return sentence(reasonText(skipped))
  if (isMove) return ''
  if (chosen) return reason
  if (sum !== '') return sum
  const clauses = net(news(entry, narration.words)).flatMap((change) => narration.clausesOf(change, before))
  if (clauses.length > 0) return line(clauseTexts(clauses))
  if (silent) {
    const idle = narration.idle[step.slice(step.indexOf('/') + 1)]
    return idle ?? (isOfCard(entry) ? '' : narrationWords.nothingHappens)
  }
  return reason
}

/** The reason of a step, in a sentence; empty where there is none. */
export function reasonOf(
  { step, skipped, not: [undone], hooks: [hook], answered }: Entry,
  narration: Pick<Narration, 'hookSentence'>,
): string {
  if (skipped !== undefined) return sentence(reasonText(skipped))
  if (undone !== undefined) return sentence(`${notDone(undone)}: ${reasonText(undone.why)}`)
  if (hook !== undefined) {
    const own = answered === undefined ? (narration.hookSentence?.(hook, step) ?? null) : null
    return sentence(own ?? hookText({ ...hook, title: hookTitle(hook) }, ': '))
  }
  if (answered === undefined || answered.forced) return ''
  const chosen = joined(chosenWords(answered)) || narrationWords.nothing
  return sentence(`${clauseText([answered.who], narrationWords.does.chooses)}: ${chosen}`)
}
