import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { inBrowser, PHONE, WIDE } from './browser.ts'
import { FIRESPITTER, HILL_GIANT_ATTACKS, SWORD } from './questions.ts'

/** Everything that can be pressed and is lower or narrower than 24 pixels. */
const tooSmall = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, a, input, select, summary')].flatMap((one) => {
      const { width, height } = one.getBoundingClientRect()
      const isFine = width === 0 || (width >= 24 && height >= 24)
      return isFine ? [] : [`${one.className} ${one.textContent} ${width} × ${height}`]
    }),
  )

inBrowser('what can be pressed', (app) => {
  const pages = [
    ['an empty board', { view: 'set-up' }, '.set-up-page .start'],
    ['KeyForge', { text: FIRESPITTER }, '.slip'],
    ['Magic', { text: HILL_GIANT_ATTACKS }, '.banner'],
    ['Grand Archive', { text: SWORD }, '.champion'],
    ['outcomes', { view: 'outcomes', text: FIRESPITTER }, '.ending'],
  ] as const

  it.each(pages)('is at least 24 pixels high and wide: %s', async (_, route, shows) => {
    for (const viewport of [WIDE, PHONE]) {
      const page = await app.open(route, { viewport })
      await page.locator(shows).first().waitFor()
      expect(await tooSmall(page)).toEqual([])
    }
  })
})
