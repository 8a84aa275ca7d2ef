import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { type App, inBrowser, PHONE, violations } from './browser.ts'
import {
  click,
  enter,
  hiddenNames,
  htmlOf,
  linked,
  nameNothingHidden,
  namesIn,
  pagesWithPiles,
  playOn,
  start,
  tap,
} from './whole-game.ts'

/** The ways in which a game is played from the first press to the last. */
const WAYS = {
  mouse: { press: click, how: {} },
  keys: { press: enter, how: {} },
  touch: { press: tap, how: { viewport: PHONE, hasTouch: true } },
} as const
/** The way, the bot, and the seed. */
type Game = readonly [keyof typeof WAYS, string, number]
const GAMES: readonly [Game, ...Game[]] = [
  ['mouse', 'Greedy', 7],
  ['mouse', 'Random', 11],
  ['mouse', 'Greedy', 12],
  ['keys', 'Greedy', 13],
  ['keys', 'Random', 14],
  ['keys', 'Greedy', 15],
  ['touch', 'Greedy', 16],
  ['touch', 'Random', 17],
  ['touch', 'Greedy', 18],
  ['touch', 'Random', 19],
]
const [FIRST, ...OTHERS] = GAMES

/** Plays a game against a bot to its end; axe finds nothing there. */
async function played(app: App, [way, opponent, seed]: Game): Promise<Page> {
  const { press, how } = WAYS[way]
  const page = await app.open('#play/', how)
  await start(page, opponent, seed, true)
  expect(await playOn(page, { press, most: 500 })).toBe(true)
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('heading', { name: new RegExp(`^(You win|${opponent} wins)$`) }).waitFor()
  const keys = new RegExp(`^Keys after \\d+ turns: you \\d, ${opponent} \\d$`)
  await sheet.getByRole('img', { name: keys }).waitFor()
  expect(await violations(page)).toEqual([])
  return page
}

inBrowser('a whole game of KeyForge', (app) => {
  it('is played by mouse against a bot to its end, which shows how it went and is replayed by its link', {
    tags: 'long',
    timeout: 180_000,
  }, async () => {
    const page = await played(app, FIRST)
    await page
      .getByRole('img', { name: /^Chance to win after \d+ turns: you (100|0)\s%, Greedy (100|0)\s%$/ })
      .waitFor()
    await page.getByRole('heading', { name: /^Turning points/ }).waitFor()
    expect(await violations(page)).toEqual([])
    await linked(page)
    await page.reload()
    await page
      .getByRole('dialog')
      .getByRole('heading', { name: /wins?$/ })
      .waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.earlier summary').click()
    expect(await page.locator('.earlier').innerText()).toMatch(/Greedy’s turn, house \w+/)
    expect(await violations(page)).toEqual([])
  })

  it.each(OTHERS)(
    'is played by %s against %s to its end, from seed %i',
    {
      tags: 'long',
      timeout: 180_000,
    },
    async (...game) => {
      await played(app, game)
    },
  )

  it('is played by keys, is taken back to one’s own last decision, and is conceded', async () => {
    const page = await app.open('#play/')
    await start(page, 'Random', 3)
    expect(await playOn(page, { press: enter, most: 14 })).toBe(false)
    await page.locator('.opponent').waitFor({ state: 'detached' })
    const asked = () => page.locator('.lane').innerText()
    const now = await asked()
    await page.keyboard.press('u')
    await expect.poll(asked).not.toBe(now)
    await page.getByRole('button', { name: 'Game' }).focus()
    await page.keyboard.press('Enter')
    await page.getByText('Why did Random play like that?').focus()
    await page.keyboard.press('Enter')
    await page.getByText('It had nothing to choose between.').waitFor()
    await page.getByRole('button', { name: 'Concede' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByRole('heading', { name: 'Random wins' }).waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'New game' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Go on with the last game' }).waitFor()
    expect(await violations(page)).toEqual([])
  }, 120_000)

  it('begins with swapped decks and with chains', async () => {
    const page = await app.open('#play/')
    const decks = () =>
      page
        .locator('.deck-field select')
        .evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value))
    await expect.poll(async () => new Set(await decks()).size).toBe(2)
    const [mine, theirs] = await decks()
    await page.getByRole('button', { name: 'Swap decks' }).click()
    await expect.poll(decks).toEqual([theirs, mine])
    await page.getByLabel('Your chains').fill('7')
    await start(page, 'Random', 3)
    // One is shed with the first hand.
    await page.locator('[data-side="1"]').getByText('6 chains').waitFor()
    expect(await violations(page)).toEqual([])
  })

  it('is played by touch at 390 pixels, and no page names what the bot holds', {
    tags: 'long',
    timeout: 120_000,
  }, async () => {
    const page = await app.open('#play/', { viewport: PHONE, hasTouch: true })
    await start(page, 'Greedy', 5)
    for (let looks = 0; looks < 3; looks++) {
      expect(await playOn(page, { press: tap, most: 6 })).toBe(false)
      await nameNothingHidden(page, ...(await pagesWithPiles(page)))
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
    }
    expect(await violations(page)).toEqual([])
    // While the bot thinks and plays, nothing is said of its hand, either.
    expect(await playOn(page, { press: tap, most: 40, untilTheOther: true })).toBe(false)
    await nameNothingHidden(page, await htmlOf(page))
    // The position as a question keeps it hidden, too.
    const hidden = await hiddenNames(page)
    await page.getByRole('button', { name: 'Game' }).tap()
    await page.getByText('Why did Greedy play like that?').tap()
    await page.locator('.bot-reasons li').first().waitFor()
    expect(await violations(page)).toEqual([])
    expect(namesIn(await htmlOf(page), hidden)).toEqual([])
    await page.getByRole('button', { name: 'Ask about this' }).tap()
    await page.locator('.next-moves, .slip').first().waitFor()
    expect(namesIn(await htmlOf(page), hidden)).toEqual([])
  })
})
