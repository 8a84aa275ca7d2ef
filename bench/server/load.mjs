// Rooms with bots, and sockets that watch them: `node bench/server/load.mjs --rooms 500 --sockets 2000 --seconds 20`. The server's own
// time from an answer to the tables of all who hear it, beside a bare echo server in the same run.
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { WebSocket, WebSocketServer } from 'ws'
import { later, makeRoom, startServer } from './start-server.mjs'

const { values } = parseArgs({
  options: {
    rooms: { type: 'string', default: '500' },
    sockets: { type: 'string', default: '2000' },
    seconds: { type: 'string', default: '20' },
    pause: { type: 'string', default: '4000' },
  },
})
const [rooms, sockets, seconds] = [values.rooms, values.sockets, values.seconds].map(Number)
const folder = mkdtempSync(join(tmpdir(), 'battleline-load-'))
const { child: server, address } = await startServer({
  at: { folder: join(folder, 'data') },
  limits: { botPause: Number(values.pause) },
})
const made = []
for (let at = 0; at < rooms; at++)
  made.push(await makeRoom(address, { bots: ['greedy', 'greedy'], delay: 0 }))
let [tables, bytes] = [0, 0]
const open = []
for (let at = 0; at < sockets; at++) {
  const { room, tokens } = made[at % rooms]
  const socket = new WebSocket(`${address.replace('http', 'ws')}api/rooms/${room}/socket`)
  socket.on('error', () => {})
  socket.on('message', (text) => {
    tables++
    bytes += text.length
  })
  await once(socket, 'open')
  socket.send(JSON.stringify(at % 2 ? { do: 'watch' } : { do: 'join', token: tokens.judge }))
  open.push(socket)
}
await later(5000)
const before = await figures()
;[tables, bytes] = [0, 0]
await later(seconds * 1000)
const after = await figures()
const received = { tables, megabytes: Math.round(bytes / 1e6) }
for (const socket of open) socket.terminate()
const echo = await echoed(sockets / 10, seconds / 4)
server.kill('SIGTERM')
await once(server, 'exit')
rmSync(folder, { recursive: true, force: true })
console.log(
  JSON.stringify({
    rooms,
    sockets,
    entriesASecond: Math.round((after.count - before.count) / seconds),
    entryMilliseconds: quantiles(before, after),
    ...received,
    heapMegabytes: Math.round(after.heap / 1e6),
    echo,
  }),
)

/** The histogram of entries, and the heap. */
async function figures() {
  const text = await (await fetch(`${address}metrics`)).text()
  const buckets = [...text.matchAll(/^battleline_entry_seconds_bucket\{le="([^"]+)"\} (\d+)/gm)].map(
    ([, le, count]) => ({
      le: Number(le.replace('+Inf', 'Infinity')),
      count: Number(count),
    }),
  )
  const heap = Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(text)?.[1])
  return { buckets, count: buckets.at(-1)?.count ?? 0, heap }
}

/** The bound under which so many of a hundred entries are, in milliseconds. */
function quantiles(before, after) {
  const total = after.count - before.count
  const bound = (share) =>
    (after.buckets.find(({ count }, at) => count - before.buckets[at].count >= share * total)?.le ?? 0) * 1000
  return { p50: bound(0.5), p99: bound(0.99) }
}

/** The round trip of a bare echo server: the 99th percentile in milliseconds, with as many sockets at once. */
async function echoed(count, forSeconds) {
  const bare = new WebSocketServer({ port: 0 })
  bare.on('connection', (socket) => socket.on('message', (text) => socket.send(text)))
  await once(bare, 'listening')
  const times = []
  const end = performance.now() + forSeconds * 1000
  await Promise.all(
    Array.from({ length: count }, async () => {
      const socket = new WebSocket(`ws://127.0.0.1:${bare.address().port}`)
      await once(socket, 'open')
      while (performance.now() < end) {
        const sent = performance.now()
        socket.send('{"do":"ping"}')
        await once(socket, 'message')
        times.push(performance.now() - sent)
        await later(Math.random() * 1000)
      }
      socket.terminate()
    }),
  )
  bare.close()
  times.sort((one, other) => one - other)
  return {
    p50: round(times[Math.floor(times.length / 2)]),
    p99: round(times[Math.floor(times.length * 0.99)]),
  }
}

function round(value) {
  return Math.round(value * 100) / 100
}
