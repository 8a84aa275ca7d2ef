import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { inBrowser, result, textOf } from './browser.ts'
import { SWORD } from './questions.ts'

const COMBAT = `name: First strike and a spell
game: magic
players:
  Nia: { battlefield: [ White Knight: { power: 2, toughness: 2, text: First strike }, Hill Giant ], hand: [ Giant Growth ] }
  Oto: { battlefield: [ Grizzly Bears ], life: 20 }
`
const DIVIDE = `name: A division
game: keyforge
cards:
  Sparks: { type: action, house: brobnar, text: "Play: Distribute 3 damage among any number of enemy creatures." }
players:
  Ada: { battleline: [ Troll ], hand: [ Sparks ] }
  Ben: { battleline: [ Dust Imp, Silvertooth ] }
play:
  - play: Sparks
`
const ORDER = `name: An order
game: keyforge
cards:
  Drill: { type: action, house: brobnar, text: "Play: Rearrange the creatures in your battleline." }
players:
  Ada: { battleline: [ Troll, Gub, Dust Imp ], hand: [ Drill ] }
  Ben: { battleline: [ Silvertooth ] }
play:
  - play: Drill
`

/** Goes on with the Tab key until something of this name has the focus, and presses a key there. */
async function onto(page: Page, name: RegExp, key = 'Enter'): Promise<void> {
  const names: string[] = []
  for (let tries = 0; tries < 90; tries++) {
    const focused = await page.evaluate(() => {
      const { activeElement: one } = document
      return one?.getAttribute('aria-label') ?? one?.textContent ?? ''
    })
    if (name.test(focused)) return page.keyboard.press(key)
    names.push(focused)
    await page.keyboard.press('Tab')
  }
  throw new Error(`the Tab key does not come to ${name}, but to ${[...new Set(names)].join('; ')}`)
}

inBrowser('keyboard play', (app) => {
  it('plays a combat of Magic: attack, block, a spell in response, first strike', async () => {
    const page = await app.open({ text: COMBAT })
    await page.getByText('Nia has priority').waitFor()
    await onto(page, /^Pass/)
    await page.locator('.banner').getByText('Nia declares attackers').waitFor()
    await onto(page, /^White Knight/)
    await page.getByText('attacks Oto').waitFor()
    await onto(page, /^Declare$/)
    // She could cast while attackers are declared, too.
    await page.getByText('Nia has priority').waitFor()
    await page.keyboard.press('1')
    await page.locator('.banner').getByText('Oto declares blockers').waitFor()
    await onto(page, /^Grizzly Bears/)
    await page.locator('.banner').getByText('Legal', { exact: true }).waitFor()
    await page.locator('.wire.block').waitFor({ state: 'attached' })
    await onto(page, /^Declare$/)
    await page.getByText('Nia has priority').waitFor()
    await onto(page, /^Cast Giant Growth/)
    await page.locator('.slip').getByText('What does Giant Growth target?').waitFor()
    await page.keyboard.press('1')
    await page.locator('.magic-stack').waitFor()
    // Passes, until nobody is asked any more; how many that are depends on when each is seen.
    const bears = page.getByRole('button', { name: /^Grizzly Bears/ })
    for (let tries = 0; tries < 40 && (await bears.count()) > 0; tries++) {
      if ((await page.locator('.slip').count()) > 0) await page.keyboard.press('1')
      await page.waitForTimeout(150)
    }
    await page.locator('.summary').waitFor()
    expect(await bears.count()).toBe(0)
    expect(await page.getByRole('button', { name: /^White Knight/ }).count()).toBe(1)
  })

  it('divides damage and chooses an order; the focus stays on a button at its limit', {
    tags: 'long',
  }, async () => {
    const page = await app.open({ text: DIVIDE })
    await page.getByRole('button', { name: '3 left to divide' }).waitFor()
    await onto(page, /^More for Dust Imp/)
    await page.keyboard.press('Enter')
    await onto(page, /^More for Silvertooth/)
    // There is no more: the button keeps the focus and does nothing.
    await page.keyboard.press('Enter')
    expect(await page.locator('.ordering output').allInnerTexts()).toEqual(['2', '1'])
    await onto(page, /^Divide/)
    await page.locator('.summary').getByText('Dust Imp is destroyed').waitFor()

    const other = await app.open({ text: ORDER })
    await other.getByRole('button', { name: 'Use this order' }).waitFor()
    await onto(other, /^Dust Imp earlier/)
    for (let press = 0; press < 3; press++) await other.keyboard.press('Enter')
    expect(await other.locator('.ordering .label').allInnerTexts()).toEqual(['Dust Imp', 'Troll', 'Gub'])
    await onto(other, /^Use this order/)
    await other.locator('.slip').waitFor({ state: 'detached' })
    expect(await other.locator('.near .name').allInnerTexts()).toEqual(['Dust Imp', 'Troll', 'Gub'])
  })

  it('plays an attack of Grand Archive, and writes it into the downloaded file', async () => {
    const page = await app.open({ text: SWORD })
    await page.getByText('Choose a card to use').waitFor()
    await onto(page, /^Knight/)
    await onto(page, /^Warrior's Longsword/)
    await onto(page, /^Wolf/)
    await page.locator('.slip').getByText('Ben decides').waitFor()
    await onto(page, /^Wolf$/)
    await onto(page, /^Choose 1$/)
    await result(page).waitFor()
    await page.keyboard.press('s')
    const [file] = await Promise.all([page.waitForEvent('download'), onto(page, /^Download scenario/)])
    const written = readFileSync(await file.path(), 'utf8')
    expect(written).toMatch(/play:\n\s*- attack:\n[\s\S]*weapon:[\s\S]*- retaliate:\n\s*- Wolf/)
  })
})

inBrowser('an illegal answer', (app) => {
  it('is refused with the rule, and the run before it stays', async () => {
    const text = `name: A slip
game: keyforge
players: { Ada: { battleline: [ Troll ] }, Ben: { battleline: [ Gub, Silvertooth ] } }
`
    // Records: players, then cards in the order in which they stand; nobody fights a creature of their own.
    const page = await app.open({ text, answers: ['fight 4 4'] })
    await page.locator('.summary').getByText('The rules forbid it:').waitFor()
    expect(await textOf(page, '.summary')).toMatch(/KF-[A-Z]+-\d+/)
    expect(await page.locator('.slot').count()).toBe(3)
  })
})
