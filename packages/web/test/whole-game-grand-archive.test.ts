import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { inBrowser, PHONE, violations } from './browser.ts'
import {
  click,
  enter,
  hiddenNames,
  htmlOf,
  linked,
  nameNothingHidden,
  namesIn,
  type Press,
  pagesWithPiles,
  GRAND_ARCHIVE_PLACES as places,
  playOn,
  startGrandArchive,
  tap,
} from './whole-game.ts'

const sheetOf = (page: Page) => page.getByRole('dialog')

inBrowser('a whole game of Grand Archive', (app) => {
  it('is played by keys, names nothing that the bot holds, is taken back, and is conceded', async () => {
    const page = await app.open('#play/')
    await startGrandArchive(page, 'Random', 3)
    expect(await playOn(page, { press: enter, most: 14, places })).toBe(false)
    await nameNothingHidden(page, ...(await pagesWithPiles(page)))
    const asked = () => page.locator('.lane').innerText()
    const now = await asked()
    await page.keyboard.press('u')
    await expect.poll(asked).not.toBe(now)
    await page.getByRole('button', { name: 'Game' }).focus()
    await page.keyboard.press('Enter')
    await sheetOf(page)
      .getByRole('img', { name: /^Life after \d+ turns?: you \d+, Random \d+$/ })
      .waitFor()
    await page.getByRole('button', { name: 'Concede' }).focus()
    await page.keyboard.press('Enter')
    await sheetOf(page).getByRole('heading', { name: 'Random wins' }).waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'New game' }).focus()
    await page.keyboard.press('Enter')
    // The page begins with the game that was played last.
    expect(await page.getByRole('radio', { name: 'Grand Archive' }).isChecked()).toBe(true)
    expect(await violations(page)).toEqual([])
  }, 120_000)

  it('begins with a deck of one’s own, and hides the hands of two players at a screen', async () => {
    const page = await app.open('#play/')
    await page.getByRole('radio', { name: 'Grand Archive' }).check()
    await page.getByRole('button', { name: 'Bring a deck …' }).first().click()
    const field = page.getByRole('textbox', { name: 'Deck', exact: true })
    await field.fill('# Material Deck\n1 Spirit of Fire\n# Main Deck\n4 Firebal')
    await sheetOf(page).getByText('Did you mean Fireball?').waitFor()
    await field.fill('name: Embers\n# Material Deck\n1 Spirit of Fire\n# Main Deck\n60 Fireball')
    await sheetOf(page).getByText('the deck has 60 cards of Fireball; it has at most 4').waitFor()
    await page.getByRole('button', { name: 'Use this deck' }).click()
    await page.locator('.deck-field').first().getByText('Embers').waitFor({ state: 'attached' })
    await page.getByRole('radio', { name: 'Somebody here' }).check()
    await page.getByLabel('Goes first').selectOption({ index: 1 })
    await page.getByRole('button', { name: 'Start' }).click()
    const show = page.getByRole('button', { name: 'Show the cards of Ada' })
    await show.waitFor()
    expect(await page.locator('.hand .slot').count()).toBe(0)
    await show.click()
    await page.locator('[aria-label="Hand of Ada"] .slot').nth(6).waitFor()
    expect(await page.locator('[aria-label="Hand of Ben"]').count()).toBe(0)
    await page.getByRole('button', { name: 'Pass and end the turn' }).click()
    await page.getByRole('button', { name: 'Show the cards of Ben' }).waitFor()
    expect(await page.locator('[aria-label="Hand of Ada"]').count()).toBe(0)
  })

  it.each([
    ['mouse', click, {}],
    ['touch', tap, { viewport: PHONE, hasTouch: true }],
  ] as const)(
    'is played by %s against Greedy to its end, which shows how it went and is replayed by its link',
    { tags: 'long', timeout: 240_000 },
    async (_: string, press: Press, how) => {
      const page = await app.open('#play/', how)
      await startGrandArchive(page, 'Greedy', 7)
      expect(await playOn(page, { press, most: 30, places })).toBe(false)
      const hidden = await hiddenNames(page)
      await page.getByRole('button', { name: 'Game' }).click()
      await page.getByText('Why did Greedy play like that?').click()
      // Where it only passed, it had nothing to choose between.
      await page.getByText('Looking at its moves …').waitFor({ state: 'detached' })
      expect(await violations(page)).toEqual([])
      expect(namesIn(await htmlOf(page), hidden)).toEqual([])
      await page.keyboard.press('Escape')
      expect(await playOn(page, { press, most: 600, places })).toBe(true)
      await sheetOf(page)
        .getByRole('img', { name: /^Chance to win after \d+ turns: you (100|0)\s%, Greedy (100|0)\s%$/ })
        .waitFor()
      expect(await violations(page)).toEqual([])
      await linked(page)
      const title = await sheetOf(page).getByRole('heading').first().innerText()
      await page.reload()
      await sheetOf(page).getByRole('heading', { name: title }).waitFor()
    },
  )
})
