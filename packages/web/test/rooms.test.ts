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
import { type GameRecord, problemOf } from '../../server/src/play/record.ts'
import { inBrowser, PHONE, violations } from './browser.ts'
import { bringShortDeck, type Place, playOn, ROOM_PLACES } from './whole-game.ts'

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

const click = (page: Page, { x, y }: Place) => page.mouse.click(x, y)

/** The seed that the server promises, and at the end reveals. */
const diceOf = (page: Page) => page.locator('.dice code').innerText()

const LIGHT = { colorScheme: 'light', forcedColors: 'none' } as const

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()

/** A game that has ended is stepped through, and a position of it becomes a question with a short link. */
async function looksBack(page: Page): Promise<void> {
  const at = () => page.locator('.replay p').first().innerText()
  const [, last = 0] = (await at()).match(/\d+/g)?.map(Number) ?? []
  await press(page, 'One step back')
  expect(await at()).toBe(`Step ${last - 1} of ${last}`)
  await page.locator('.moves .look').last().click()
  await page.locator('.lane .summary').getByText('decides').waitFor()
  expect(await at()).not.toBe(`Step ${last - 1} of ${last}`)
  expect(await violations(page)).toEqual([])
  await press(page, 'Ask about this')
  await page.getByText('From a game of Ann and Ben').waitFor()
  await press(page, 'Share')
  await press(page, 'Short link')
  await page.getByRole('dialog').locator('a[href*="/q/"]').waitFor()
  await page.keyboard.press('Escape')
  await page.goBack()
  await page.locator('.replay').waitFor()
}

/** Another room goes on from the middle of the game; its judge asks why of a move that a player has shown. */
async function goesOnBeforeAJudge(page: Page): Promise<void> {
  await page.locator('.replay input').fill('8')
  await page.getByText('Step 8 of').waitFor()
  await press(page, 'Go on from here against a bot')
  await page.getByLabel('Your name').fill('Ann')
  await press(page, 'Sit down')
  await page.locator('[data-phase=playing]').waitFor()
  await playOn(page, { press: click, most: 8, places: ROOM_PLACES })
  await press(page, 'Call the judge')
  const judge = await page.getByLabel('Judge').inputValue()
  await page.evaluate((to) => location.assign(to), judge)
  await page.locator('[data-role=judge] .moves li').first().waitFor()
  await page
    .locator('.moves li')
    .filter({ hasText: /Ann Play/ })
    .first()
    .locator('.why')
    .click()
  await page.getByText('From a game of Ann and').waitFor()
  await page.getByText('Playing a card').first().waitFor()
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
    'is played to its end in two browsers though a server is killed in the middle, and its dice are verified',
    { tags: 'long', timeout: 120_000 },
    async () => {
      const ann = await app.load(`${address}#play/`)
      await ann.getByRole('button', { name: 'Make a room' }).click()
      const link = await ann.getByLabel('Seat 2').inputValue()
      const ben = await app.load(link.replace(address, other), { viewport: PHONE })
      const promised = await diceOf(ben)
      for (const [page, name] of [
        [ann, 'Ann'],
        [ben, 'Ben'],
      ] as const) {
        await page.getByLabel('Your name').fill(name)
        await bringShortDeck(page)
        await page.getByRole('button', { name: 'Sit down' }).click()
      }
      await ann.locator('[data-phase=playing]').waitFor()
      // Nobody sees the other’s hand.
      for (const page of [ann, ben]) expect(await page.locator('.backs').count()).toBe(1)
      const playing = { press: click, most: 100, places: ROOM_PLACES }
      const ends = Promise.all([playOn(ann, playing), playOn(ben, playing)])
      await ann.locator('.moves li').nth(9).waitFor()
      const [first] = servers
      expect(first?.kill('SIGKILL')).toBe(true)
      expect(await ann.locator('.result').count()).toBe(0)
      expect(await ends).toEqual([true, true])
      const won = await ann.locator('.result').innerText()
      expect(won).toMatch(/^(Ann|Ben) wins/)
      expect(await ben.locator('.result').innerText()).toBe(won)
      const room = /#room\/([\w-]+)/.exec(link)?.[1]
      const record = (await (await fetch(`${other}api/rooms/${room}/record`)).json()) as GameRecord
      expect(problemOf(record, promised)).toBeNull()
      for (const page of [ann, ben]) expect(await diceOf(page)).toBe(record.row.seed)
      await looksBack(ann)
      await goesOnBeforeAJudge(ann)
      await ben.getByRole('button', { name: 'Deutsch' }).click()
      await ben.getByRole('button', { name: 'Danach fragen' }).waitFor()
      for (const look of [{ colorScheme: 'dark' }, { forcedColors: 'active' }, LIGHT] as const) {
        await ben.emulateMedia(look)
        expect(await violations(ben)).toEqual([])
      }
      expect(await ben.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
    },
  )
})
