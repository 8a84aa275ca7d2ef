import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '../../../scripts/free-port.mjs'
import { findPostgres, postgresUrl, startPostgres } from '../../../scripts/postgres.mjs'
import { inBrowser, PHONE } from './browser.ts'

const MAIN = new URL('../../battleline/bundle/main.js', import.meta.url).pathname

const portOf = (server: Server): number => {
  const at = server.address()
  return typeof at === 'object' && at !== null ? at.port : 0
}

/** A process of the server, once it listens. */
async function serverOn(url: string, port: number): Promise<ChildProcess> {
  const words = [
    'serve',
    '--public',
    '--database',
    url,
    '--port',
    String(port),
    '--host',
    '127.0.0.1',
    '--json',
  ]
  const child = spawn(process.execPath, [MAIN, ...words], { stdio: ['ignore', 'pipe', 'ignore'] })
  await once(child.stdout as NodeJS.ReadableStream, 'data')
  return child
}

/** A balancer before several servers: each connection goes to the first that takes it. */
async function balancer(ports: readonly number[]): Promise<Server> {
  const server = createServer((from) => {
    const tryNext = ([port, ...others]: readonly number[]): void => {
      if (port === undefined) {
        from.destroy()
        return
      }
      const to = connect(port, '127.0.0.1')
      to.once('connect', () => {
        from.pipe(to).pipe(from)
        to.once('close', () => from.destroy())
        from.once('close', () => to.destroy())
      })
      to.once('error', () => (to.connecting || to.bytesRead === 0 ? tryNext(others) : from.destroy()))
      from.once('error', () => to.destroy())
    }
    tryNext(ports)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

/** Presses the first option wherever a player decides, until so many have been pressed. */
async function play(pages: readonly Page[], presses: number): Promise<void> {
  for (let pressed = 0; pressed < presses; ) {
    const own = pages.map((page) =>
      page
        .locator('.slip .option')
        .first()
        .waitFor({ timeout: 20_000 })
        .then(() => page),
    )
    const page = await Promise.any(own)
    const slip = page.locator('.slip')
    const before = await page.evaluate(() => document.querySelector('.moves')?.textContent)
    await slip.locator('.option').first().click()
    const done = slip.locator('.done .main')
    if ((await done.count()) > 0 && (await done.isEnabled())) await done.click()
    await page.waitForFunction((was) => document.querySelector('.moves')?.textContent !== was, before)
    pressed++
    for (const one of own) one.catch(() => {})
  }
}

inBrowser('a game between two machines', (app) => {
  const folder = mkdtempSync(join(tmpdir(), 'battleline-rooms-'))
  const ended: (() => void)[] = []
  let servers: readonly ChildProcess[] = []
  let address = ''
  let other = ''

  beforeAll(async () => {
    if (findPostgres() === null) return
    const [database, first, second] = [await freePort(), await freePort(), await freePort()]
    const postgres = await startPostgres(folder, database)
    ended.push(() => postgres.kill('SIGKILL'))
    const url = postgresUrl(database)
    // The first one makes the tables.
    servers = [await serverOn(url, first), await serverOn(url, second)]
    const front = await balancer([first, second])
    ended.push(() => front.close(), ...servers.map((server) => () => server.kill('SIGKILL')))
    address = `http://127.0.0.1:${portOf(front)}/`
    other = `http://127.0.0.1:${second}/`
  }, 120_000)

  afterAll(() => {
    for (const end of ended.reverse()) end()
    rmSync(folder, { recursive: true, force: true })
  })

  it.skipIf(findPostgres() === null)(
    'goes on in two browsers when the server of one of them is killed',
    async () => {
      const ann = await app.open('', {})
      await ann.goto(`${address}#play/`)
      await ann.getByRole('button', { name: 'Make a room' }).click()
      const link = await ann.getByLabel('Seat 2').inputValue()
      const ben = await app.open('', { viewport: PHONE })
      await ben.goto(link.replace(address, other))
      for (const [page, name] of [
        [ann, 'Ann'],
        [ben, 'Ben'],
      ] as const) {
        await page.getByLabel('Your name').fill(name)
        await page.getByRole('button', { name: 'Sit down' }).click()
      }
      await ann.locator('[data-phase=playing]').waitFor()
      // Nobody sees the other’s hand.
      for (const page of [ann, ben]) expect(await page.locator('.backs').count()).toBe(1)
      await play([ann, ben], 6)
      const [first] = servers
      first?.kill('SIGKILL')
      await play([ann, ben], 6)
      const moves = (page: Page) => page.locator('.moves li').count()
      expect(await moves(ann)).toBe(await moves(ben))
      await ben.getByRole('button', { name: 'Concede' }).click()
      await ben.getByRole('button', { name: 'Concede: press again' }).click()
      for (const page of [ann, ben]) await page.getByText('Ann wins').waitFor()
    },
    120_000,
  )
})
