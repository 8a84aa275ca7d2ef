// Kills the server at random moments under play: `node bench/server/kill.mjs --kills 200 [--postgres]`. After each kill it is
// started again on the same store; no acknowledged answer may be lost or count twice, and every game goes on.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { openDatabase, RoomStore } from '@battleline/server'
import { freePort } from '../../scripts/free-port.mjs'
import { postgresUrl, startPostgres, stopPostgres } from '../../scripts/postgres.mjs'
import { Player } from './player.mjs'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    rooms: { type: 'string', default: '3' },
    postgres: { type: 'boolean', default: false },
  },
})
const kills = Number(values.kills)
const folder = mkdtempSync(join(tmpdir(), 'battleline-kill-'))
const [port, databasePort] = [await freePort(), await freePort()]
const postgres = values.postgres ? await startPostgres(folder, databasePort) : null
const url = postgresUrl(databasePort)
const at = values.postgres ? { url } : { folder: join(folder, 'data') }
const where = values.postgres ? ['--database', url] : ['--data', join(folder, 'data')]
const address = `http://127.0.0.1:${port}/`

let server = await start()
const players = []
for (let room = 0; room < Number(values.rooms); room++) players.push(...(await newRoom()))
let answers = 0
for (let kill = 1; kill <= kills; kill++) {
  const before = acknowledged()
  while (acknowledged() === before) await later(10)
  await later(Math.random() * 500)
  server.kill('SIGKILL')
  await once(server, 'exit')
  await judge()
  server = await start()
  if (kill % 20 === 0) console.error(`${kill} kills, ${answers} acknowledged answers`)
}
await later(2000)
server.kill('SIGTERM')
await once(server, 'exit')
await judge()
for (const player of players) player.close()
if (postgres !== null) await stopPostgres(postgres)
rmSync(folder, { recursive: true, force: true })
const problems = players.flatMap((player) => player.problems)
console.log(JSON.stringify({ kills, store: values.postgres ? 'postgres' : 'sqlite', answers, problems }))
process.exit(problems.length === 0 ? 0 : 1)

function acknowledged() {
  return players.reduce((sum, player) => sum + player.acknowledged.size, 0)
}

/** Every acknowledged answer is stored once, at the place that was acknowledged. */
async function judge() {
  const database = await openDatabase(at)
  const store = new RoomStore(database)
  answers = 0
  for (const player of players) {
    const entries = await store.entries(player.room, 0)
    const numbers = new Map()
    for (const { key, number, seat } of entries)
      if (seat === player.seat) numbers.set(key, [...(numbers.get(key) ?? []), number])
    answers += player.acknowledged.size
    for (const [key, number] of player.acknowledged)
      if (JSON.stringify(numbers.get(key)) !== JSON.stringify([number]))
        player.problems.push(`${key} was acknowledged at ${number}, and is at ${numbers.get(key)}`)
    for (const [key, found] of numbers) if (found.length > 1) player.problems.push(`${key} counts twice`)
  }
  await database.db.destroy()
}

async function newRoom() {
  const made = await fetch(`${address}api/rooms`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  const { room, tokens } = await made.json()
  return [1, 2].map((seat) => new Player(address, room, tokens[seat], seat))
}

async function start() {
  const command = ['packages/battleline', 'serve', '--public', ...where, '--port', String(port), '--json']
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'ignore'] })
  await once(createInterface(child.stdout), 'line')
  return child
}

function later(milliseconds) {
  return new Promise((go) => setTimeout(go, milliseconds))
}
