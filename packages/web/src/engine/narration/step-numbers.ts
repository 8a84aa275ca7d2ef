import { labelOf } from '@battleline/explain'
import type { Chart } from '@battleline/kernel'
import { memoize } from '@battleline/language'
import type { Narration } from './narration.ts'

/** The charts of a game with fewer than two numbers. */
const uncountedIn = memoize((charts: readonly Chart[]): ReadonlySet<string> => {
  const found = charts.filter(
    ({ nodes }) => new Set(nodes.map(({ step }) => labelOf(step.id).number)).size < 2,
  )
  return new Set(found.map(({ id }) => id))
})

/** The number of a step in its printed chart; empty where it has none, or where it is the only one: nothing is counted. */
export function printedNumber<B>(step: string, { charts, isNumbered }: Narration<B>): string {
  if (isNumbered?.(step) === false) return ''
  const chart = step.slice(0, step.lastIndexOf('.'))
  return uncountedIn(charts).has(chart) ? '' : labelOf(step).number
}
