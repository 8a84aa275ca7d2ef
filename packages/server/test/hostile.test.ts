import { request } from 'node:http'
import { describe, expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import { mutated } from '../../../bench/server/mutated.mjs'
import { TestClient } from './client.ts'
import { club, makeRoom, post, seated } from './club.ts'

/** How a socket was closed. */
const closing = (socket: WebSocket): Promise<number> =>
  new Promise((tell) => socket.on('close', (code) => tell(code)))

describe('a hostile client', () => {
  test('is refused or closed, and nobody else notices', async () => {
    const { address } = await club({ limits: { messagesASecond: 20, messagesAtOnce: 60 } })
    const made = await makeRoom(address)
    const [ann] = await seated(address, made)
    const before = await ann.tableWhere(({ phase }) => phase === 'playing')
    const enemy = () => TestClient.join(address, made.room, null)
    const [big, flood, binary] = [await enemy(), await enemy(), await enemy()]
    const closed = Promise.all([big, flood, binary].map(({ socket }) => closing(socket)))
    big.socket.send('x'.repeat(10_000_000))
    for (let i = 0; i < 200; i++) flood.send({ do: 'ping', id: i })
    binary.socket.send(Buffer.from([1, 2, 3]))
    expect(await closed).toEqual([1009, 1008, 1008])
    const stranger = await TestClient.join(address, made.room, 'wrong-token-that-nobody-has')
    expect(await closing(stranger.socket)).toBe(1008)
    expect(stranger.received.at(-1)).toMatchObject({ tell: 'refused', code: 'forbidden' })
    expect(ann.table?.number).toBe(before.number)
  })

  test('gets a refusal for every damaged message, and changes nothing', async () => {
    const { address, server } = await club()
    const made = await makeRoom(address)
    const [ann] = await seated(address, made)
    const { number } = await ann.tableWhere(({ phase }) => phase === 'playing')
    const watcher = await TestClient.join(address, made.room, null)
    for (let seed = 0; seed < 500; seed++) {
      const before = watcher.received.length
      watcher.socket.send(mutated(seed))
      await watcher.until(() => watcher.received.slice(before).find(({ tell }) => tell !== 'table'))
    }
    expect(watcher.received.filter(({ tell }) => tell === 'done')).toEqual([])
    expect(watcher.received.filter(({ code }) => code === 'unavailable')).toEqual([])
    expect(ann.table?.number).toBe(number)
    expect(await (await fetch(`${address}metrics`)).text()).toMatch(
      /battleline_refused_total\{code="forbidden"\} \d+/,
    )
    expect(server.app.server.listening).toBe(true)
  })

  test('that never reads is closed with a reason, and its messages do not pile up', async () => {
    const limits = { waitingBytes: 50_000, slowFor: 500 }
    const { address, server } = await club({ limits })
    const made = await makeRoom(address, { bots: ['random', 'random'] })
    const slow = await TestClient.join(address, made.room, made.tokens.judge ?? '')
    const other = await TestClient.join(address, made.room, made.tokens.judge ?? '')
    await slow.tableWhere(() => true)
    const before = slow.received.length
    slow.socket.pause()
    const sockets = async () =>
      Number(/^battleline_sockets (\d+)/m.exec(await (await fetch(`${address}metrics`)).text())?.[1])
    while ((await sockets()) > 1) await new Promise((go) => setTimeout(go, 100))
    const closed = closing(slow.socket)
    slow.socket.resume()
    await closed
    // Whoever reads hears of every entry; what waited for the other was bounded.
    expect(other.received.length - before).toBeGreaterThan(slow.received.length - before)
    expect(server.app.server.listening).toBe(true)
  })

  test('gets so many answers and files a minute, and files do not count as requests', async () => {
    const { address } = await club({ limits: { requestsAMinute: 3, filesAMinute: 20 } })
    const statuses = async (path: string, times: number) => {
      const found = []
      for (let time = 0; time < times; time++) found.push((await fetch(`${address}${path}`)).status)
      return found
    }
    // This server has no web app, so that it has no file of this name.
    expect(new Set(await statuses('assets/a.js', 10))).toEqual(new Set([404]))
    expect(await statuses('openapi.json', 5)).toEqual([200, 200, 200, 429, 429])
    expect((await statuses('assets/a.js', 15)).at(-1)).toBe(429)
    expect((await fetch(`${address}healthz`)).status).toBe(200)
  })

  test('cannot use a server from a page of another origin, nor make rooms without end', async () => {
    const { address } = await club({ limits: { roomsAnHour: 2, requestsAMinute: 20 } })
    const foreign = await fetch(`${address}api/rooms`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
      body: '{}',
    })
    expect(foreign.status).toBe(403)
    const { room } = await makeRoom(address)
    const status = await new Promise((tell) => {
      const asked = request(`${address}api/rooms/${room}/socket`, {
        headers: {
          connection: 'upgrade',
          upgrade: 'websocket',
          origin: 'https://evil.example',
          'sec-websocket-version': '13',
          'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
        },
      })
      asked.on('response', ({ statusCode }) => tell(statusCode))
      asked.end()
    })
    expect(status).toBe(403)
    await makeRoom(address)
    expect((await post(address, 'api/rooms', {})).status).toBe(429)
    expect((await post(address, 'api/rooms', { bots: ['x'.repeat(100_000)] })).status).toBe(429)
    expect((await post(address, 'api/rooms', { extra: 1 })).status).toBe(400)
    const answers = await Promise.all(Array.from({ length: 30 }, () => fetch(`${address}api/rooms/none`)))
    expect(answers.some(({ status }) => status === 429)).toBe(true)
    expect((await fetch(`${address}healthz`)).status).toBe(200)
  })
})
