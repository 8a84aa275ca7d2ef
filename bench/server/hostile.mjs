// Damaged messages: `node bench/server/hostile.mjs --messages 200000 --seed 1` gives them to a server in a process of its own, by people who
// watch, players, judges and strangers. Each must be refused, answered or end its socket. In another room two players go on,
// and neither may be refused anything. It prints the memory before and after.
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { WebSocket } from 'ws'
import { mutated } from './mutated.mjs'
import { Player } from './player.mjs'
import { later, makeRoom, memoryOf, startServer } from './start-server.mjs'

const { values } = parseArgs({
  options: { messages: { type: 'string', default: '200000' }, seed: { type: 'string', default: '1' } },
})
const [messages, first] = [Number(values.messages), Number(values.seed)]
/** Sockets that are open at once; each says one message after the other. */
const SOCKETS = 8
/** After so many messages the rooms are new: some damaged messages are in order, and end a game. */
const A_ROOM = 5000
const folder = mkdtempSync(join(tmpdir(), 'battleline-hostile-'))
const settings = { at: { folder }, limits: { botPause: 0 }, flags: ['--expose-gc'] }
const server = await startServer(settings)
const { child, address } = server
const quiet = await makeRoom(address)
const others = [1, 2].map((seat) => new Player(address, quiet.room, quiet.tokens[seat], seat))
const counts = { done: 0, welcome: 0, closed: 0, refused: {} }
const problems = []

await said(0, Math.min(A_ROOM, messages))
const before = await memory()
for (let from = A_ROOM; from < messages; from += A_ROOM) await said(from, Math.min(messages, from + A_ROOM))
const after = await memory()
const entries = () => others.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0)
const then = entries()
await later(3000)
if (entries() === then && others[0]?.table?.phase !== 'over') problems.push('the other room stands still')
problems.push(...others.flatMap((player) => player.problems))
for (const player of others) player.close()
child.kill('SIGTERM')
await once(child, 'exit')
rmSync(folder, { recursive: true, force: true })
const printed = { messages, seed: first, ...counts, entriesOfOthers: entries(), before, after, problems }
console.log(JSON.stringify(printed))
process.exit(problems.length === 0 ? 0 : 1)

/** Says the damaged messages of these numbers in a new room. */
async function said(from, to) {
  const { room, tokens } = await makeRoom(address, { bots: [null, 'random'] })
  const joins = [
    { do: 'join', token: tokens[1] },
    { do: 'watch' },
    { do: 'join', token: tokens.judge },
    // A stranger, and somebody with the link of another room.
    null,
    { do: 'join', token: quiet.tokens[1] },
  ]
  let next = from
  await Promise.all(
    Array.from({ length: SOCKETS }, async (_, at) => {
      for (let times = at; next < to; times++) {
        const join = joins[times % joins.length]
        const link = await opened(room)
        if (join !== null) await link.say(JSON.stringify(join))
        while (next < to && (await link.say(mutated(first + next++)))) if (next % 100 === 0) break
        link.socket.terminate()
      }
    }),
  )
}

/** A socket whose messages are answered one by one: whether it is still open. */
async function opened(room) {
  const socket = new WebSocket(`${address.replace('http', 'ws')}api/rooms/${room}/socket`)
  let heard = null
  socket.on('message', (text) => {
    const { tell, code } = JSON.parse(String(text))
    if (tell === 'table') return
    if (tell === 'refused') counts.refused[code] = (counts.refused[code] ?? 0) + 1
    else counts[tell] = (counts[tell] ?? 0) + 1
    heard?.(true)
  })
  socket.on('error', () => {})
  socket.on('close', () => heard?.(false))
  await once(socket, 'open')
  const say = async (text) => {
    if (socket.readyState !== WebSocket.OPEN) return false
    const answer = new Promise((go) => {
      heard = go
    })
    socket.send(text)
    const isOpen = await Promise.race([answer, later(30_000)])
    if (isOpen === undefined) problems.push(`no answer to ${text.slice(0, 200)}`)
    if (isOpen === false) counts.closed++
    return isOpen === true
  }
  return { socket, say }
}

/** In megabytes. */
async function memory() {
  const { heap, resident } = await memoryOf(server)
  return { heap: Math.round(heap / 1e6), resident: Math.round(resident / 1e6) }
}
