import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { sample } from '../../../test/sample.ts'
import { styleSheet } from '../../archive/src/base/styles.ts'
import { sampleSite } from '../../archive/test/made-site.ts'
import { inBrowser, PHONE, violations } from './browser.ts'

const folder = mkdtempSync(join(tmpdir(), 'battleline-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Writes the archive of some rulings. */
function writeSample(): string {
  for (const [path, content] of [...sampleSite(), ['archive.css', styleSheet()] as const]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  return folder
}

const RULING =
  'rulings/keyforge/essay/dino-fiend-fights-faust/a-dying-creature-cannot-steal-the-aember-it-holds/'

inBrowser(
  'the archive of rulings',
  (app) => {
    it('is where an answer leads, and its page leads to the board in the app', async () => {
      const page = await app.open('#ask/dino%20faust')
      await page.getByRole('link', { name: 'Page in the archive' }).first().click()
      await page.waitForURL(`${app.address}${RULING}`)
      expect(await page.locator('h1').innerText()).toBe('A dying creature cannot steal the Æmber it holds')
      await page.getByRole('link', { name: 'Open this board in the app' }).click()
      await page.getByText('Faust the Great').first().waitFor()
      expect(new URL(page.url()).hash).toMatch(/^#table\//)
    })

    const looks = [
      ['light', { colorScheme: 'light' }],
      ['dark, on a phone', { colorScheme: 'dark', viewport: PHONE }],
    ] as const
    for (const [look, how] of sample(looks, 2))
      it(`can be read by everybody: ${look}`, async () => {
        const page = await app.open(RULING, how)
        for (const at of [
          RULING,
          'rulings/duel/strikes/an-attack-on-a-player-who-has-a-creature-is-refused/',
          'rulings/keyforge/essay/leaving-the-window/by-the-essay-a-kill-before-the-fight-skips-what-answers-that-damage/',
          'rulings/',
          'rulings/keyforge/',
          'rulings/by-rule/keyforge/KF-DST-11/',
          'rulings/by-step/keyforge/',
          'rulings/by-card/keyforge/',
          'rulings/readings/R-003/',
          'rulings/changes/',
        ]) {
          await page.goto(app.address + at)
          expect(await violations(page), at).toEqual([])
          const isWide = await page.evaluate(
            () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
          )
          expect(isWide, at).toBe(false)
        }
      })
  },
  writeSample,
)
