import type { Chart } from '@battleline/kernel'
import { expect, it } from 'vitest'
import { LIBRARY } from '../cards/library.generated.ts'
import { Library } from '../cards/library.ts'
import type { Condition } from '../text/structure.ts'
import { printCondition } from '../text/text.ts'

/** The condition that a step decides; null where it decides none. */
function conditionOf({ args }: Chart['nodes'][number]): Condition | null {
  if (typeof args !== 'object' || args === null || !('condition' in args)) return null
  const condition = args.condition as Condition | null
  return condition?.kind === 'not' ? condition.of : condition
}

it('every condition that a text of the library decides has words for when it does not hold', () => {
  const charts = new Map<string, Chart>()
  const library = new Library(LIBRARY, charts)
  for (const { name } of LIBRARY) library.find(name)
  const conditions = [...charts.values()].flatMap(({ nodes }) =>
    nodes.flatMap((node) => conditionOf(node) ?? []),
  )
  expect(conditions.length).toBeGreaterThan(500)
  for (const condition of conditions) expect(printCondition(condition, 'Brute')).toMatch(/^\S.*\S$/)
})
