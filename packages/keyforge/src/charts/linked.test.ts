import { describe, expect, it } from 'vitest'
import { CHANGES } from '../editions.ts'
import { keyforge } from '../index.ts'
import { Library } from '../library.ts'
import { chartsOf } from '../rules.ts'
import { EDITIONS } from '../vocabulary.ts'

describe.each(EDITIONS)('the charts of edition %s', (edition) => {
  const charts = chartsOf(edition)

  it('go to those of their own edition, steps that it replaces included', () => {
    const calls = [...charts.values()].flatMap(({ nodes }) =>
      nodes.flatMap(({ work, callee }) =>
        work.kind === 'call' || work.kind === 'join' ? [[work.chart, callee] as const] : [],
      ),
    )
    expect(calls.length).toBeGreaterThan(20)
    for (const [id, callee] of calls) expect(callee).toBe(charts.get(id))
    expect(CHANGES[edition]).toBeDefined()
  })

  it('are those that the texts of cards call', () => {
    const own = new Map(charts)
    const library = new Library(keyforge().library.all(), own)
    for (const { name } of library.all()) library.find(name)
    const texts = [...own.values()].filter(({ id }) => id.startsWith('card/'))
    const calls = texts.flatMap(({ nodes }) =>
      nodes.flatMap(({ work, callee }) =>
        work.kind === 'call' || work.kind === 'join' ? [[work.chart, callee] as const] : [],
      ),
    )
    expect(calls.length).toBeGreaterThan(100)
    for (const [id, callee] of calls) expect(callee).toBe(own.get(id))
  })
})
