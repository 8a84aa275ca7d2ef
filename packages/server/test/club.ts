import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { type BattlelineServer, createServer, type ServerSettings } from '../src/server.ts'
import { TestClient } from './client.ts'

/** A room as its maker gets it. */
export interface Made {
  readonly room: string
  readonly commitment: string
  readonly tokens: Readonly<Record<string, string>>
}

/** Tests say more in a second than people. */
const FAST = {
  botPause: 0,
  messagesASecond: 10_000,
  messagesAtOnce: 10_000,
  requestsAMinute: 100_000,
  roomsAnHour: 10_000,
}

/** A server for a test, which ends with it. */
export async function club(
  settings: Partial<ServerSettings> = {},
): Promise<{ readonly server: BattlelineServer; readonly address: string }> {
  const server = await createServer({
    at: settings.at ?? { folder: scratch() },
    ...settings,
    limits: { ...FAST, ...settings.limits },
  })
  onTestFinished(() => server.close())
  return { server, address: `${await server.listen(0, '127.0.0.1')}/` }
}

/** A folder that ends with the test. */
export function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'battleline-server-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export const post = (address: string, path: string, body: object, token?: string): Promise<Response> =>
  fetch(`${address}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })

export async function makeRoom(address: string, settings: object = {}): Promise<Made> {
  const answer = await post(address, 'api/rooms', settings)
  if (answer.status !== 201) throw new Error(await answer.text())
  return (await answer.json()) as Made
}

/** Two players who sit in a room. */
export async function seated(
  address: string,
  { room, tokens }: Made,
  other: string = address,
): Promise<readonly [TestClient, TestClient]> {
  const [ann, ben] = await Promise.all([
    TestClient.join(address, room, tokens[1] ?? ''),
    TestClient.join(other, room, tokens[2] ?? ''),
  ])
  await ann.say({ do: 'sit', name: 'Ann' })
  await ben.say({ do: 'sit', name: 'Ben' })
  await ann.tableWhere(({ phase }) => phase === 'playing')
  return [ann, ben]
}
