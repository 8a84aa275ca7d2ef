import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { buildSample } from '../../../scripts/docs/build-site.mjs'
import { sample } from '../../../test/sample.ts'
import { inBrowser, PHONE, violations } from './browser.ts'

/** Of each kind of page one: the first page, a tutorial, a chart, rules, a wide table. */
const PAGES = [
  '',
  'tutorials/player.html',
  'charts/keyforge/damage.html',
  'rules/duel.html',
  'scenarios.html',
]

const folder = mkdtempSync(join(tmpdir(), 'battleline-docs-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

inBrowser(
  'the site of the documentation',
  // Building it takes half a minute.
  (app) =>
    describe('once built', { tags: 'long' }, () => {
      const open = (path: string, how = {}): Promise<Page> => app.open(`docs/${path}`, how)

      test.each(sample(['light', 'dark'] as const, 2))(
        'can be read by everybody in the %s theme',
        async (colorScheme) => {
          for (const path of PAGES.filter((one) => !one.startsWith('tutorials/'))) {
            const page = await open(path, { colorScheme })
            expect(await page.evaluate(() => document.documentElement.classList.contains('dark'))).toBe(
              colorScheme === 'dark',
            )
            expect(await violations(page), path).toEqual([])
            await app.leave(page)
          }
        },
      )

      test('fits a phone without scrolling sideways', async () => {
        for (const path of PAGES) {
          const page = await open(path, { viewport: PHONE })
          const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
          expect(over, path).toBeLessThanOrEqual(0)
          await app.leave(page)
        }
      })

      test('finds the rules of a word', async () => {
        const page = await open('')
        const field = page.getByRole('searchbox')
        // The page hears keys once its scripts have run.
        await expect
          .poll(async () => {
            await page.keyboard.press('Control+k')
            return field.isVisible()
          })
          .toBe(true)
        await field.fill('ward')
        const found = page.locator('.VPLocalSearchBox .result')
        await found.first().waitFor()
        expect((await found.allTextContents()).join('\n')).toContain('ward')
        await page.keyboard.press('Enter')
        await page.waitForURL(/\/docs\/.*\.html/)
      })

      test('shows a live board, and a chart leads to the board of each of its rulings', async () => {
        const page = await open('')
        await page
          .locator('battleline-board .embed')
          .getByText('A dying creature cannot steal')
          .first()
          .waitFor()
        const card = await page.locator('battleline-board .card').first().boundingBox()
        expect(card?.width).toBeGreaterThan(80)
        await page.goto(`${app.address}docs/charts/keyforge/damage.html`)
        await page.getByRole('link', { name: 'Damage goes through six steps in order' }).first().click()
        await page.waitForURL(/ruling\.html#keyforge\//)
        await page
          .locator('battleline-board .embed')
          .getByText('Damage goes through six steps')
          .first()
          .waitFor()
      })

      test('is where the first page leads, and leads to the app beside it', async () => {
        const page = await app.open('')
        await page.getByRole('link', { name: 'Documentation' }).click()
        await page.waitForURL(`${app.address}docs/`)
        await page.getByRole('navigation').getByRole('link', { name: 'App', exact: true }).click()
        await page.waitForURL((url) => url.href.replace(/#.*/, '') === app.address)
      })

      test('shows links in place of boards where no script runs', async () => {
        const page = await open('', { javaScriptEnabled: false })
        expect(await page.getByRole('link', { name: 'A dying creature cannot steal' }).isVisible()).toBe(true)
      })
    }),
  undefined,
  async () => {
    await buildSample(folder)
    return folder
  },
)
