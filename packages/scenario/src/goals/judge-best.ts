import type { BestFound } from '@battleline/search'
import type { JudgedClaim } from '../judge/judge-run.ts'
import type { Verdict } from '../judge/judge-trace.ts'
import type { BestExpectation } from '../model/expectation.ts'
import type { ScenarioGoal } from '../model/goal.ts'
import type { OpenPosition, OpenScenario } from '../model/open-scenario.ts'
import type { PlayOptions } from '../model/played.ts'
import { searchFor } from './aim.ts'

/** The goal of a scenario, and the scenario with its open choices. */
export interface BestSearchInput {
  readonly goal: ScenarioGoal
  readonly open: OpenScenario
}

/** A verdict with its line; null if no line was searched. */
export interface JudgedBest {
  readonly judged: JudgedClaim
  readonly found: BestFound<OpenPosition> | null
}

/** Whether the best line reaches the expected values; `input` is null if the file has no goal. */
export function judgeBest(
  { is }: BestExpectation,
  input: BestSearchInput | null,
  { limit }: Pick<PlayOptions, 'limit'>,
): JudgedBest {
  const text = `the best line reaches ${is.map(isText).join(', ')}`
  const failed = (actual: string) => ({ judged: { text, holds: false, actual }, found: null })
  if (input === null) return failed('there is no goal')
  const { open } = input
  const read = open.readGoal?.(input.goal)
  if (read?.ok !== true) return failed('the goal cannot be read')
  const { goal } = read
  const search = searchFor(open, goal, limit === undefined ? {} : { limit })
  search.go()
  const found = search.found()
  return { judged: { text, ...verdict(found, is, (end) => goal.results(end.at)) }, found }
}

function verdict(
  { best, proven }: BestFound<OpenPosition>,
  is: BestExpectation['is'],
  resultsAt: (end: OpenPosition) => readonly { readonly text: string; readonly is: number | boolean }[],
): Verdict {
  if (best === null) return { holds: false, actual: 'no line reached an end before the limit' }
  const results = resultsAt(best.end)
  const same = results.length === is.length && results.every((one, at) => one.is === is[at])
  const found = results.map((one) => `${one.text}: ${isText(one.is)}`).join('; ')
  return { holds: proven && same, actual: proven ? found : `${found}, before the limit was reached` }
}

const isText = (is: number | boolean): string => (typeof is === 'number' ? String(is) : is ? 'yes' : 'no')
