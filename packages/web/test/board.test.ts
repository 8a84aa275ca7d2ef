import { expect, it } from 'vitest'
import { inBrowser, PHONE, scenario, textOf, violations } from './browser.ts'

import { FIRESPITTER } from './questions.ts'

const dino = { text: scenario('keyforge/essay/dino-fiend-fights-faust.yaml') }

inBrowser('the board', (app) => {
  it('plays the question of a link, and steps through it by keys', async () => {
    const page = await app.open(dino)
    await page.locator('.summary').waitFor()
    expect(await textOf(page, '.summary')).toContain('Dino-Fiend and Faust the Great are each destroyed by')
    expect(await page.locator('[data-pool="2"]').innerText()).toBe('1')
    await page.keyboard.press('Home')
    expect(await page.locator('[data-pool="2"]').innerText()).toBe('0')
    expect(await page.locator('.slot').count()).toBe(2)
    for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowRight')
    expect(await textOf(page, '.row.current .title')).toBe('Set pending damage')
    expect(await page.locator('.pending').allInnerTexts()).toEqual(['4', '4'])
    expect(await textOf(page, '.why')).toContain('KF-DMG-1')
    await page.keyboard.press('End')
    expect(await page.locator('.slot').count()).toBe(0)
  })

  it('jumps to a step that is clicked, and shows its rule', async () => {
    const page = await app.open(dino)
    await page.getByRole('button', { name: /Place damage/ }).click()
    expect(await page.locator('.token.damage').allInnerTexts()).toEqual(['4', '4'])
    await page.getByRole('button', { name: 'KF-PWR-3' }).click()
    expect(await textOf(page, '.note')).toMatch(/^KF-PWR-3 /)
  })

  it('draws the arrow of a fight between its cards after every jump', async () => {
    const page = await app.open({ text: FIRESPITTER }, { reducedMotion: 'no-preference' })
    const middles = () =>
      page.evaluate(() => {
        const wire = document.querySelector<SVGPathElement>('.wire')
        const at = (end: DOMPoint) => end.matrixTransform(wire?.getScreenCTM() ?? undefined).x
        const path = [0, wire?.getTotalLength() ?? 0].map((length) =>
          at(new DOMPoint(wire?.getPointAtLength(length).x, wire?.getPointAtLength(length).y)),
        )
        const cards = [...document.querySelectorAll('.slot.chosen .card')].map((card) => {
          const { left, width } = card.getBoundingClientRect()
          return left + width / 2
        })
        // The far card is met first on the page, and the line ends there.
        return [path.reverse(), cards].map((all) => all.map(Math.round))
      })
    await page.locator('.slip .option').first().click()
    await page.locator('.slip').getByText('Which resolves first before the fight?').waitFor()
    for (const title of ['Set pending damage', 'Tag', 'Exhaust and choose']) {
      await page.locator('.row', { hasText: title }).first().click()
      await page.waitForTimeout(600)
      const [line = [], cards = []] = await middles()
      for (const [place, x] of line.entries()) expect(Math.abs(x - (cards[place] ?? 0))).toBeLessThan(6)
    }
  })

  it('keeps the rows of both players above the chart on a phone', async () => {
    for (const height of [844, 740]) {
      const page = await app.open(
        { text: FIRESPITTER, at: 1 },
        { viewport: { width: 390, height }, hasTouch: true },
      )
      await page.locator('.row.current').waitFor()
      const [strip, sheet] = await page.evaluate(() => [
        [...document.querySelectorAll('.strip')].at(-1)?.getBoundingClientRect().bottom ?? 0,
        document.querySelector('.page')?.getBoundingClientRect().top ?? 0,
      ])
      expect(strip).toBeLessThanOrEqual(sheet as number)
    }
  })

  it('has no accessibility violation in both themes and on a phone', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await app.open({ ...dino, at: 6 }, { colorScheme })
      await page.locator('.why').waitFor()
      expect(await violations(page)).toEqual([])
    }
    const phone = await app.open({ ...dino, at: 6 }, { viewport: PHONE, hasTouch: true })
    await phone.locator('.why').waitFor()
    expect(await violations(phone)).toEqual([])
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  })
})
