import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type At, at, type Row, rowIn, tables, toy } from '../../test/toy.ts'
import { type Aim, BestSearch, bestLine, type Worth } from '../index.ts'

const more = (one: Worth, other: Worth): number => {
  const differs = one.findIndex((value, n) => value !== other[n])
  return differs < 0 ? 0 : (one[differs] ?? 0) - (other[differs] ?? 0)
}
const best = (all: readonly Worth[], sign: 1 | -1): Worth =>
  all.reduce((one, other) => (more(other, one) * sign > 0 ? other : one))

/** The result of brute force without merging. */
function sure(rows: readonly Row[], row: number): Worth {
  const { who, to, worth } = rows[row] as Row
  if (to.length === 0) return worth
  const all = to.map((next) => sure(rows, next))
  return best(all, who === 1 ? 1 : -1)
}

function highest(rows: readonly Row[], row: number): Worth {
  const { to, worth } = rows[row] as Row
  return to.length === 0
    ? worth
    : best(
        to.map((next) => highest(rows, next)),
        1,
      )
}

/** The exact worth of a row as its bound. */
const exactly = (rows: readonly Row[]): Aim<At> => ({
  player: 1,
  worth: (position) => rowIn(rows, position).worth,
  ceiling: ({ row }) => highest(rows, row),
})
const unknowing = (rows: readonly Row[]): Aim<At> => ({
  ...exactly(rows),
  ceiling: () => [Number.POSITIVE_INFINITY, 0],
})

describe('the best line', () => {
  it.each([
    ['of one player', [1]],
    ['against another one', [1, 2]],
    ['against chance', [1, -1]],
  ])('is what brute force without merging finds: %s', (_, players) => {
    fc.assert(
      fc.property(tables(players), fc.boolean(), (rows, isKnown) => {
        const game = toy(rows)
        const aim = isKnown ? exactly(rows) : unknowing(rows)
        const { best: found, proven, missing } = bestLine(game, at(0), aim)
        expect([proven, missing]).toEqual([true, null])
        expect(found?.worth).toEqual(sure(rows, 0))
        expect(rowIn(rows, found?.end ?? at(-1)).worth).toEqual(found?.worth)
        const end = found?.line.reduce<At>((from, { answer }) => game.answer(from, answer) as At, at(0))
        expect(end?.row).toBe(found?.end.row)
        if (found?.others === true && !isKnown) expect(found.hoped.worth).toEqual(highest(rows, 0))
      }),
      { numRuns: 1000 },
    )
  })

  it('counts what others can answer even if the search skipped it', () => {
    const rows: readonly Row[] = [
      { who: 1, to: [1, 2], worth: [0, 0] },
      { who: 1, to: [], worth: [0, 0] },
      { who: -1, to: [3, 4], worth: [0, 0] },
      { who: 1, to: [5], worth: [0, 0] },
      { who: 1, to: [6], worth: [0, 0] },
      { who: 1, to: [], worth: [0, 1] },
      { who: 1, to: [], worth: [0, 0] },
    ]
    const found = bestLine(toy(rows), at(0), exactly(rows))
    expect([found.best?.worth, found.best?.end.row, found.proven, found.pruned]).toEqual([[0, 0], 1, true, 1])
  })

  it('takes the fewest answers', () => {
    const rows: readonly Row[] = [
      { who: 1, to: [1, 2], worth: [0, 0] },
      { who: 1, to: [2, 3], worth: [0, 0] },
      { who: 1, to: [], worth: [1, 0] },
      { who: 1, to: [], worth: [0, 0] },
    ]
    expect(bestLine(toy(rows), at(0), unknowing(rows)).best?.line.map(({ answer }) => answer)).toEqual([1])
  })

  it('stops once nothing can be better', () => {
    const rows: readonly Row[] = [
      { who: 1, to: [1, 2, 3], worth: [0, 0] },
      { who: 1, to: [4], worth: [0, 0] },
      { who: 1, to: [5], worth: [0, 0] },
      { who: 1, to: [], worth: [1, 0] },
      { who: 1, to: [], worth: [1, 0] },
      { who: 1, to: [], worth: [0, 0] },
    ]
    const found = bestLine(toy(rows), at(0), exactly(rows))
    expect([found.best?.worth, found.proven, found.positions]).toEqual([[1, 0], true, 4])
  })

  it('is the best so far if the search is cut, and says so', () => {
    const rows = Array.from({ length: 60 }, (_, row): Row => {
      const to = row < 58 ? [row + 1, row + 2] : []
      return { who: 1, to, worth: [row % 7, 0] }
    })
    const search = new BestSearch(toy(rows), at(0), unknowing(rows), { limit: 20 })
    expect(search.go(3)).toBe(false)
    expect(search.go()).toBe(true)
    expect(search.found()).toMatchObject({
      best: null,
      proven: false,
      positions: 20,
      missing: { limit: true },
    })
    const more = bestLine(toy(rows), at(0), unknowing(rows), { limit: 60 })
    expect(more).toMatchObject({ best: { worth: [59 % 7, 0] }, proven: true, missing: null })
  })

  it('ignores answers that lead back', () => {
    const rows: readonly Row[] = [
      { who: 1, to: [1], worth: [0, 0] },
      { who: 1, to: [0, 2], worth: [0, 0] },
      { who: 1, to: [], worth: [2, 0] },
    ]
    const found = bestLine(toy(rows), at(0), unknowing(rows))
    expect([found.best?.worth, found.best?.line.length, found.proven]).toEqual([[2, 0], 2, true])
  })
})
