import { expect, it } from 'vitest'
import { inBrowser, PHONE, textOf, violations } from './browser.ts'

const GUARD = `name: Two Breakers of Armies, one Palace Guard
game: magic
players:
  Nia:
    battlefield: [ Breaker of Armies: { as: Breaker A }, Breaker of Armies: { as: Breaker B }, Juggernaut ]
  Oto:
    life: 14
    battlefield: [ Grizzly Bears, Palace Guard, Mogg Flunkies: { tapped: true } ]
`
const ATTACKED = `${GUARD}play:
  - attack: { Breaker A: Oto, Breaker B: Oto, Juggernaut: Oto }
`

inBrowser('the table of Magic', (app) => {
  it('judges a block while it is declared, and shows a better one', async () => {
    const page = await app.open({ text: ATTACKED })
    const banner = page.locator('.banner')
    await banner.getByText('0 of 3').waitFor()
    await page.getByRole('button', { name: /^Grizzly Bears/ }).click()
    await page.getByRole('button', { name: /^Breaker A/ }).click()
    await banner.getByText('1 of 3').waitFor()
    await page.getByRole('button', { name: /^Palace Guard/ }).click()
    await page.getByRole('button', { name: /^Breaker A/ }).click()
    await banner.getByText('2 of 3').waitFor()
    expect(await textOf(page, '.banner')).toContain('Palace Guard also blocks Breaker B')
    expect(await textOf(page, '.flag.wrong')).toBe('not blocked by Palace Guard')
    expect(await page.locator('.requirements .exempt').count()).toBe(2)
    expect(await page.getByRole('button', { name: 'Declare', exact: true }).isDisabled()).toBe(true)
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Use this block' }).click()
    await banner.getByText('Legal').waitFor()
    await page.getByRole('button', { name: 'Declare', exact: true }).click()
    // Now somebody has priority, and the lines stay.
    await page.locator('.slip').waitFor()
    expect(await page.locator('.wire.block').count()).toBe(3)
    await page.keyboard.press('u')
    await banner.getByText('0 of 3').waitFor()
  })

  it('declares attackers by keys, and says why a creature may not attack', async () => {
    const page = await app.open({ text: GUARD })
    const banner = page.locator('.banner')
    // Juggernaut attacks if able.
    await banner.getByText('0 of 1').waitFor()
    await page.getByRole('button', { name: /^Juggernaut/ }).focus()
    await page.keyboard.press('Enter')
    await banner.getByText('Legal').waitFor()
    await page.getByRole('button', { name: 'Declare', exact: true }).focus()
    await page.keyboard.press('Enter')
    await page.getByText('Declaring blockers').waitFor()
    await page.getByRole('button', { name: /Mogg Flunkies/ }).click()
    await banner.getByText('Mogg Flunkies is tapped').waitFor()
  })

  it('is set up from an empty board, with an Aura on a creature', async () => {
    const page = await app.open()
    await page.getByRole('button', { name: 'Empty board Magic' }).click()
    await page.getByText('game: magic').waitFor()
    const place = async (typed: string, name: string) => {
      await page.getByRole('combobox').fill(typed)
      await page.getByRole('option', { name }).click()
    }
    await place('grizz', 'Grizzly Bears')
    await page.getByRole('button', { name: /^Grizzly Bears/ }).click()
    await page.getByRole('button', { name: 'attach…' }).click()
    await place('pacif', 'Pacifism')
    await page.getByText('- Pacifism: { attached: Grizzly Bears }').waitFor()
    await page.getByRole('button', { name: 'Play it' }).click()
    await page.getByRole('button', { name: /^Grizzly Bears/ }).click()
    await page.locator('.banner').getByText('Grizzly Bears cannot attack').waitFor()
  })

  it('is without a violation in the dark and on a phone', async () => {
    const page = await app.open({ text: ATTACKED }, { colorScheme: 'dark' })
    await page.locator('.banner').getByText('0 of 3').waitFor()
    expect(await violations(page)).toEqual([])
    const phone = await app.open({ text: ATTACKED }, { viewport: PHONE, hasTouch: true })
    await phone.locator('.banner').getByText('0 of 3').waitFor()
    expect(await violations(phone)).toEqual([])
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  })
})
