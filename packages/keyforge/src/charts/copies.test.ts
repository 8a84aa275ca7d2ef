import { describe, expect, it } from 'vitest'
import { chartsOf } from '../game-rules.ts'
import { copyResolution, newResolution } from '../model/resolution.ts'

describe('a copy of a chart’s locals', () => {
  it.each([...chartsOf('current').values()].map((chart) => [chart.id, chart] as const))(
    'has every field: %s',
    (_, chart) => {
      const known = Object.fromEntries(Object.keys(chart.like ?? {}).map((field) => [field, `its ${field}`]))
      expect(Object.keys(known).length).toBeGreaterThan(0)
      expect(chart.copy(known)).toEqual(known)
      expect(chart.copy(known)).not.toBe(known)
    },
  )

  it('has every field of a resolving card text', () => {
    const nobody = { card: 0, life: 0 }
    const known = Object.fromEntries(
      Object.keys(newResolution(nobody, nobody, 1)).map((field) => [field, field]),
    )
    expect(copyResolution(known as never)).toEqual(known)
  })
})
