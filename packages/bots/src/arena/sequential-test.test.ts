import { seeded } from '@battleline/kernel'
import { expect, test } from 'vitest'
import { sequentialTest } from './sequential-test.ts'

const HYPOTHESES = { elo0: 0, elo1: 100 }

/** Plays pairs at these chances to win a game until the test ends. */
function decided(chance: number, seed: number) {
  const random = seeded(seed)
  const won = () => (random.below(1000) < chance * 1000 ? 0.5 : 0)
  const pairs: number[] = []
  for (; pairs.length < 5000; ) {
    pairs.push(won() + won())
    const { accepted } = sequentialTest(pairs, HYPOTHESES)
    if (accepted !== null) return { accepted, pairs: pairs.length }
  }
  return { accepted: null, pairs: pairs.length }
}

test('equal players are found equal, and stronger ones stronger, nearly always', () => {
  const found = (chance: number, what: string) =>
    Array.from({ length: 200 }, (_, seed) => decided(chance, seed)).filter(
      ({ accepted }) => accepted === what,
    ).length
  expect(found(0.5, 'elo0')).toBeGreaterThan(180)
  expect(found(0.64, 'elo1')).toBeGreaterThan(180)
})

test('a great lead ends the test early', () => {
  expect(decided(1, 1)).toEqual({ accepted: 'elo1', pairs: expect.any(Number) })
  expect(decided(1, 1).pairs).toBeLessThan(25)
})

test('nothing is decided by a few games', () => {
  expect(sequentialTest([1, 1, 1], HYPOTHESES)).toMatchObject({ ratio: 0, accepted: null })
  expect(sequentialTest([], HYPOTHESES).accepted).toBeNull()
})
