import { expect, it } from 'vitest'
import { inBrowser, PHONE, textOf, violations } from './browser.ts'

const BLOWS = `name: Two last blows
game: duel
players:
  Ada: { field: [Whirler, Squire, Guard] }
  Ben: { field: [Zealot, Zealot: { as: Fanatic }, Ogre: { damage: 2 }] }
`

inBrowser('the board of a game that the page does not know', (app) => {
  it('plays a move, asks its questions, and shows every step with its rule', async () => {
    const page = await app.open({ text: BLOWS })
    const card = (name: string) => page.locator('li[data-card]').filter({ hasText: name }).getByRole('button')
    const slip = page.locator('.slip')
    await card('Whirler').click()
    await slip.getByText('Whirler: choose a target').waitFor()
    await card('Zealot').click()
    await slip.getByText('which comes first?').waitFor()
    await slip.getByRole('button', { name: /^Fanatic/ }).click()
    await page.getByRole('heading', { name: 'An enemy creature is chosen' }).waitFor()
    await card('Squire').click()
    await slip.getByRole('button', { name: /^Guard/ }).click()
    await page.locator('.summary').getByText('each take 2 damage').waitFor()
    expect(await page.getByRole('list', { name: 'field of Ben' }).innerText()).not.toContain('Zealot')
    await page.getByRole('button', { name: /The other creatures strike/ }).click()
    await page.getByText('DUEL-4').first().waitFor()
    expect(await textOf(page, '.summary')).toContain('take 2 damage')
    expect(await violations(page)).toEqual([])
  })

  it('is played by keys, and says why a card can’t be chosen', async () => {
    const page = await app.open({ text: BLOWS })
    const card = (name: string) => page.locator('li[data-card]').filter({ hasText: name }).getByRole('button')
    await card('Whirler').press('Enter')
    await page.locator('.slip').getByText('choose a target').waitFor()
    await page.keyboard.press('1')
    await page.locator('.slip').getByText('which comes first?').waitFor()
    await page.keyboard.press('1')
    await page.getByRole('heading', { name: 'An enemy creature is chosen' }).waitFor()
    await card('Ogre').click()
    await page.locator('.why-not').getByText('Ogre').first().waitFor()
  })

  it('shows every ending', async () => {
    const page = await app.open({ text: BLOWS, answers: ['attack 3 6'], view: 'outcomes' })
    await page.getByText('It depends on').waitFor()
    expect(await page.locator('main').innerText()).toMatch(/\d+ endings/)
  })

  it('is set up like any other board', async () => {
    const page = await app.open({ text: BLOWS, view: 'set-up' })
    await page
      .getByRole('button', { name: 'More life for Ben' })
      .or(page.getByLabel('life for Ben'))
      .first()
      .waitFor()
    await page.getByRole('combobox').fill('Lan')
    await page.getByRole('option').first().click()
    await page.getByText('Lancer').first().waitFor()
    expect(await violations(page)).toEqual([])
  })

  it('fits on a phone', async () => {
    const page = await app.open({ text: BLOWS }, { viewport: PHONE })
    await page.getByRole('button', { name: /^Whirler/ }).click()
    await page.locator('.slip').getByText('choose a target').waitFor()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(PHONE.width)
    expect(await violations(page)).toEqual([])
  })
})
