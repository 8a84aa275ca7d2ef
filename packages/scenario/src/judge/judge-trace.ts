import type { TraceEvent } from '@battleline/kernel'
import { fold } from '@battleline/language'
import type { AskedPattern } from '../model/expectation.ts'
import type { Asked, Expectation } from '../model/played.ts'
import { pairUp } from './pair-up.ts'

/** The verdict on one expectation. */
export type Verdict = Pick<Expectation, 'holds' | 'actual'>

/** Whether these steps occurred in this order, possibly with others in between. */
export function judgeSteps(trace: readonly TraceEvent[], steps: readonly string[]): Verdict {
  let at = 0
  for (const event of trace) if (event.kind === 'step' && event.step.id === steps[at]) at++
  const missing = steps[at]
  if (missing === undefined) return { holds: true, actual: 'they do' }
  const skipped = trace.find((event) => event.kind === 'skip' && event.step.id === missing)
  const why = skipped?.kind === 'skip' ? `; it was skipped: ${skipped.why.reason}` : ''
  return {
    holds: false,
    actual: `${missing} does not occur${at === 0 ? '' : ` after ${steps[at - 1]}`}${why}`,
  }
}

export function judgeNoSteps(trace: readonly TraceEvent[], steps: readonly string[]): Verdict {
  const came = steps.filter((step) => trace.some((event) => event.kind === 'step' && event.step.id === step))
  return came.length === 0
    ? { holds: true, actual: 'none occurred' }
    : { holds: false, actual: `${came.join(', ')} occurred` }
}

/**
 * Whether these decisions came up in this order, possibly with others in between; for an empty list, whether none
 * did.
 */
export function judgeAsked(asked: readonly Asked[], patterns: readonly AskedPattern[]): Verdict {
  const counted = asked.filter((one) => !one.free && !one.entry)
  const actual = (patterns.length === 0 ? counted : asked).map(askedText).join('; ') || 'nothing was asked'
  if (patterns.length === 0) return { holds: counted.length === 0, actual }
  let at = 0
  for (const one of asked) {
    const wanted = patterns[at]
    if (wanted !== undefined && isAsked(one, wanted)) at++
  }
  return { holds: at === patterns.length, actual }
}

export const askedText = ({ who, step, options }: Asked): string => `${who} at ${step}: ${options.join(', ')}`

export const askedPatternText = ({ who, step, options }: AskedPattern): string =>
  `${who}${step === null ? '' : ` at ${step}`}${options === null ? '' : `: ${options.join(', ')}`}`

function isAsked({ who, step, options, labels }: Asked, wanted: AskedPattern): boolean {
  if (who !== wanted.who || (wanted.step !== null && wanted.step !== step)) return false
  const words = wanted.options
  if (words === null) return true
  const isOption = (word: number, option: number) =>
    [options[option], labels[option]].some((text) => fold(text ?? '') === fold(words[word] ?? ''))
  return words.length === options.length && pairUp(words.length, options.length, isOption)
}

/** The rules cited by reports of what did not happen, skipped steps, and interventions. */
export function rulesCited(trace: readonly TraceEvent[]): ReadonlySet<string> {
  const cited = new Set<string>()
  for (const event of trace) {
    const rules =
      event.kind === 'hook' ? event.cite : event.kind === 'not' || event.kind === 'skip' ? event.why.cite : []
    for (const rule of rules) cited.add(rule)
  }
  return cited
}
