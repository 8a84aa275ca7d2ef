import { type BestFound, bestLine } from '@battleline/search'
import type { Best } from '../expected.ts'
import { aimAt, type ScenarioGoal } from '../goal.ts'
import type { OpenForm, Reached } from '../open-form.ts'
import type { PlayOptions } from '../played.ts'
import type { Judged } from './judge-form.ts'
import type { Verdict } from './judge-trace.ts'

/** What a best line is looked for in: the goal of a scenario and what it leaves open. */
export interface Wanted<R extends Reached> {
  readonly scenario: Parameters<typeof aimAt>[1]
  readonly said: ScenarioGoal
  readonly left: OpenForm<OpenForm['game'], R>
}

/** A verdict, and the line it was found by; null where none was looked for. */
export interface JudgedBest<R extends Reached> {
  readonly judged: Judged
  readonly found: BestFound<R> | null
}

/** Whether the best line to the goal comes to what the file says; `wanted` is null where there is no goal. */
export function judgeBest<R extends Reached>(
  { is }: Best,
  wanted: Wanted<R> | null,
  { limit }: Pick<PlayOptions, 'limit'>,
): JudgedBest<R> {
  const text = `the best line comes to ${is.map(isText).join(', ')}`
  if (wanted === null) return { judged: { text, holds: false, actual: 'there is no goal' }, found: null }
  const { scenario, said, left } = wanted
  const read = left.readGoal?.(said)
  if (read?.ok !== true)
    return { judged: { text, holds: false, actual: 'the goal cannot be read' }, found: null }
  const { goal } = read
  const bounds = { apart: goal.names, ...(limit !== undefined && { limit }) }
  const found = bestLine(left.choices, left.start, aimAt<R>(goal, scenario), bounds)
  return { judged: { text, ...verdict(found, is, (end) => goal.told(end.at)) }, found }
}

function verdict<R extends Reached>(
  { best, proven }: BestFound<R>,
  is: Best['is'],
  told: (end: R) => readonly { readonly text: string; readonly is: number | boolean }[],
): Verdict {
  if (best === null) return { holds: false, actual: 'no line came to an end before the limit was reached' }
  const all = told(best.end)
  const same = all.length === is.length && all.every((one, at) => one.is === is[at])
  const found = all.map((one) => `${one.text}: ${isText(one.is)}`).join('; ')
  return { holds: proven && same, actual: proven ? found : `${found}, before the limit was reached` }
}

const isText = (is: number | boolean): string => (typeof is === 'number' ? String(is) : is ? 'yes' : 'no')
