import type { Locator, Page, Response } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sample } from '../../../test/sample.ts'
import { inBrowser, scenario, spend, violations } from './browser.ts'
import { type ForeignPages, foreignPages } from './foreign-pages.ts'

/** A ruling of each game: its address, its sentence, the current step, and the rule that decides. */
const RULINGS = [
  [
    'keyforge/essay/dino-fiend-fights-faust/a-dying-creature-cannot-steal-the-aember-it-holds',
    'A dying creature cannot steal the Æmber it holds',
    'Steal 1Æ',
    'KF-DST-11',
  ],
  [
    'magic/combat-damage/a-first-striker-kills-before-damage-is-dealt-back',
    'A first striker kills before damage is dealt back',
    'Who deals damage',
    'MTG-CDM-1',
  ],
  [
    'grand-archive/intercept-and-pride/a-rested-ally-does-not-intercept',
    'A rested ally does not intercept',
    'What answers the attack has triggered',
    'GA-KW-INTERCEPT',
  ],
] as const
const [[KEYFORGE, SENTENCE]] = RULINGS
const DINO = (scenario('keyforge/essay/dino-fiend-fights-faust.yaml').split(/^---$/m)[0] ?? '').trimStart()

/** The most that may be loaded before the engine, in compressed bytes. */
const MOST_BYTES = 90_000
/** The most bytes that a page loads while no board is near the window. */
const MOST_AT_FIRST = 3000

const board = (ruling: string, more = '') =>
  `<battleline-board ${more} ruling="${ruling}"><a href="https://example.org/">A ruling</a></battleline-board>`
const element = (page: Page): Locator => page.locator('battleline-board').first()
const current = (page: Page): Locator => page.locator('battleline-board .step .row.current')
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })

inBrowser('an embedded board', (app) => {
  let foreign: ForeignPages

  beforeAll(async () => {
    foreign = await foreignPages(() => app.address)
  })
  afterAll(() => foreign.close())

  /** A page of somebody else in the browser. */
  async function open(
    page: Parameters<ForeignPages['serve']>[0],
    options: Parameters<typeof app.open>[1] = {},
  ): Promise<Page> {
    const tab = await app.open('beside.json', options)
    await tab.goto(foreign.serve(page))
    return tab
  }

  it.each(sample(RULINGS, 3))(
    'shows the ruling %s at the step that decides',
    async (ruling, sentence, step, rule) => {
      const page = await open({ body: board(ruling) })
      await current(page).waitFor()
      expect(await page.locator('.answer h2').innerText()).toBe(sentence)
      await page.locator('.because').getByText('Because:').waitFor()
      expect(await current(page).innerText()).toContain(step)
      await page.locator('.note').getByText(rule).waitFor()
      expect(await page.locator('.step .cite[aria-pressed="true"]').innerText()).toBe(rule)
      // What was to be seen without a board is not.
      expect(await page.getByRole('link', { name: 'A ruling' }).isVisible()).toBe(false)
    },
  )

  it('goes from step to step by mouse, by keys and by its methods, and says where it is', async () => {
    const page = await open({ body: `<input aria-label="Comment">${board(KEYFORGE)}` })
    await current(page).getByText('Steal 1Æ').waitFor()
    await page.evaluate(() => {
      const heard: string[] = []
      Object.assign(globalThis, { heard })
      document.addEventListener('battleline-step', (event) => {
        const { step, steps, title } = (event as CustomEvent).detail
        heard.push(`${step}/${steps} ${title}`)
      })
    })
    await button(page, 'Step forward').click()
    await current(page).getByText('Leave play').waitFor()
    await page.keyboard.press('ArrowLeft')
    await current(page).getByText('Steal 1Æ').waitFor()
    await page.keyboard.press('Home')
    await current(page).getByText('Dino-Fiend fights Faust the Great').waitFor()
    await page.evaluate(() => {
      const [shown] = document.querySelectorAll<HTMLElement & { next(): void }>('battleline-board')
      shown?.next()
      shown?.next()
    })
    await page.getByText('Step 3 of 19').waitFor()
    // Keys that are pressed elsewhere on the page are not the board’s.
    await page.getByLabel('Comment').focus()
    await page.keyboard.press('End')
    await page.locator('h1').click()
    await page.keyboard.press('End')
    await page.evaluate(() => new Promise(requestAnimationFrame))
    expect(await page.locator('.embed-foot').innerText()).toContain('Step 3 of 19')
    await element(page).evaluate((shown: HTMLElement & { step: number }) => {
      shown.step = 12
    })
    await current(page).getByText('Steal 1Æ').waitFor()
    const heard = await page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard)
    expect(heard[0]).toMatch(/^13\/19 Leave play/)
    expect(heard.map((one) => one.split('/')[0])).toEqual(['13', '12', '1', '2', '3', '12'])
  })

  it('shows a link as it was shared, and opens the same board in the app', async () => {
    const link = `${app.address}${app.linkTo({ view: 'answer', text: DINO, at: 5 })}`
    const page = await open({ body: `<battleline-board link="${link}"></battleline-board>` })
    await current(page).waitFor()
    const shown = await current(page).locator('.title').innerText()
    const [opened] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('link', { name: 'Open in Battleline' }).click(),
    ])
    await opened.locator('.answer h2').getByText(SENTENCE).waitFor()
    expect(new URL(opened.url()).origin).toBe(new URL(app.address).origin)
    expect(await opened.locator('[aria-current="step"] .title').innerText()).toBe(shown)
    await opened.close()
  })

  it('opens the app where its page says', async () => {
    const places = [
      ['https://other.example/b/', 'https://other.example/b/#answer/1.'],
      ['/b/#x', 'http://127.0.0.1'],
      ['javascript:alert(1)', `${app.address}#answer/1.`],
      ['https://', `${app.address}#answer/1.`],
    ] as const
    const page = await open({ body: places.map(([at]) => board(KEYFORGE, `app="${at}"`)).join('') })
    for (const [index, [at, begins]] of places.entries()) {
      const shown = page.locator('battleline-board').nth(index)
      await shown.scrollIntoViewIfNeeded()
      const link = shown.getByRole('link', { name: 'Open in Battleline' })
      const href = (await link.getAttribute('href')) ?? ''
      expect(href.slice(0, 200), at).toContain(begins)
      expect(href, at).toMatch(/^https?:[^#]*#answer\/1\.[\w-]+$/)
    }
  })

  it('shows a scenario in the page, whose questions can be answered', async () => {
    const text = `
      name: Which flank
      game: keyforge
      players:
        Ann: { hand: [Urchin], battleline: [Silvertooth] }
        Ben: { aember: 2, battleline: [Troll] }
      play: [play: Urchin]
    `
    const page = await open({
      body: `<battleline-board><script type="text/yaml">${text}</script></battleline-board>`,
    })
    await page.getByRole('button', { name: /^Left flank/ }).click()
    await page.locator('.battleline.near').getByText('Urchin').waitFor()
    await page.getByRole('button', { name: /^Troll/ }).click()
    const sheet = page.getByRole('dialog', { name: 'Troll' })
    await sheet.getByText('Why this power?').waitFor()
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
  })

  it('names its problem, and shows its content', async () => {
    const wrong = [
      [
        'ruling="keyforge/essay/no-such/ruling"',
        /no ruling at the address “keyforge\/essay\/no-such\/ruling”/,
      ],
      ['ruling="../../nowhere"', /no ruling at the address/],
      ['link="#table/1.zzzz"', /link is damaged/],
      ['link="#ask/taunt"', /leads to a search/],
      ['', /neither a ruling, nor a link, nor a scenario/],
    ] as const
    const content = '<a href="https://example.org/">A ruling</a>'
    const page = await open({
      body: wrong
        .map(([attributes]) => `<battleline-board ${attributes}>${content}</battleline-board>`)
        .join(''),
    })
    for (const [index, [attributes, says]] of wrong.entries()) {
      const shown = page.locator('battleline-board').nth(index)
      await shown.getByRole('alert').getByText(says).waitFor()
      expect(await shown.getByRole('link', { name: 'A ruling' }).isVisible(), attributes).toBe(true)
    }
  })

  it('says where a scenario is wrong, also to its page', async () => {
    const text = 'name: A fight\ngame: keyforge\nplayers:\n  me: { battleline: [Trol] }\n  you: {}\n'
    const page = await open({
      body: `<script>addEventListener('battleline-error', ({ detail }) => { document.title = detail.line + ':' + detail.column })</script>
<battleline-board><script type="text/yaml">${text}</script></battleline-board>`,
    })
    const note = page.getByRole('alert')
    await note.getByText('Line 4, column 22:').waitFor()
    expect(await note.locator('pre').innerText()).toBe(`  me: { battleline: [Trol] }\n${' '.repeat(21)}^`)
    expect(await page.title()).toBe('4:22')
  })

  it('looks and measures the same among the styles of a page that spares nothing', {
    tags: 'long',
  }, async () => {
    const body = `<div id="frame">${board(KEYFORGE)}</div>`
    // Both pages give the board the same room.
    const room = '#frame { all: initial !important; display: block !important; width: 640px !important }'
    const plain = await open({ body, style: room })
    const hostile = await open({ body, style: `${room}${HOSTILE}` })
    for (const page of [plain, hostile]) {
      await current(page).waitFor()
      await page.locator('.note').waitFor()
    }
    // A board comes to rest a few frames after it is there.
    const differ = async () => {
      const [asItIs, there] = await Promise.all([plain, hostile].map(looks))
      return there?.filter((one, at) => one !== asItIs?.[at]) ?? []
    }
    await expect.poll(differ).toEqual([])
    expect((await looks(hostile)).length).toBe((await looks(plain)).length)
    expect((await looks(plain)).length).toBeGreaterThan(150)
  })

  it('leaves the page as it is', async () => {
    const page = await open({ body: `<div><p class="card">Mine</p><button class="btn">Mine</button></div>` })
    const own = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('main > div, main > div *')].map((one) => [
          one.getBoundingClientRect().toJSON(),
          getComputedStyle(one).font,
          getComputedStyle(one).backgroundColor,
        ]),
      )
    const before = await own()
    await page.evaluate(
      (html) => document.querySelector('main')?.insertAdjacentHTML('beforeend', html),
      board(KEYFORGE),
    )
    await current(page).waitFor()
    expect(await own()).toEqual(before)
    expect(
      await page.evaluate(() => [
        document.querySelectorAll('style, link[rel="stylesheet"]').length,
        document.adoptedStyleSheets.length,
      ]),
    ).toEqual([0, 0])
  })

  it('needs no inline style and no script of the page', async () => {
    const at = app.address.slice(0, -1)
    const policy = `default-src 'none'; script-src ${at}; worker-src blob: ${at}; style-src 'self'; img-src data:`
    const page = await open({ body: board(KEYFORGE), policy })
    await current(page).getByText('Steal 1Æ').waitFor()
    expect(page.workers().length).toBe(1)
  })

  it('runs its engine in the page where that allows no worker', async () => {
    const at = app.address.slice(0, -1)
    // A page of its own: the browser says on its console what the policy forbids.
    const page = await app.load('beside.json')
    page.removeAllListeners('console')
    spend(page)
    const policy = `default-src 'none'; script-src ${at}; worker-src 'none'; img-src data:`
    await page.goto(foreign.serve({ body: board(KEYFORGE), policy }))
    await current(page).getByText('Steal 1Æ').waitFor()
    await button(page, 'Step forward').click()
    await current(page).getByText('Leave play').waitFor()
    expect(page.workers().length).toBe(0)
  })

  it('is loaded near the window, and shares its engine with the others of the page', {
    tags: 'long',
  }, async () => {
    const page = await open({
      body: `${board(KEYFORGE)}${board(RULINGS[2][0])}<div class="far"></div>${board(RULINGS[1][0])}`,
      style: '.far { height: 8000px }',
    })
    await current(page).nth(1).waitFor()
    const last = page.locator('battleline-board').nth(2)
    expect(await last.locator('.embed').count()).toBe(0)
    expect(await last.getByRole('link', { name: 'A ruling' }).isVisible()).toBe(true)
    await last.scrollIntoViewIfNeeded()
    await last.locator('.answer h2').getByText(RULINGS[1][1]).waitFor()
    expect(page.workers().length).toBe(1)
  })

  it('loads less than 150 kB before its engine', async () => {
    // A page that has loaded nothing yet.
    const page = await app.load('beside.json')
    const loaded: Response[] = []
    page.on('response', (response) => response.url().startsWith(app.address) && loaded.push(response))
    await page.goto(
      foreign.serve({
        body: `<div class="far"></div>${board(RULINGS[1][0])}`,
        style: '.far { height: 8000px }',
      }),
    )
    await page.waitForFunction(() => customElements.get('battleline-board') !== undefined)
    const first = await bytesOf(loaded)
    await element(page).scrollIntoViewIfNeeded()
    await current(page).waitFor()
    await page.locator('.note').waitFor()
    page.removeAllListeners('response')
    const ofEngine = (response: Response) => !/battleline-board\.js|\/embed-/.test(response.url())
    const own = await bytesOf(loaded.filter((response) => !ofEngine(response)))
    const engine = await bytesOf(loaded.filter(ofEngine))
    console.info(
      `embedded board, compressed: ${first} bytes at first, ${own} bytes with the board, ${engine} bytes of engine and rules`,
    )
    expect(first).toBeLessThan(MOST_AT_FIRST)
    expect(own, `${own} bytes before the engine`).toBeLessThan(MOST_BYTES)
    expect(own).toBeGreaterThan(first)
    expect(engine).toBeGreaterThan(0)
  })

  it.each(sample(['light', 'dark'] as const, 2))('can be read by everybody: %s', async (theme) => {
    const page = await open({
      body: `${RULINGS.map(([ruling]) => board(ruling, `theme="${theme}"`)).join('')}<battleline-board ruling="no"></battleline-board>`,
    })
    // A board loads once it is near the window.
    for (const one of await page.locator('battleline-board').all()) {
      await one.scrollIntoViewIfNeeded()
      await one.locator('.note, [role="alert"]').waitFor()
    }
    await current(page).nth(2).waitFor()
    await page.getByRole('alert').waitFor()
    expect(await violations(page)).toEqual([])
  })

  it.each(sample([320, 390, 760], 3))('has room in a column of %i pixels', async (width) => {
    const page = await open({
      body: RULINGS.map(([ruling]) => board(ruling)).join(''),
      style: `main { width: ${width}px } body { margin: 0 }`,
    })
    await current(page).nth(2).waitFor()
    const wide = await page.evaluate(() =>
      [...document.querySelectorAll('battleline-board')].map((one) => {
        const { left, right } = one.getBoundingClientRect()
        const parts = [
          ...(one.shadowRoot?.querySelectorAll(
            '.step, .strip, .piles, .pile, .ruler, .btn, .answer, .slot',
          ) ?? []),
        ]
        return parts
          .filter(
            (part) =>
              part.getBoundingClientRect().left < left - 1 || part.getBoundingClientRect().right > right + 1,
          )
          .map((part) => part.className)
      }),
    )
    expect(wide).toEqual([[], [], []])
  })

  it('takes the theme and the colors of the page', { tags: 'long' }, async () => {
    const cloth = (page: Page) =>
      page.locator('.board.cloth').evaluate((one) => getComputedStyle(one).backgroundColor)
    const light = await open({ body: board(KEYFORGE) }, { colorScheme: 'dark' })
    await current(light).waitFor()
    const [ofLight] = [await cloth(light)]
    await element(light).evaluate((one) => one.setAttribute('theme', 'dark'))
    expect(await cloth(light)).not.toBe(ofLight)
    const dark = await open({ body: board(KEYFORGE), style: ':root { color-scheme: dark }' })
    await current(dark).waitFor()
    expect(await cloth(dark)).toBe(await cloth(light))
    const own = await open({ body: board(KEYFORGE), style: 'main { --battleline-cloth: rgb(1, 2, 3) }' })
    await current(own).waitFor()
    expect(await cloth(own)).toBe('rgb(1, 2, 3)')
  })

  it('plays up to its step with autoplay', { tags: 'long' }, async () => {
    const page = await open({ body: board(KEYFORGE, 'autoplay') }, { reducedMotion: 'no-preference' })
    await button(page, 'Pause').waitFor()
    await button(page, 'Play the steps').waitFor()
    await current(page).getByText('Steal 1Æ').waitFor()
  })

  it('can be moved about on its page', { tags: 'long' }, async () => {
    const page = await open({ body: `${board(KEYFORGE)}<section></section>` })
    await current(page).waitFor()
    await page.evaluate(() => {
      const [one] = document.querySelectorAll('battleline-board')
      if (one !== undefined) document.querySelector('main > section')?.append(one)
    })
    await page.locator('main > section .step .row.current').getByText('Steal 1Æ').waitFor()
    await element(page).evaluate((one, ruling) => one.setAttribute('ruling', ruling), RULINGS[2][0])
    await page.locator('.answer h2').getByText(RULINGS[2][1]).waitFor()
  })

  it('is a link where no script runs', async () => {
    const page = await open({ body: board(KEYFORGE) }, { javaScriptEnabled: false })
    expect(await page.getByRole('link', { name: 'A ruling' }).isVisible()).toBe(true)
  })

  it('is what “Embed” of an answer copies', async () => {
    const page = await app.open({ view: 'answer', text: DINO })
    await button(page, 'Share').click()
    await button(page, 'Embed').click()
    const html = await page.getByRole('textbox', { name: 'HTML' }).inputValue()
    expect(html).toContain(`${app.address}battleline-board.js`)
    const other = await open({ body: html })
    await other.locator('.answer h2').getByText(SENTENCE).waitFor()
    await current(other).getByText('Steal 1Æ').waitFor()
  })

  const options = [
    ['light', { colorScheme: 'light' }],
    ['dark', { colorScheme: 'dark', viewport: { width: 390, height: 844 } }],
  ] as const
  it.each(sample(options, 2))('has a page of examples: %s', async (_, how) => {
    const page = await app.open('embed.html', how)
    for (const shown of await page.locator('battleline-board').all()) {
      await shown.scrollIntoViewIfNeeded()
      await shown.locator('.step .row.current').waitFor()
    }
    await page.locator('.note').nth(3).waitFor()
    expect(await violations(page)).toEqual([])
    const isWide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    )
    expect(isWide).toBe(false)
  })
})

/** Styles of a page that would change everything that they reach. */
const HOSTILE = `
html { font-size: 40px }
* { all: revert; box-sizing: content-box; margin: 9px; padding: 7px; border: 3px solid lime; letter-spacing: 4px;
  font: 30px fantasy; text-transform: uppercase; text-align: right; line-height: 3; --ink: red; --paper: blue; --text: 40px; --cw: 9px }
button, svg, h2, a { display: none !important }
div, section, span, li { float: left; color: red !important; background: yellow }
battleline-board { margin: 0; padding: 30px; border-width: 9px; min-height: 3000px; overflow: hidden; columns: 3; visibility: visible; color: lime }
`

/** Every element of a board with its place, its size and how it looks. */
const looks = (page: Page) =>
  page.evaluate(() => {
    const host = document.querySelector('battleline-board')
    const { left, top } = host?.getBoundingClientRect() ?? new DOMRect()
    const names = [
      'display',
      'color',
      'background-color',
      'font',
      'letter-spacing',
      'text-transform',
      'text-align',
    ]
    return [...(host?.shadowRoot?.querySelectorAll('.embed, .embed *') ?? [])].map((one) => {
      const box = one.getBoundingClientRect()
      const numbers = [box.left - left, box.top - top, box.width, box.height]
      const place = box.width + box.height === 0 ? 'nowhere' : numbers.map((n) => Math.round(n * 10) / 10)
      const computed = getComputedStyle(one)
      const look = names.map((name) => computed.getPropertyValue(name)).join(' | ')
      return `${one.localName}.${one.getAttribute('class') ?? ''} ${place} ${look}`
    })
  })

/** The bytes of some responses as they came over the network. */
async function bytesOf(responses: readonly Response[]): Promise<number> {
  const sizes = await Promise.all(responses.map((response) => response.request().sizes()))
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
}
