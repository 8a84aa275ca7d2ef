// Troubles a server at random moments under play: `node bench/server/kill.mjs --troubles 200 [--postgres]` kills it and starts it again
// on the same store. On PostgreSQL, `--restart` restarts the database as well, and `--cut` cuts its connections. With `--scramble`
// messages are doubled, delayed and overtaken on their way. No acknowledged message may be lost or count twice, and every game
// goes on after each trouble.
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase, RoomStore } from '@battleline/server'
import { freePort } from '../../scripts/free-port.mjs'
import { cutConnections, postgresUrl, startPostgres, stopPostgres } from '../../scripts/postgres.mjs'
import { Player } from './player.mjs'
import { scramble } from './scramble.mjs'
import { later, makeRoom, startServer } from './start-server.mjs'

const flag = /** @type {const} */ ({ type: 'boolean', default: false })
const { values } = parseArgs({
  options: {
    troubles: { type: 'string', default: '200' },
    rooms: { type: 'string', default: '3' },
    postgres: flag,
    restart: flag,
    cut: flag,
    scramble: flag,
  },
})
/** A room that stands still for so long has not gone on, in milliseconds. */
const PATIENCE = 180_000
const folder = mkdtempSync(join(tmpdir(), 'battleline-kill-'))
const [port, databasePort] = [await freePort(), await freePort()]
let postgres = values.postgres ? await startPostgres(folder, databasePort) : null
const at = values.postgres ? { url: postgresUrl(databasePort) } : { folder: join(folder, 'data') }
const TROUBLES = {
  kill: async () => {
    server.kill('SIGKILL')
    await once(server, 'exit')
    await judge()
    server = await start()
  },
  restart: async () => {
    // Half of the time it has no time to end: then it recovers from its log.
    if (postgres !== null) await stopPostgres(postgres, Math.random() < 0.5)
    postgres = await startPostgres(folder, databasePort)
  },
  cut: async () => cutConnections(databasePort),
}
const kinds = ['kill', ...(values.restart ? ['restart'] : []), ...(values.cut ? ['cut'] : [])]

let server = await start()
const network = values.scramble ? await scramble(port) : null
/** @type {Player[]} */
const players = []
const found = { problems: [], acknowledged: 0, games: 0, refusals: {} }
for (let room = 0; room < Number(values.rooms); room++) players.push(...(await newRoom()))
const done = {}
// Ctrl-C ends it after the trouble that goes on, with what was found so far.
let isEnough = false
process.once('SIGINT', () => {
  isEnough = true
})
for (let trouble = 1; trouble <= Number(values.troubles) && !isEnough; trouble++) {
  await allGoOn()
  await later(Math.random() * 500)
  const kind = kinds[trouble % kinds.length]
  await TROUBLES[kind]()
  if (kind !== 'kill') await judge()
  done[kind] = (done[kind] ?? 0) + 1
  if (trouble % 20 === 0) console.error(`${trouble} troubles, ${acknowledged()} acknowledged messages`)
}
await allGoOn()
server.kill('SIGTERM')
await once(server, 'exit')
await judge()
for (const player of players) leave(player)
network?.close()
if (postgres !== null) await stopPostgres(postgres)
rmSync(folder, { recursive: true, force: true })
console.log(
  JSON.stringify({
    store: values.postgres ? 'postgres' : 'sqlite',
    ...done,
    ...found,
    network: network?.counts,
  }),
)
process.exit(found.problems.length === 0 ? 0 : 1)

function acknowledged() {
  return players.reduce((sum, player) => sum + player.acknowledged.size, found.acknowledged)
}

/** Waits until each room has acknowledged something more; a game that has ended makes way for the next. */
async function allGoOn() {
  for (let at = 0; at < players.length; at += 2) {
    const pair = players.slice(at, at + 2)
    const count = () => pair.reduce((sum, player) => sum + player.acknowledged.size, 0)
    const [before, begun] = [count(), performance.now()]
    while (count() === before && !pair.some(({ table }) => table?.phase === 'over')) {
      await later(10)
      if (performance.now() - begun < PATIENCE) continue
      found.problems.push(`${pair[0]?.room} does not go on at entry ${pair[0]?.table?.number}`)
      break
    }
    if (!pair.some(({ table }) => table?.phase === 'over')) continue
    await judge()
    for (const player of pair) leave(player)
    players.splice(at, 2, ...(await newRoom()))
  }
}

/** Every acknowledged message is stored once, at the place that was acknowledged. */
async function judge() {
  const known = players.map((player) => ({ player, keys: [...player.acknowledged] }))
  const database = await openDatabase(at)
  const store = new RoomStore(database)
  for (const { player, keys } of known) {
    const numbers = new Map()
    for (const { key, number, seat } of await store.entries(player.room, 0))
      if (seat === player.seat) numbers.set(key, [...(numbers.get(key) ?? []), number])
    for (const [key, number] of keys)
      if (JSON.stringify(numbers.get(key)) !== JSON.stringify([number]))
        player.problems.push(`${key} was acknowledged at ${number}, and is at ${numbers.get(key)}`)
    for (const [key, places] of numbers) if (places.length > 1) player.problems.push(`${key} counts twice`)
  }
  await database.db.destroy()
}

/** Ends a player, and adds up what it found. */
function leave(player) {
  player.close()
  found.problems.push(...player.problems)
  found.acknowledged += player.acknowledged.size
  found.games += player.seat === 1 ? 1 : 0
  for (const [code, count] of Object.entries(player.refusals))
    found.refusals[code] = (found.refusals[code] ?? 0) + count
}

async function newRoom() {
  const address = `http://127.0.0.1:${port}/`
  const { room, tokens } = await makeRoom(address)
  return [1, 2].map((seat) => new Player(network?.address ?? address, room, tokens[seat], seat))
}

async function start() {
  return (await startServer({ at, port })).child
}
