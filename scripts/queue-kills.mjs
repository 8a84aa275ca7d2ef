// node scripts/queue-kills.mjs [--kills 50] [--games 600000] [--seed 1]: plays a study on a queue while workers are killed with
// kill -9 at random, and Redis is killed twice and restarted from its append-only file. The result must be byte for byte that of
// one undisturbed process.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { freePort } from './free-port.mjs'
import { findRedis, startRedis } from './redis.mjs'

const number = (/** @type {string} */ value) => ({ type: /** @type {const} */ ('string'), default: value })
const { values } = parseArgs({ options: { kills: number('50'), games: number('600000'), seed: number('1') } })
const kills = Number(values.kills)
const program = new URL('../packages/battleline', import.meta.url).pathname
if (findRedis() === null) throw new Error('there is no Redis: apt-get install redis-server')

let state = Number(values.seed)
/** From 0 on, below 1. */
function random() {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0
  return state / 2 ** 32
}

const folder = mkdtempSync(join(tmpdir(), 'battleline-kills-'))
const study = join(folder, 'study.yaml')
writeFileSync(
  study,
  `study: Fights\ngames: ${values.games}\nfights: { creatures: [Troll, Gub, Firespitter, Bumpsy, Dust Imp] }\n`,
)
const whole = execFileSync(process.execPath, [program, 'simulate', study, '--threads', '1', '--json'])
console.log('one undisturbed process is done')

const port = await freePort()
const queue = `redis://127.0.0.1:${port}`
let redis = await startRedis(folder, port)

/** @param {readonly string[]} args */
const start = (...args) =>
  spawn(process.execPath, [program, ...args, '--queue', queue], { stdio: ['ignore', 'pipe', 'inherit'] })
const startWorker = () => {
  const child = start('worker', '--threads', '1')
  child.stdout.resume()
  return child
}
const workers = [startWorker(), startWorker()]
const submitted = start('simulate', study, '--json')
/** @type {Buffer[]} */
const found = []
submitted.stdout.on('data', (part) => found.push(part))
const ended = once(submitted, 'exit')
let isDone = false
void ended.then(() => {
  isDone = true
})

const progress = () =>
  execFileSync(process.execPath, [program, 'simulate', 'status', '--queue', queue], {
    encoding: 'utf8',
  }).trim()
while (!progress().includes(' shards')) await new Promise((go) => setTimeout(go, 500))
let [killed, restarts] = [0, 0]
for (; killed < kills && !isDone; killed++) {
  // A worker needs a second or two before it plays: some die before that, some while they play.
  await new Promise((go) => setTimeout(go, 500 + 3000 * random()))
  const at = random() < 0.5 ? 0 : 1
  workers[at]?.kill('SIGKILL')
  workers[at] = startWorker()
  if (killed === Math.floor(kills / 3) || killed === Math.floor((2 * kills) / 3)) {
    redis.kill('SIGKILL')
    await once(redis, 'exit')
    redis = await startRedis(folder, port)
    restarts++
    console.log('Redis was killed and restarted')
  }
  if (killed % 5 === 4) console.log(`${killed + 1} kills; ${progress().replace('\n', ', ')}`)
}
const [code] = await ended
console.log(progress())
// A worker that is asked to end says goodbye to Redis.
const ends = workers.map((worker) => once(worker, 'exit'))
for (const worker of workers) worker.kill('SIGINT')
await Promise.all(ends)
redis.kill('SIGKILL')
const isSame = code === 0 && Buffer.concat(found).equals(whole)
console.log(
  `${killed} kills of workers, ${restarts} of Redis: the result is ${isSame ? 'byte for byte the same' : 'NOT THE SAME'}`,
)
if (killed < kills) console.log('the study ended before all kills: give it more --games')
rmSync(folder, { recursive: true, force: true })
process.exitCode = isSame && killed === kills ? 0 : 1
