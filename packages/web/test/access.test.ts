import { expect, it } from 'vitest'
import { inBrowser } from './browser.ts'

const FIRESPITTER = `name: Firespitter fights Briar Grubbling
game: keyforge
players:
  Ada: { aember: 2, battleline: [ Troll, Firespitter: { damage: 1, upgrades: [ Way of the Bear ] } ] }
  Ben: { battleline: [ Briar Grubbling, Dust Imp: { damage: 1 }, Silvertooth ] }
`

inBrowser('accessibility', (app) => {
  it('moves the focus on when its element disappears, and reads the question out', async () => {
    const page = await app.open({ text: FIRESPITTER })
    const spoken = page.locator('[aria-live="polite"]').first()
    await spoken.getByText('Choose a card to use').waitFor({ state: 'attached' })
    await page.getByRole('button', { name: /^Firespitter/ }).focus()
    await page.keyboard.press('Enter')
    await spoken.getByText('Choose a creature to fight').waitFor({ state: 'attached' })
    await page.getByRole('button', { name: /^Briar Grubbling/ }).focus()
    await page.keyboard.press('Enter')
    await spoken
      .getByText('Ada decides: Which resolves first before the fight? 3 answers.')
      .waitFor({ state: 'attached' })
    await page.locator('.slip .option').nth(2).focus()
    await page.keyboard.press('Enter')
    await spoken.getByText(/(is|are)( each)? destroyed/).waitFor({ state: 'attached' })
    // The slip is gone; the next thing is on the board, and not in the header.
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('.board') !== null)).toBe(true)
  })

  it.each([
    ['at 200 % of a window of 1280 pixels', 640, 400],
    ['at 400 %', 320, 256],
  ])('%s nothing is cut off or covered', async (_, width, height) => {
    for (const view of ['table', 'set-up', 'outcomes'] as const) {
      const asked = `${FIRESPITTER}play:\n  - fight: Firespitter -> Briar Grubbling\n`
      const page = await app.open({ text: asked, view }, { viewport: { width, height } })
      await page
        .locator(view === 'table' ? '.option' : '.slot, .ending')
        .first()
        .waitFor()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      if (view !== 'table') {
        await app.leave(page)
        continue
      }
      // No answer is longer than its frame.
      const cut = await page
        .locator('.option')
        .evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight + 1).length)
      expect(cut).toBe(0)
      // The page stands below the board and not over it.
      const board = await page.locator('.board').boundingBox()
      const chart = await page.locator('.page').boundingBox()
      expect(chart?.y).toBeGreaterThanOrEqual((board?.y ?? 0) + (board?.height ?? 0) - 1)
      await app.leave(page)
    }
  })

  it('frames what shadows mark where colours are forced', async () => {
    const page = await app.open({ text: FIRESPITTER }, { forcedColors: 'active' })
    await page.locator('.summary').waitFor()
    const outline = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).outlineWidth)
    expect(await outline('.slot.can .card')).toBe('2px')
    await page.getByRole('button', { name: /^Firespitter/ }).click()
    await page.locator('.slot.chosen').waitFor()
    expect(await outline('.slot.chosen .card')).toBe('4px')
  })
})
