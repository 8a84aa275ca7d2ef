import type { OnTheWay } from '../expected.ts'
import type { Engine } from '../form.ts'
import type { Expectation } from '../played.ts'
import type { Playing } from '../playing.ts'
import { Lines } from '../problem.ts'
import type { ScenarioForm } from '../scenario.ts'
import {
  askedPatternText,
  judgeAsked,
  judgeNoSteps,
  judgeSteps,
  rulesCited,
  type Verdict,
} from './judge-trace.ts'

/** Something that is expected, before it is known on which line of the file it stands. */
export type Judged = Omit<Expectation, 'line'>

type Went = Pick<Playing<Engine>, 'trace' | 'asked' | 'status' | 'refusal' | 'refused' | 'open' | 'rests'>

/** Whether something is so that a file expects of the way that play went. */
export const judgeWay = (expected: OnTheWay, went: Went): Judged => ({
  text: wayText(expected),
  ...verdictOn(expected, went),
})

function verdictOn(expected: OnTheWay, { trace, asked, status, refusal }: Went): Verdict {
  switch (expected.kind) {
    case 'steps':
      return judgeSteps(trace, expected.steps)
    case 'not steps':
      return judgeNoSteps(trace, expected.steps)
    case 'asked':
      return judgeAsked(asked, expected.asked)
    case 'refused':
      return judgeRefused(refusal, expected.rule, expected.reason)
    case 'because':
      return judgeBecause(rulesCited(trace), expected.rules)
    case 'status':
      return { holds: status === expected.is, actual: status }
  }
}

function wayText(expected: OnTheWay): string {
  switch (expected.kind) {
    case 'steps':
      return `these steps come in this order: ${expected.steps.join(', ')}`
    case 'not steps':
      return `these steps do not come: ${expected.steps.join(', ')}`
    case 'asked':
      return expected.asked.length === 0
        ? 'nothing is asked'
        : `asked: ${expected.asked.map(askedPatternText).join('; ')}`
    case 'refused':
      return `the last move is refused by ${expected.rule}${expected.reason === null ? '' : `: “${expected.reason}”`}`
    case 'because':
      return `because of ${expected.rules.join(', ')}`
    case 'status':
      return `the status is ${expected.is}`
  }
}

function judgeRefused(refusal: Went['refusal'], rule: string, reason: string | null): Verdict {
  if (refusal === null) return { holds: false, actual: 'it was not refused' }
  const says = reason === null || refusal.reason.toLowerCase().includes(reason.toLowerCase())
  return {
    holds: refusal.cite.includes(rule) && says,
    actual: `${refusal.reason} (${refusal.cite.join(', ')})`,
  }
}

function judgeBecause(cited: ReadonlySet<string>, rules: readonly string[]): Verdict {
  const missing = rules.filter((rule) => !cited.has(rule))
  if (missing.length === 0) return { holds: true, actual: 'they were cited' }
  return { holds: false, actual: `${missing.join(', ')} not among ${[...cited].join(', ') || 'none'}` }
}

/** What a file expects that says one of these leaves open questions to be judged by that. */
const OPEN: readonly string[] = ['asked', 'status', 'endings', 'each ending', 'always', 'best']

/**
 * Everything that a scenario expects, in the order of the file, each on its line, as `judge` finds it; then what every
 * scenario expects that does not say otherwise: its moves are allowed, and no question is left open, but one at which the next entry would go on.
 */
export function judgeForm<S extends ScenarioForm>(
  scenario: S,
  went: Went,
  judge: (expected: S['expect'][number]) => readonly Judged[],
): readonly Expectation[] {
  const lines = new Lines(scenario.file, scenario.text)
  const written = scenario.expect.flatMap((expected) =>
    judge(expected).map((one) => ({ ...one, line: lines.line(expected.at.from) })),
  )
  return [...written, ...unsaid(scenario, went)]
}

function unsaid(
  { expect }: ScenarioForm,
  { refusal, refused, open, asked, rests }: Went,
): readonly Expectation[] {
  const says = (kinds: readonly string[]) => expect.some(({ kind }) => kinds.includes(kind))
  if (refusal !== null) {
    if (says(['refused', 'status'])) return []
    const text = `“${refused ?? 'the saved position'}” is allowed`
    return [{ text, holds: false, actual: refusal.reason, line: null }]
  }
  if (open === null || rests || says(OPEN) || expect.length === 0) return []
  const last = asked.at(-1)
  const actual = `${last?.who} is asked “${open.title}”: ${last?.options.join(', ')}`
  return [{ text: 'no question is left open', holds: false, actual, line: null }]
}
