// What an idle room holds: `node bench/server/idle.mjs --rooms 200 --entries 60`. In each room somebody plays so many entries against a
// bot; then nothing happens. The heap after a collection is compared with that of the same server after twice as many rooms, when
// it holds none of them any more: by then it has compiled the texts of nearly all cards. It is measured when every player has
// just answered, when nobody has said anything for some time, just after all have left, and when the server has let go of the rooms.
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { WebSocket } from 'ws'
import { choiceOf } from './player.mjs'
import { later, makeRoom, memoryOf, startServer } from './start-server.mjs'

const { values } = parseArgs({
  options: { rooms: { type: 'string', default: '200' }, entries: { type: 'string', default: '60' } },
})
const [rooms, entries] = [Number(values.rooms), Number(values.entries)]
/** Milliseconds until a server with these limits has let go of every room that nobody is in. */
const LET_GO = 40_000
const AT_ONCE = 5
const folder = mkdtempSync(join(tmpdir(), 'battleline-idle-'))
const server = await startServer({
  at: { folder },
  limits: { botPause: 0, idleRooms: rooms + 1, idleFor: 20_000 },
  flags: ['--expose-gc'],
})
const { child, address } = server
for (const socket of await several(2 * rooms)) socket.terminate()
await later(LET_GO)
const before = await heap()
const open = await several(rooms)
const whileThere = await heap()
await later(LET_GO)
const waiting = await heap()
for (const socket of open) socket.terminate()
const afterwards = await heap()
await later(LET_GO)
const atRest = await heap()
child.kill('SIGTERM')
await once(child, 'exit')
rmSync(folder, { recursive: true, force: true })
const kilobytes = (bytes) => Math.round(bytes / rooms / 100) / 10
console.log(
  JSON.stringify({
    rooms,
    entries,
    kilobytesWithItsPlayer: kilobytes(whileThere - before),
    kilobytesWhileItsPlayerWaits: kilobytes(waiting - before),
    kilobytesWhenTheyHaveLeft: kilobytes(afterwards - before),
    kilobytesAtRest: kilobytes(atRest - before),
  }),
)

/** The sockets of players, each in a room of their own. */
async function several(count) {
  const sockets = []
  while (sockets.length < count) {
    const atOnce = Math.min(AT_ONCE, count - sockets.length)
    sockets.push(...(await Promise.all(Array.from({ length: atOnce }, played))))
  }
  return sockets
}

/** The socket of a player in a room of so many entries. */
async function played() {
  const { room, tokens } = await makeRoom(address, { bots: [null, 'random'] })
  const socket = new WebSocket(`${address.replace('http', 'ws')}api/rooms/${room}/socket`)
  await once(socket, 'open')
  const say = (message) => socket.send(JSON.stringify(message))
  say({ do: 'join', token: tokens[1] })
  say({ do: 'sit', name: 'Ann' })
  let at = -1
  await new Promise((go) => {
    socket.on('message', (text) => {
      const table = JSON.parse(String(text))
      const asked = table.views?.[0]?.asked
      if (table.phase === 'over' || (asked?.who === 1 && table.number >= entries)) go()
      else if (asked?.who === 1 && table.at !== at) {
        at = table.at
        say({ do: 'answer', at, choice: choiceOf(asked) })
      }
    })
  })
  return socket
}

async function heap() {
  return (await memoryOf(server)).heap
}
