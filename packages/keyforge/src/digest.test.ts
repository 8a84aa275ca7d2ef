import { isRefusal } from '@battleline/kernel'
import { seeded } from '@battleline/kernel/test-kit'
import { expect, it } from 'vitest'
import { keyforge } from './index.ts'
import { randomBoard } from './test-kit/index.ts'

it('tells the positions of games by chance apart: what is left out of it hardly ever differs alone', () => {
  const keys = new Set<string>()
  const hashes = new Set<number>()
  const game = keyforge()
  for (let seed = 0; seed < 40; seed++) {
    const random = seeded(seed)
    let position = game.begin(randomBoard(game.library.all(), seed))
    for (let step = 0; step < 40 && !isRefusal(position); step++) {
      keys.add(game.key(position))
      hashes.add(game.hash(position))
      const decision = game.ask(position)
      if (decision === null || decision.manner !== 'pick') break
      position = game.answer(position, random.shuffled(decision.ids).slice(0, Math.max(1, decision.least)))
    }
  }
  expect(keys.size).toBeGreaterThan(400)
  expect(hashes.size).toBeGreaterThan(0.99 * keys.size)
})
