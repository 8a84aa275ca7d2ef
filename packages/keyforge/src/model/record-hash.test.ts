import { isRefusal } from '@battleline/kernel'
import { seeded } from '@battleline/kernel/test-kit'
import { expect, it } from 'vitest'
import { keyforge } from '../index.ts'
import { randomBoard } from '../test-kit/index.ts'
import { newPlayer, newTable } from './new-records.ts'
import { recordHash } from './record-hash.ts'
import type { Player, Table } from './state.ts'

it('distinguishes the positions of random games: the fields left out hardly ever differ alone', () => {
  const hashes = new Map<string, number>()
  const game = keyforge()
  for (let seed = 0; seed < 40; seed++) {
    const random = seeded(seed)
    let position = game.begin(randomBoard(game.library.all(), seed))
    for (let step = 0; step < 40 && !isRefusal(position); step++) {
      const [key, hash] = [game.positionKey(position), game.positionHash(position)]
      // Equal positions have one hash, however they were reached.
      expect(hashes.get(key) ?? hash).toBe(hash)
      hashes.set(key, hash)
      const decision = game.decision(position)
      if (decision === null || decision.kind !== 'pick') break
      position = game.answer(position, random.shuffled(decision.ids).slice(0, Math.max(1, decision.least)))
    }
  }
  expect(hashes.size).toBeGreaterThan(400)
  expect(new Set(hashes.values()).size).toBeGreaterThan(0.998 * hashes.size)
})

it('distinguishes small numbers in one record', () => {
  const players = [0, 1, 2, 3].flatMap((aember) =>
    [0, 1, 2, 3].map((chains) => recordHash({ ...newPlayer('Ann', aember), chains } as Player, 1)),
  )
  const tables = [1, 2, 3].flatMap((turn) =>
    ([1, 2] as const).map((active) => recordHash({ ...newTable(), turn, active } as Table, 0)),
  )
  expect(new Set(players).size).toBe(16)
  expect(new Set(tables).size).toBe(6)
})
