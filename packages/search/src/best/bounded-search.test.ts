import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type At, at, type Row, rowIn, tables, toy } from '../../test/toy.ts'
import { type Aim, BoundedSearch, bestLine, type Worth } from '../index.ts'

const aimIn = (rows: readonly Row[]): Aim<At> => ({
  player: 1,
  floor: [0, 0],
  worth: (position) => rowIn(rows, position).worth,
  ceiling: () => [2, 2],
})

const searched = (rows: readonly Row[], options: ConstructorParameters<typeof BoundedSearch<At>>[3] = {}) => {
  const search = new BoundedSearch(toy(rows), at(0), aimIn(rows), options)
  search.go()
  return search.found()
}
const worthOf = (rows: readonly Row[], row: number): Worth =>
  bestLine(toy(rows), at(row), aimIn(rows)).best?.worth ?? []

describe('a search with bounds', () => {
  it('finds what a search of every line finds', () => {
    fc.assert(
      fc.property(tables([1, 2]), (rows) => {
        const { best, bounds, proven } = searched(rows)
        const worth = worthOf(rows, 0)
        expect([best?.worth, bounds, proven]).toEqual([worth, { least: worth, most: worth }, true])
      }),
      { numRuns: 500 },
    )
  })

  it('has bounds that hold if a limit ends it', () => {
    fc.assert(
      fc.property(tables([1, 2]), fc.integer({ min: 1, max: 6 }), (rows, limit) => {
        const { least, most } = searched(rows, { limit }).bounds
        const [first = 0, second = 0] = worthOf(rows, 0)
        const number = (worth: Worth) => (worth[0] ?? 0) * 10 + (worth[1] ?? 0)
        expect(number(least)).toBeLessThanOrEqual(first * 10 + second)
        expect(number(most)).toBeGreaterThanOrEqual(first * 10 + second)
      }),
      { numRuns: 500 },
    )
  })

  it('believes a shortcut only if its line comes to what it says', () => {
    const rows: readonly Row[] = [
      { who: 1, to: [1, 2], worth: [0, 0] },
      { who: 2, to: [3, 4], worth: [0, 0] },
      { who: 1, to: [], worth: [1, 0] },
      { who: 1, to: [], worth: [2, 0] },
      { who: 1, to: [], worth: [0, 1] },
    ]
    const known = (least: Worth, answer: number) => ({
      shortcut: ({ row }: At) => (row === 1 ? { least, most: least, answer } : null),
    })
    expect(searched(rows, known([0, 1], 1))).toMatchObject({ best: { worth: [1, 0] }, positions: 3 })
    // It would be the best answer.
    expect(searched(rows, known([2, 0], 1))).toMatchObject({ best: { worth: [1, 0] }, proven: true })
  })
})
