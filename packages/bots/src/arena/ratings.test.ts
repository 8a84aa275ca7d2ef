import { expect, test } from 'vitest'
import { ratings } from './ratings.ts'

test('three wins in four are 191 points', () => {
  const [one, other] = ratings(2, [{ one: 0, other: 1, wins: 3000, losses: 9000 }], 0)
  expect(one).toEqual({ rating: 1000, error: 0 })
  expect(other?.rating).toBeCloseTo(1190.8, 0)
  // 1.96 · 173.7 / √(12000 · ¾ · ¼)
  expect(other?.error).toBeCloseTo(7.18, 1)
})

test('who wins every game has a finite rating with a wide error', () => {
  const [, winner] = ratings(2, [{ one: 0, other: 1, wins: 0, losses: 20 }], 0)
  expect(winner?.rating).toBeGreaterThan(1500)
  expect(winner?.rating).toBeLessThan(1800)
  expect(winner?.error).toBeGreaterThan(200)
})

test('ratings add up along a chain, and more games make smaller errors', () => {
  const chain = (games: number) =>
    ratings(
      3,
      [
        { one: 0, other: 1, wins: games / 4, losses: (3 * games) / 4 },
        { one: 1, other: 2, wins: games / 4, losses: (3 * games) / 4 },
      ],
      1,
    )
  const [low, middle, high] = chain(4000)
  expect(middle?.rating).toBe(1000)
  expect((high?.rating ?? 0) - 1000).toBeCloseTo(1000 - (low?.rating ?? 0), 5)
  expect(chain(100)[2]?.error).toBeGreaterThan(5 * (high?.error ?? 0))
})

test('who has not played keeps the rating of the anchor', () => {
  const found = ratings(3, [{ one: 0, other: 1, wins: 5, losses: 5 }], 0)
  expect(found[2]?.rating).toBe(1000)
})
