import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { SEED, sample } from '../../../test/sample.ts'
import { inBrowser, PHONE } from './browser.ts'
import { FIRESPITTER, HILL_GIANT_ATTACKS, SWORD } from './questions.ts'

const SIZES = [{ width: 1440, height: 900 }, { width: 1024, height: 768 }, PHONE] as const
const VIEWS = ['answer', 'set-up', 'table', 'outcomes'] as const
const PAGES = VIEWS.flatMap((view) =>
  [FIRESPITTER, HILL_GIANT_ATTACKS, SWORD].map((text) => ({ text, view })),
)
/** What shows that a page is there. */
const SHOWN = {
  answer: '.board .card',
  'set-up': '.set-up-page .slot',
  table: '.board .card',
  outcomes: '.ending, .outcomes-page .btn',
}

/** The sum of all layout shifts that the reader did not cause, once the page has come to rest. */
async function shifted(page: Page): Promise<number> {
  let before = -1
  for (let sum = 0; sum !== before; sum = await sumOf(page)) {
    before = sum
    await page.waitForTimeout(400)
  }
  return before
}

const sumOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const watch = new PerformanceObserver((list) => add(list.getEntries()))
        let sum = 0
        const add = (entries: readonly PerformanceEntry[]) => {
          for (const { value, hadRecentInput } of entries as readonly Shift[])
            if (!hadRecentInput) sum += value
        }
        watch.observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => {
          add(watch.takeRecords())
          watch.disconnect()
          resolve(sum)
        }, 100)
      }),
  )

interface Shift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
}

/** The most that a page may shift; good pages stay below 0.1. */
const MOST = 0.02

inBrowser('pages stay where they are while they load', (app) => {
  it.each(sample(SIZES, SIZES.length))('$width × $height', { tags: 'long' }, async (viewport) => {
    const found: Record<string, number> = {}
    // The next `PROPERTY_SEED` takes another size, and those after it other pages.
    for (const { text, view } of sample(PAGES, 3, Math.floor(SEED / SIZES.length))) {
      const page = await app.load({ text, view }, { viewport })
      await page.locator(SHOWN[view]).first().waitFor()
      found[`${view} of ${text.slice(6, 20)}`] = await shifted(page)
    }
    const asking = await app.load('#ask/dino%20faust', { viewport })
    await asking.locator('.sentence').first().waitFor()
    found.ask = await shifted(asking)
    await asking.locator('.sentence').first().click()
    await asking.locator('.board .card').first().waitFor()
    found['ask, then answer'] = await shifted(asking)
    expect(Object.entries(found).filter(([, sum]) => sum >= MOST)).toEqual([])
  })
})
