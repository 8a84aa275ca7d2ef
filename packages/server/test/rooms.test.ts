import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { commitmentTo } from '../src/model/secrets.ts'
import { type BattlelineServer, createServer } from '../src/server.ts'
import { TestClient } from './client.ts'

const folder = mkdtempSync(join(tmpdir(), 'battleline-server-'))
let server: BattlelineServer
let address: string

beforeAll(async () => {
  server = await createServer({
    at: { folder },
    limits: { botPause: 0, messagesASecond: 10_000, messagesAtOnce: 10_000 },
  })
  address = `${await server.listen(0, '127.0.0.1')}/`
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const makeRoom = async (settings: object) => {
  const answer = await fetch(`${address}api/rooms`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(settings),
  })
  expect(answer.status).toBe(201)
  return (await answer.json()) as { room: string; commitment: string; tokens: Record<string, string> }
}

describe('a room', () => {
  test('plays a whole game between two sockets', async () => {
    const { room, commitment, tokens } = await makeRoom({})
    const [ann, ben] = await Promise.all([
      TestClient.join(address, room, tokens[1] ?? ''),
      TestClient.join(address, room, tokens[2] ?? ''),
    ])
    expect((await ann.tableWhere(() => true)).phase).toBe('seating')
    await ann.say({ do: 'sit', name: 'Ann' })
    await ben.say({ do: 'sit', name: 'Ben' })
    await Promise.all([ann.play(), ben.play()])
    const { result, seed } = ann.table ?? {}
    expect(result?.winner).toBeOneOf([1, 2])
    expect(commitmentTo(room, seed ?? '')).toBe(commitment)
    ann.close()
    ben.close()
  })
})
