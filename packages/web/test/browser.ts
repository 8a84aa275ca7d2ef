import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest'
import { buildApp, serveApp } from '../../../scripts/app.mjs'
import { findBrowser } from '../../../scripts/browser.mjs'
import { SEED } from '../../../test/sample.ts'
import { linkOf } from '../src/state/link.ts'
import { type Route, routeTo } from '../src/state/route.ts'

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export const WIDE = { width: 1280, height: 800 }
export const PHONE = { width: 390, height: 844 }

/** The end of an address after that of the app, an address of another server of it, or a route. */
type At = string | Partial<Route>

/** The app in a browser, opened page by page; every page must stay without an error on its console. */
export interface App {
  /**
   * A page that shows the app, an empty board by default. Where the page of an earlier test has loaded it, it begins anew in that
   * page.
   */
  open(at?: At, how?: BrowserContextOptions): Promise<Page>
  /** The same in a page that loads the app. */
  load(at?: At, how?: BrowserContextOptions): Promise<Page>
  /** Gives an opened page back before the test ends, so that the next one begins in it. */
  leave(page: Page): Promise<void>
  readonly address: string
  /** The part of an address after its `#`, for a route. */
  linkTo(route: Partial<Route>): string
}

/**
 * Tests that open the app. Where there is no browser they are left out; `npm test` says so. `archive` and `docs` make an
 * archive of rulings and a documentation to serve beside it, and give their folders.
 */
export function inBrowser(
  title: string,
  tests: (app: App) => void,
  archive: () => string | null = () => null,
  docs: () => Promise<string | null> = async () => null,
): void {
  // A machine that is busy with other tests can part a key from what it was pressed for: what fails is asked once more.
  describe.skipIf(findBrowser() === null)(title, { retry: 1 }, () => {
    const linkTo = (route: Partial<Route>) => linkOf({ ...routeTo(''), ...route })
    const leave = (page: Page) => pages.leave(page)
    const app: App & { address: string } = { address: '', open, load, leave, linkTo }
    let close = () => {}

    beforeAll(async () => {
      buildApp()
      errors.length = 0
      const folder = archive()
      const site = await docs()
      const isAlone = folder === null && site === null
      const served = isAlone ? await shared.app() : await serveApp(0, folder, site)
      app.address = served.address
      if (!isAlone) close = served.close
    }, 300_000)

    afterEach(async ({ task }) => {
      await pages.release(task.result?.state !== 'fail')
    })

    afterAll(() => {
      close()
      expect(errors).toEqual([])
    })

    async function open(at: At = '#set-up/', how: BrowserContextOptions = {}) {
      return shown(await pages.take(how), at, how)
    }

    async function load(at: At = '#set-up/', how: BrowserContextOptions = {}) {
      return shown(await pages.another(how), at, how)
    }

    async function shown(page: Page, at: At, how: BrowserContextOptions): Promise<Page> {
      const end = typeof at === 'string' ? at : linkTo(at)
      const to = new URL(end, app.address)
      const isApp = to.pathname === '/'
      if (isApp && page.url().startsWith(`${to.origin}/#`)) await showAnew(page, end)
      else await page.goto(to.href)
      // The page is loaded before the app has begun.
      if (isApp && how.javaScriptEnabled !== false) await page.locator('#app > *').first().waitFor()
      return page
    }

    tests(app)
  })
}

/** What the test files of one process share: they take turns, and a browser takes a second to start. It ends with the process. */
const shared = {
  app: once(() => serveApp()),
  browser: once(() =>
    // Tests of the command line that share the process send it Ctrl-C.
    chromium.launch({ executablePath: findBrowser() ?? '', args: ARGUMENTS, handleSIGINT: false }),
  ),
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null
  return () => {
    made ??= make()
    return made
  }
}

/** What the console of a page said since the tests of a file began. */
const errors: string[] = []

/** What a page can change while it is open; all else belongs to its context. */
type Look = Pick<BrowserContextOptions, (typeof LOOKS)[number]>
const LOOKS = ['viewport', 'colorScheme', 'forcedColors', 'reducedMotion'] as const

/** What a page must have in common with another to take its place. */
const keyOf = (how: BrowserContextOptions): string =>
  JSON.stringify(how, (name, value) => (LOOKS.some((look) => look === name) ? undefined : value))

async function look(page: Page, { viewport, colorScheme, forcedColors, reducedMotion }: Look): Promise<void> {
  await page.setViewportSize(viewport ?? WIDE)
  await page.emulateMedia({
    colorScheme: colorScheme ?? 'light',
    forcedColors: forcedColors ?? 'none',
    // Nothing moves, so that what is asked of a page is asked of what it comes to.
    reducedMotion: reducedMotion ?? 'reduce',
  })
}

/** A page in a new context. */
async function newPage(how: BrowserContextOptions): Promise<Page> {
  const browser = await shared.browser()
  // What is kept for later is fetched only where that is tested.
  const context = await browser.newContext({ serviceWorkers: 'block', ...how })
  // A machine that is busy with other tests takes its time.
  context.setDefaultTimeout(25_000)
  const page = await context.newPage()
  page.on('console', (message) => {
    const isOurs = !message.text().includes('blocked by Playwright')
    if (isOurs && ['error', 'warning'].includes(message.type()))
      errors.push(`${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => errors.push(String(error)))
  return page
}

/** Pages that no other test can use. */
const spent = new WeakSet<Page>()

/** Says that a page cannot be used by other tests: its clock is another, or its console is not read. */
export const spend = (page: Page): void => void spent.add(page)

/** The script of the app that shows it, below its address. */
const MAIN = once(async () => {
  const names = await readdir(new URL('../dist/app/assets/', import.meta.url))
  return `assets/${names.find((name) => /^main-[\w-]{8}\.js$/.test(name))}`
})

/**
 * Shows the app again in a page that has loaded it, by the end of an address; null takes it from the page, with what is kept
 * there. As text, because the test runner would change a script.
 */
async function showAnew(page: Page, end: string | null): Promise<void> {
  const place = end === null ? null : "document.getElementById('app')"
  await page.evaluate(`import(new URL('${await MAIN()}', location).href).then(({ show }) => {
    history.replaceState(null, '', ${JSON.stringify(end === '' ? './' : (end ?? '#hidden'))})
    const shown = show(${place})
    if (${place} === null) localStorage.clear()
    return shown
  })`)
}

/** Pages that go from test to test: loading the app takes ten times as long as showing it again. */
class Pages {
  readonly #free = new Map<string, Page[]>()
  readonly #taken = new Map<Page, string>()

  async take(how: BrowserContextOptions): Promise<Page> {
    const free = this.#free.get(keyOf(how))?.pop()
    if (free === undefined) return this.another(how)
    this.#taken.set(free, keyOf(how))
    await look(free, how)
    return free
  }

  /** A page that has shown nothing yet. */
  async another(how: BrowserContextOptions): Promise<Page> {
    const page = await newPage(how)
    this.#taken.set(page, keyOf(how))
    await look(page, how)
    return page
  }

  /** Takes a page back. */
  async leave(page: Page): Promise<void> {
    const key = this.#taken.get(page)
    if (key === undefined) throw new Error('this page was not opened by the test')
    this.#taken.delete(page)
    await this.#clear(page, key, !spent.has(page))
  }

  /** Clears what the pages of a test keep and still work out; those of a failed test are closed. */
  async release(passed: boolean): Promise<void> {
    const taken = [...this.#taken]
    this.#taken.clear()
    await Promise.all(taken.map(([page, key]) => this.#clear(page, key, passed && !spent.has(page))))
  }

  async #clear(page: Page, key: string, reusable: boolean): Promise<void> {
    if (!reusable) return page.context().close()
    // Pages beside the app have addresses below its own.
    const isApp = new URL(page.url()).pathname === '/'
    const showsApp = isApp && (await page.locator('#app > *').count()) > 0
    await (showsApp ? showAnew(page, null) : this.#leave(page))
    this.#free.set(key, [...(this.#free.get(key) ?? []), page])
  }

  async #leave(page: Page): Promise<void> {
    const { origin } = new URL(page.url())
    await page.goto('about:blank')
    // Not before: the app keeps the board when its page is left.
    const session = await page.context().newCDPSession(page)
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage' })
    await session.detach()
  }
}

const pages = new Pages()

/** How many states each test has asked about. */
const asked = new Map<string, number>()

/**
 * What axe finds wrong in one of three states of a test; three values of `PROPERTY_SEED` take each once. Axe is slow, and
 * `appearance.test.ts` asks it about every state in all themes.
 */
export async function violations(page: Page): Promise<readonly string[]> {
  const { currentTestName = '' } = expect.getState()
  const turn = asked.get(currentTestName) ?? currentTestName.length
  asked.set(currentTestName, turn + 1)
  return turn % 3 === SEED % 3 ? everyViolation(page) : []
}

/** What axe finds wrong, each with its first element. */
export async function everyViolation(page: Page): Promise<readonly string[]> {
  // The page's policy forbids scripts of others; evaluated ones are the test's own.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE)
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { readonly axe: Axe }
    // Forced colors are the reader's, and Chromium does not give all of them to axe.
    const areForced = matchMedia('(forced-colors: active)').matches
    // Style sheets that axe would write itself are not the page's.
    const found = await axe.run({
      preload: false,
      resultTypes: ['violations'],
      rules: { 'color-contrast': { enabled: !areForced } },
    })
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`)
  })
}

interface Axe {
  run(options: object): Promise<{ readonly violations: readonly Violation[] }>
}
interface Violation {
  readonly id: string
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[]
}

/** A scenario of the repository. */
export const scenario = (path: string): string =>
  readFileSync(new URL(`../../../scenarios/${path}`, import.meta.url), 'utf8')

/** The text of an element in one line. */
export const textOf = async (page: Page, selector: string): Promise<string> =>
  (await page.locator(selector).first().innerText()).replace(/\s+/g, ' ').trim()

/** Pastes a text where the focus is. */
export const paste = (page: Page, text: string): Promise<void> =>
  page
    .locator(':focus')
    .last()
    .evaluate((element, pasted) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', pasted)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, text)

/** The sentence that sums up a finished move. */
export const result = (page: Page): Locator => page.locator('.summary[data-result]')

/** Lets a page play step by step to the end of a move, on a clock that runs fast. */
export async function watched(page: Page, begin: () => Promise<void>): Promise<void> {
  spend(page)
  await page.clock.install()
  await begin()
  await page.getByRole('button', { name: 'Pause' }).waitFor()
  while (!(await result(page).isVisible())) await page.clock.runFor(1000)
  await page.clock.resume()
}
