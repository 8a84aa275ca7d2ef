import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { inBrowser, PHONE, violations } from './browser.ts'

const status = (page: Page) => page.locator('.asking [role="status"]')
const field = (page: Page) => page.getByRole('searchbox', { name: /^Ask about/ })
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')

/** The bytes of what the page itself has loaded, compressed as a server sends them: its code with its styles, and its fonts. */
async function loadedBytes(page: Page): Promise<{ readonly code: number; readonly fonts: number }> {
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  // What the engine loads in its worker does not keep the page waiting.
  const own = [...new Set(names)].filter((name) => !/worker|common/.test(name))
  const sizes = own.map(async (name) => ({
    what: name.endsWith('.woff2') ? ('fonts' as const) : ('code' as const),
    size: gzipSync(new Uint8Array(await (await fetch(name)).arrayBuffer())).length,
  }))
  const all = { code: 0, fonts: 0 }
  for (const { what, size } of await Promise.all(sizes)) all[what] += size
  return all
}

inBrowser('the first page', (app) => {
  it('answers as one types, opens an answer by keys alone, and comes back to the answers', async () => {
    const page = await app.load('')
    await field(page).waitFor()
    await page.getByRole('button', { name: 'Magic' }).first().waitFor()
    const { code, fonts } = await loadedBytes(page)
    expect(code).toBeGreaterThan(30_000)
    expect(code).toBeLessThan(55_000)
    expect(fonts).toBeLessThan(82_000)
    // What is written is written with them, whatever fonts the machine has.
    const loaded = await page.evaluate(async () => {
      const faces = await document.fonts.ready
      return [...faces].filter(({ status }) => status === 'loaded').map(({ family }) => family)
    })
    expect(loaded.map((family) => family.replaceAll('"', '')).sort()).toEqual([
      'Battleline Sans',
      'Battleline Serif',
    ])

    // The field has the focus.
    await page.keyboard.type('dino faust')
    await status(page)
      .getByText(/^\d+ rulings and \d cards$/)
      .waitFor()
    const first = page.locator('.answers li').first()
    expect(await first.innerText()).toMatch(
      /^A dying creature cannot steal the Æmber it holds\s+Because: What Æmber a tagged card holds/,
    )
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('ArrowDown')
    expect(await focused(page)).toBe('A dying creature cannot steal the Æmber it holds')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await page.locator('.board').getByText('Dino-Fiend').first().waitFor()
    expect(await page.locator('.answer h2').innerText()).toContain('A dying creature cannot steal')

    await page.waitForURL(/#answer/)
    await page.goBack()
    await first.waitFor()
    expect(await field(page).inputValue()).toBe('dino faust')
    await page.getByRole('button', { name: 'Board with Dino-Fiend and Faust the Great' }).click()
    await page
      .getByRole('button', { name: /^Faust the Great/ })
      .first()
      .waitFor()
    expect(await page.locator('.yaml').innerText()).toMatch(
      /Ada:[\s\S]*Dino-Fiend[\s\S]*Ben:[\s\S]*Faust the Great/,
    )
  })

  it('is whole on a phone, in the dark, by a link; and no question is a dead end', async () => {
    const page = await app.open('#ask/taunt', { viewport: PHONE, hasTouch: true, colorScheme: 'dark' })
    await status(page)
      .getByText(/rulings and 2 keywords$/)
      .waitFor()
    expect(await page.locator('aside').innerText()).toContain('KF-TNT-1')
    await page.locator('.games').getByRole('button', { name: 'Grand Archive' }).tap()
    await expect.poll(() => status(page).innerText()).toMatch(/1 keyword$/)
    expect(new Set(await page.locator('.meta span:first-child').allInnerTexts())).toEqual(
      new Set(['Grand Archive']),
    )
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
    expect(await violations(page)).toEqual([])

    await field(page).fill('zzzz qqqq')
    await status(page).getByText('No ruling fits.').waitFor()
    expect(await page.locator('.answers li').count()).toBe(0)
    await page.locator('.boards').getByRole('button', { name: 'Magic' }).tap()
    await page.locator('.yaml').getByText('game: magic').waitFor()
  })
})
