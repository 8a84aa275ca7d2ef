import { expect, test } from 'vitest'
import { randomChoice } from './random-choice.ts'
import { seeded } from './seeded.ts'

const many = <T>(make: (n: number) => T): readonly T[] => Array.from({ length: 200 }, (_, n) => make(n))

test('a pick of one is an id, and each comes up', () => {
  const random = seeded(1)
  const picked = many(() => randomChoice({ kind: 'pick', ids: ['a', 'b', 'c'], least: 1, most: 1 }, random))
  expect([...new Set(picked)].sort()).toEqual(['a', 'b', 'c'])
})

test('a pick of several has every allowed number of different ids', () => {
  const random = seeded(2)
  const picked = many(
    () => randomChoice({ kind: 'pick', ids: [4, 5, 6], least: 0, most: 2 }, random) as number[] | number,
  ).map((one) => [one].flat())
  expect([...new Set(picked.map(({ length }) => length))].sort()).toEqual([0, 1, 2])
  for (const one of picked) expect(new Set(one).size).toBe(one.length)
})

test('an order has all ids, and shares add up to the whole', () => {
  const random = seeded(3)
  for (const order of many(() => randomChoice({ kind: 'order', ids: [1, 2, 3], least: 3, most: 3 }, random)))
    expect([...(order as number[])].sort()).toEqual([1, 2, 3])
  for (const shares of many(() => randomChoice({ kind: 'divide', ids: [1, 2], least: 1, most: 5 }, random))) {
    expect((shares as number[]).reduce((sum, share) => sum + share)).toBe(5)
    expect(Math.min(...(shares as number[]))).toBeGreaterThanOrEqual(1)
  }
})

test('the same seed gives the same answers', () => {
  const decision = { kind: 'order', ids: [1, 2, 3, 4, 5], least: 5, most: 5 } as const
  expect(randomChoice(decision, seeded(7))).toEqual(randomChoice(decision, seeded(7)))
})
