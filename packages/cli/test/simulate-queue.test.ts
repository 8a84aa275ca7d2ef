import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { studiesOn } from '@battleline/simulate'
import { describe, expect, onTestFinished, test } from 'vitest'
import { findRedis, startRedis } from '../../../scripts/redis.mjs'
import { scratch, startBattleline } from './battleline.ts'
import { wrongWith } from './schema.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const FIGHTS =
  'study: Fights\ngames: 3000\nfights: { creatures: [Troll, Gub, Firespitter, Bumpsy, Dust Imp] }\n'

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address !== null ? address.port : 0
}

/** Starts a command that ends with the test at the latest. */
function start(...args: readonly string[]): { readonly child: ChildProcess; readonly output: () => string } {
  const child = spawn(process.execPath, ['packages/battleline', ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let stdout = ''
  child.stdout?.on('data', (text) => {
    stdout += text
  })
  return { child, output: () => stdout }
}

describe.skipIf(findRedis() === null)('a study on a queue', () => {
  test('comes out as in one process, although workers and Redis are killed', async () => {
    const folder = scratch()
    const study = join(folder, 'study.yaml')
    writeFileSync(study, FIGHTS)
    const port = await freePort()
    const queue = `redis://127.0.0.1:${port}`
    let redis = await startRedis(folder, port)
    onTestFinished(() => void redis.kill('SIGKILL'))
    const worker = () => start('worker', '--queue', queue, '--threads', '1').child
    const workers = [worker(), worker()]
    const submitted = start('simulate', study, '--queue', queue, '--json')
    const shards = async (least: number) => {
      for (;;) {
        const [found] = await studiesOn(queue)
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
    redis = await startRedis(folder, port)
    const [code] = await once(submitted.child, 'exit')
    expect(code).toBe(0)
    expect(submitted.output()).toBe(startBattleline(['simulate', study, '--json']).stdout)
    expect(startBattleline(['simulate', 'status', '--queue', queue]).stdout).toBe(
      'Fights: 200 of 200 shards\n',
    )
    const status = startBattleline(['simulate', 'status', '--queue', queue, '--json']).stdout
    expect(wrongWith('simulate-status', JSON.parse(status))).toEqual([])
    // A worker that is asked to end does so by itself.
    workers[0]?.kill('SIGINT')
    const [ended] = workers[0] === undefined ? [] : await once(workers[0], 'exit')
    expect(ended).toBe(0)
  })

  test('is refused without Redis, with the reason', () => {
    for (const args of [['worker'], ['simulate', 'status'], ['simulate', 'studies/creatures.yaml']])
      expect(startBattleline([...args, '--queue', 'redis://user:secret@127.0.0.1:1'])).toMatchObject({
        exit: 2,
        stderr:
          'battleline: cannot reach redis://127.0.0.1:1: connect ECONNREFUSED 127.0.0.1:1 [queue-failed]\n',
      })
  })
})
