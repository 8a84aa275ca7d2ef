import { chromium } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findBrowser } from '../../../scripts/browser.mjs'
import { pageOf } from '../src/index.ts'

const row = (deck: string, mean: number) => ({
  cell: { deck },
  games: 8,
  measures: { wins: { mean, error: 0.1 }, turns: { mean: 20 * mean, error: null } },
})

const PAGE = pageOf({
  study: 'A </script><b>study</b>',
  games: 16,
  digest: '0'.repeat(64),
  complete: true,
  totals: [row('Low </script>', 0.25), row('High', 0.75)],
  results: [{ ...row('High', 0.75), cell: { deck: 'High', against: 'Low </script>' } }],
  pairs: [
    { deck: 'High', against: 'Low </script>', won: 0.75 },
    { deck: 'Low </script>', against: 'High', won: 0.25 },
  ],
})

describe.skipIf(findBrowser() === null)('the page of a study', () => {
  it('shows, sorts and filters its charts, and loads nothing', async () => {
    const browser = await chromium.launch({ executablePath: findBrowser() ?? '', args: ['--no-sandbox'] })
    try {
      const page = await browser.newPage({ viewport: { width: 390, height: 800 } })
      const wrong: string[] = []
      page.on('pageerror', (error) => wrong.push(String(error)))
      page.on('request', ({ url }) => wrong.push(url()))
      await page.setContent(PAGE)
      const names = () => page.locator('#chart th').allInnerTexts()
      expect(await page.locator('h1').innerText()).toBe('A </script><b>study</b>')
      expect(await names()).toEqual(['High', 'Low </script>'])
      await page.getByLabel('Sort').selectOption('lowest first')
      expect(await names()).toEqual(['Low </script>', 'High'])
      await page.getByLabel('Measure').selectOption('turns')
      expect(await page.locator('#chart .number').allInnerTexts()).toEqual([
        '5.00 of 8 games',
        '15.0 of 8 games',
      ])
      await page.getByLabel('Filter').fill('hig')
      expect(await names()).toEqual(['High'])
      await page.getByLabel('Show').selectOption('each combination')
      expect(await names()).toEqual(['High, Low </script>'])
      expect(await page.locator('#matrix tbody td').allInnerTexts()).toEqual(['', '75 %', '25 %', ''])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
      expect(wrong).toEqual([])
    } finally {
      await browser.close()
    }
  })
})
