import { expect, it } from 'vitest'
import { inBrowser, PHONE, scenario, textOf, violations } from './browser.ts'

const dino = { text: scenario('keyforge/essay/dino-fiend-fights-faust.yaml') }

inBrowser('the table', (app) => {
  it('plays a question from its link, and steps through it by keys', async () => {
    const page = await app.open(dino)
    await page.locator('.sum').waitFor()
    expect(await textOf(page, '.sum')).toContain('Dino-Fiend and Faust the Great are destroyed')
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

  it('is without a violation in both themes and on a phone', async () => {
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
