import type { Engine } from '../model/engine.ts'
import { RUN_KEYS, type RunExpectation } from '../model/expectation.ts'
import type { Expectation } from '../model/played.ts'
import type { Scenario } from '../model/scenario.ts'
import type { ScenarioRun } from '../play/scenario-run.ts'
import { Lines } from '../problems/problem.ts'
import {
  askedPatternText,
  judgeAsked,
  judgeNoSteps,
  judgeSteps,
  rulesCited,
  type Verdict,
} from './judge-trace.ts'

/** A judged expectation without its line. */
export type JudgedClaim = Omit<Expectation, 'line'>

type RunFacts = Pick<
  ScenarioRun<Engine>,
  'trace' | 'asked' | 'status' | 'refusal' | 'refused' | 'open' | 'rests'
>

const judgeRunExpectation = (expected: RunExpectation, run: RunFacts): JudgedClaim => ({
  text: runText(expected),
  ...verdictOn(expected, run),
})

function verdictOn(expected: RunExpectation, { trace, asked, status, refusal }: RunFacts): Verdict {
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

function runText(expected: RunExpectation): string {
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

function judgeRefused(refusal: RunFacts['refusal'], rule: string, reason: string | null): Verdict {
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

/** Expectations that handle open decisions themselves. */
const OPEN: readonly string[] = ['asked', 'status', 'endings', 'each ending', 'always', 'best']

/**
 * Judges all expectations of a scenario, in the order of the file; `judge` handles those that are not about the run.
 * Then follow the implicit expectations: moves are legal, and no decision is left open, except one that the next
 * entry would answer.
 */
export function judgeExpectations<S extends Scenario>(
  scenario: S,
  run: RunFacts,
  judge: (expected: S['expect'][number]) => readonly JudgedClaim[],
): readonly Expectation[] {
  const lines = new Lines(scenario.file, scenario.text)
  const written = scenario.expect.flatMap((expected) => {
    const line = lines.line(expected.at.from)
    const judged = isRunExpectation(expected) ? [judgeRunExpectation(expected, run)] : judge(expected)
    return judged.map((one) => ({ ...one, line }))
  })
  return [...written, ...impliedExpectations(scenario, run)]
}

const isRunExpectation = (expected: Scenario['expect'][number]): expected is RunExpectation =>
  RUN_KEYS.some((key) => key === expected.kind)

function impliedExpectations(
  { expect }: Scenario,
  { refusal, refused, open, asked, rests }: RunFacts,
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
