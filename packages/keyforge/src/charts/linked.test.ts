import type { Chart } from '@battleline/kernel'
import { describe, expect, it } from 'vitest'
import { Library } from '../cards/library.ts'
import { CHANGES } from '../editions.ts'
import { chartsOf } from '../game-rules.ts'
import { keyforge, textReader } from '../index.ts'
import { EDITIONS } from '../vocabulary.ts'

/** The chart that each call and join names, and the chart that it opens. */
const callsOf = (charts: readonly Chart[]) =>
  charts.flatMap(({ nodes }) =>
    nodes.flatMap(({ work, callee }) =>
      work.kind === 'call' || work.kind === 'join' ? [[work.chart, callee] as const] : [],
    ),
  )

describe.each(EDITIONS)('the charts of edition %s', (edition) => {
  const charts = chartsOf(edition)

  it('open charts of their own edition, replaced steps included', () => {
    const calls = callsOf([...charts.values()])
    expect(calls.length).toBeGreaterThan(20)
    for (const [id, callee] of calls) expect(callee).toBe(charts.get(id))
    const steps = [...charts.values()].flatMap(({ nodes }) => nodes.map(({ step }) => step.id))
    for (const { step } of CHANGES[edition].steps) expect(steps).toContain(step)
  })

  it('are those that card texts call', () => {
    const own = new Map(charts)
    const library = new Library(keyforge().library.all(), own, textReader)
    for (const { name } of library.all()) library.find(name)
    const calls = callsOf([...own.values()].filter(({ id }) => id.startsWith('card/')))
    expect(calls.length).toBeGreaterThan(100)
    for (const [id, callee] of calls) expect(callee).toBe(own.get(id))
  })
})
