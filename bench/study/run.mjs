// npm run bench:study -- [--games N] [--rounds N] [--json]: how a study gains from cores, and what a queue costs. It measures
// the built packages, each way next to the others in every round, and prints medians of ratios: so what else runs on the
// machine disturbs them least. A pure loop on the same threads says what the machine gives at best; as many processes, each
// with one thread on a core of its own, what it gives to programs that use memory and have nothing in common. One thread is
// held on one core: its memory is collected by threads of its own, which take a fifth of another core if they may.
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { inPieces, playOnThreads, readStudy, StudyQueue, work } from '@battleline/simulate'
import { freePort } from '../../scripts/free-port.mjs'
import { findRedis, startRedis } from '../../scripts/redis.mjs'
import { median } from '../measure.mjs'

const SELF = fileURLToPath(import.meta.url)
const number = (value) => ({ type: 'string', default: value })
const { values } = parseArgs({
  // This program starts itself anew to play as a process of its own.
  options: {
    games: number('2000'),
    rounds: number('3'),
    json: { type: 'boolean', default: false },
    alone: number(''),
  },
})
const [games, rounds] = [Number(values.games), Number(values.rounds)]
const cores = availableParallelism()
/** Threads play this part of their games before the clock starts: they start, and their code is compiled. */
const WARM = 0.3

const text = (seed) => `study: Random games\ngames: ${games}\nseed: ${seed}\ndecks: [{ random: 2 }]\n`

function studyOf(seed) {
  const { study, problems } = readStudy(text(seed), 'study.yaml', {
    text: () => ({ reason: 'no files' }),
    list: () => null,
  })
  if (study === null) throw new Error(problems[0]?.message)
  return study
}

/** Games a second, and milliseconds of processor time a game, after the warm ones. */
class Clock {
  #played = 0
  #from = null

  took({ from, to }) {
    this.#played += to - from
    if (this.#from === null && this.#played >= WARM * games)
      this.#from = { played: this.#played, at: performance.now(), cpu: process.cpuUsage() }
  }

  speed() {
    const { played, at, cpu } = this.#from
    const count = this.#played - played
    const { user, system } = process.cpuUsage(cpu)
    return { perSecond: (1000 * count) / (performance.now() - at), cpu: (user + system) / 1000 / count }
  }
}

async function onThreads(seed, threads) {
  const study = studyOf(seed)
  const ranges = inPieces({ from: 0, to: games }, games)
  const clock = new Clock()
  let speed = null
  let played = 0
  for await (const shard of playOnThreads({ study, engine: 'bench', ranges, threads })) {
    clock.took(shard)
    played += shard.to - shard.from
    // The end of the threads is not part of it.
    if (played === games) speed = clock.speed()
  }
  return speed
}

async function onQueue(seed, threads, url) {
  const study = studyOf(seed)
  const stop = new AbortController()
  const clock = new Clock()
  const queue = await StudyQueue.submit(url, study, 'bench')
  let played = 0
  let working
  const speed = await new Promise((found, failed) => {
    const onShard = (shard) => {
      clock.took(shard)
      played += shard.to - shard.from
      if (played === games) found(clock.speed())
    }
    working = work({ url, engine: 'bench', threads, signal: stop.signal, onShard, onFailure: failed })
  })
  stop.abort()
  await working
  await queue.close()
  return speed
}

/** Games a second of as many processes as there are cores, each with one thread on a core of its own. */
async function inProcesses(round) {
  const all = Array.from({ length: cores }, async (_, core) => {
    const alone = ['--alone', String(round * cores + core), '--games', String(games)]
    const child = spawn('taskset', ['-c', String(core), process.execPath, SELF, ...alone])
    let printed = ''
    for await (const part of child.stdout) printed += part
    return Number(printed)
  })
  return (await Promise.all(all)).reduce((sum, one) => sum + one, 0)
}

/** How much so many threads do of a loop without any memory in a second. */
async function loops(threads) {
  const program = `
    const { parentPort } = require('node:worker_threads')
    const begun = performance.now()
    let [sum, rounds] = [0, 0]
    for (; performance.now() - begun < 1000; rounds++) for (let n = 0; n < 1e6; n++) sum = (sum + n * n) | 0
    parentPort.postMessage({ rounds, sum })`
  const counted = Array.from(
    { length: threads },
    () =>
      new Promise((found, failed) => {
        const worker = new Worker(program, { eval: true })
        worker.on('message', ({ rounds }) => found(rounds))
        worker.on('error', failed)
      }),
  )
  return (await Promise.all(counted)).reduce((sum, one) => sum + one, 0)
}

/** Lets all threads of this process run on these cores only. Whether that can be done here. */
const holdOn = (which) => spawnSync('taskset', ['-a', '-c', '-p', which, String(process.pid)]).status === 0

if (values.alone !== '') {
  console.log((await onThreads(Number(values.alone), 1)).perSecond)
  process.exit(0)
}

const folder = mkdtempSync(join(tmpdir(), 'battleline-bench-'))
const port = await freePort()
const redis = findRedis() === null ? null : await startRedis(folder, port)
const found = []
for (let round = 0; round < rounds; round++) {
  const isHeld = holdOn('0')
  const one = await onThreads(round, 1)
  if (isHeld) holdOn(`0-${cores - 1}`)
  const all = await onThreads(round, cores)
  const processes = isHeld ? await inProcesses(round) : null
  const queue = redis === null ? null : await onQueue(round, cores, `redis://127.0.0.1:${port}`)
  const loop = (await loops(cores)) / (await loops(1))
  found.push({ one, all, processes, queue, loop, isHeld })
}
redis?.kill('SIGKILL')
rmSync(folder, { recursive: true, force: true })

const of = (value) => Number(median(found.map(value)).toPrecision(3))
const isHeld = found.every(({ isHeld }) => isHeld)
const results = {
  games,
  rounds,
  threads: cores,
  isHeld,
  perSecond: of(({ one }) => one.perSecond),
  gain: of(({ one, all }) => all.perSecond / one.perSecond),
  gainOfProcesses: isHeld ? of(({ one, processes }) => processes / one.perSecond) : null,
  gainOfALoop: of(({ loop }) => loop),
  cpu: of(({ one, all }) => all.cpu / one.cpu),
  queue: redis === null ? null : of(({ all, queue }) => queue.perSecond / all.perSecond),
  queueCpu: redis === null ? null : of(({ all, queue }) => queue.cpu / all.cpu),
}
console.log(values.json ? JSON.stringify(results, null, 2) : lines(results))

function lines({ threads, isHeld, perSecond, gain, gainOfProcesses, gainOfALoop, cpu, queue, queueCpu }) {
  return [
    `one thread                    ${perSecond} games a second${isHeld ? ', on one core' : ''}`,
    `${threads} threads against one         ${gain} × the games`,
    `  processes of their own      ${gainOfProcesses ?? 'not measured'} ×; a pure loop: ${gainOfALoop} ×`,
    `  processor time of a game    ${cpu} ×`,
    queue === null
      ? 'a queue                       not measured: there is no Redis'
      : `a queue against ${threads} threads     ${queue} × the games`,
    ...(queue === null ? [] : [`  processor time of a game    ${queueCpu} ×`]),
  ].join('\n')
}
