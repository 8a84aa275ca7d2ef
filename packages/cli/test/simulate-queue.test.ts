import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readStudy, StudyQueue, stateOf, work } from '@battleline/simulate'
import { describe, expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../../scripts/free-port.mjs'
import { findRedis, startRedis } from '../../../scripts/redis.mjs'
import { battleline, scratch, startBattleline } from './battleline.ts'
import { wrongWith } from './schema.ts'
import { wrongMachine } from './wrong-machine.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const FIGHTS =
  'study: Fights\ngames: 1000\nfights: { creatures: [Troll, Gub, Firespitter, Bumpsy, Dust Imp] }\n'

/** Milliseconds for a study that is played twice and a half. */
const TWICE = 240_000

/** Games in which the dice matter, in two flows: one is being played when a check of the other fails. */
const DECKS = 'study: Two decks\ngames: 105\ndecks: [{ random: 2 }]\n'

/** Starts a command that ends with the test at the latest. */
function start(...args: readonly string[]): Started {
  return startWith({}, ...args)
}

interface Started {
  readonly child: ChildProcess
  readonly output: () => string
  readonly complaints: () => string
}

function startWith(env: Readonly<Record<string, string>>, ...args: readonly string[]): Started {
  const child = spawn(process.execPath, ['packages/battleline', ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let [stdout, stderr] = ['', '']
  child.stdout?.on('data', (text) => {
    stdout += text
  })
  child.stderr?.on('data', (text) => {
    stderr += text
  })
  return { child, output: () => stdout, complaints: () => stderr }
}

/** A Redis with a folder of its own, which can be started again; each ends with the test at the latest. */
async function ownRedis() {
  const [folder, port] = [scratch(), await freePort()]
  const begin = async () => {
    const redis = await startRedis(folder, port)
    onTestFinished(() => void redis.kill('SIGKILL'))
    return redis
  }
  return { folder, queue: `redis://127.0.0.1:${port}`, begin }
}

function studyFile(folder: string, text: string): string {
  const study = join(folder, 'study.yaml')
  writeFileSync(study, text)
  return study
}

describe.skipIf(findRedis() === null)('a study on a queue', () => {
  test('comes out as in one process, although workers and Redis are killed', { tags: 'long' }, async () => {
    const { folder, queue, begin } = await ownRedis()
    const study = studyFile(folder, FIGHTS)
    let redis = await begin()
    const worker = () => start('worker', '--queue', queue, '--threads', '1').child
    const workers = [worker(), worker()]
    const submitted = start('simulate', study, '--queue', queue, '--json')
    const shards = async (least: number) => {
      for (;;) {
        const [found] = (await stateOf(queue)).studies
        if (found !== undefined && found.done >= least) return
        await new Promise((go) => setTimeout(go, 20))
      }
    }
    for (const [at, least] of [20, 50].entries()) {
      await shards(least)
      workers[at]?.kill('SIGKILL')
      workers[at] = worker()
    }
    await shards(90)
    redis.kill('SIGKILL')
    await once(redis, 'exit')
    redis = await begin()
    const [code] = await once(submitted.child, 'exit')
    expect(code).toBe(0)
    expect(submitted.output()).toBe(startBattleline(['simulate', study, '--threads', '1', '--json']).stdout)
    expect((await battleline(['simulate', 'status', '--queue', queue])).stdout).toMatch(
      /^Fights: 200 of 200 shards, 2 of 2 played again\n\d workers?\n$/,
    )

    expect((await battleline(['simulate', 'pause', '--queue', queue])).exit).toBe(0)
    const status = JSON.parse((await battleline(['simulate', 'status', '--queue', queue, '--json'])).stdout)
    expect(wrongWith('simulate-status', status)).toEqual([])
    expect(status.paused).toBe(true)
    expect((await battleline(['simulate', 'resume', '--queue', queue])).exit).toBe(0)
    expect((await stateOf(queue)).paused).toBe(false)

    // Workers of another version refuse a study.
    const other = readStudy(FIGHTS, 'study.yaml', { text: () => ({ reason: '' }), list: () => null }).study
    if (other === null) throw new Error('the study cannot be read')
    const foreign = await StudyQueue.submit(queue, other, 'another version')
    await expect(
      (async () => {
        for await (const _ of foreign.progress());
      })(),
    ).rejects.toThrow(/the study was submitted by another version/)
    await foreign.close()
    // A worker that is asked to end does so by itself.
    const ends = workers.map((one) => once(one, 'exit'))
    for (const one of workers) one.kill('SIGINT')
    expect(await Promise.all(ends)).toEqual(workers.map(() => [0, null]))
  })

  test('stops when a worker computes wrong, names the shard, and goes on without that worker', {
    tags: 'long',
    timeout: TWICE,
  }, async () => {
    const { folder, queue, begin } = await ownRedis()
    const study = studyFile(folder, DECKS)
    await begin()
    const worker = ['worker', '--queue', queue, '--threads', '1']
    const wrong = startWith(wrongMachine(folder), ...worker).child
    start(...worker)
    while ((await stateOf(queue)).workers < 2) await new Promise((go) => setTimeout(go, 20))
    // Each of the shards that are played again is played by both.
    const submit = ['simulate', study, '--queue', queue]
    const stopped = start(...submit)
    expect(await once(stopped.child, 'exit')).toEqual([2, null])
    expect(stopped.output()).toBe('')
    expect(stopped.complaints()).toMatch(
      /shard [0-9a-f]{12}, games \d+ to \d+, came out differently in two runs, by \S+ and \S+: end the worker/,
    )
    wrong.kill('SIGINT')
    await once(wrong, 'exit')
    const again = start(...submit, '--json')
    expect(await once(again.child, 'exit')).toEqual([0, null])
    expect(again.complaints()).toMatch(/^battleline: the study had stopped: shard [0-9a-f]{12}/)
    expect(again.output()).toBe(startBattleline(['simulate', study, '--threads', '1', '--json']).stdout)
  })

  test('is submitted whole to a Redis that is killed meanwhile', async () => {
    const text = FIGHTS.replace('1000', '2000000')
    const { study } = readStudy(text, 'study.yaml', { text: () => ({ reason: '' }), list: () => null })
    if (study === null) throw new Error('the study cannot be read')
    const { queue, begin } = await ownRedis()
    let redis = await begin()
    const submitted = StudyQueue.submit(queue, study, 'any version')
    while ((await stateOf(queue)).studies.length === 0) await new Promise((go) => setTimeout(go, 5))
    redis.kill('SIGKILL')
    await once(redis, 'exit')
    redis = await begin()
    await (await submitted).close()
  })

  test('is left by a worker and by whoever waits for it, although Redis has gone for good', async () => {
    const { study } = readStudy(FIGHTS, 'study.yaml', { text: () => ({ reason: '' }), list: () => null })
    if (study === null) throw new Error('the study cannot be read')
    const stop = new AbortController()
    const { queue: url, begin } = await ownRedis()
    const redis = await begin()
    const submitted = await StudyQueue.submit(url, study, 'any version')
    const progress = submitted.progress(stop.signal)
    await progress.next()
    let shards = 0
    const onShard = () => void shards++
    const working = work({ url, engine: 'any version', threads: 1, signal: stop.signal, onShard })
    while (shards === 0) await new Promise((go) => setTimeout(go, 20))
    redis.kill('SIGKILL')
    await once(redis, 'exit')
    const waiting = progress.next()
    stop.abort()
    expect(await waiting).toMatchObject({ done: true })
    await working
    await submitted.close()
  })

  test('is refused without Redis, with the reason', async () => {
    for (const args of [['worker'], ['simulate', 'status'], ['simulate', 'studies/one-card.yaml']])
      expect(await battleline([...args, '--queue', 'redis://user:secret@127.0.0.1:1'])).toMatchObject({
        exit: 2,
        stderr:
          'battleline: cannot reach redis://127.0.0.1:1: connect ECONNREFUSED 127.0.0.1:1 [queue-failed]\n',
      })
  })
})
