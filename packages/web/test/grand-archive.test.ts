import { expect, it } from 'vitest'
import { inBrowser, PHONE, result, textOf, violations } from './browser.ts'

const BLADE = `name: A champion attacks with a sword
game: grand-archive
cards:
  Knight: { type: champion, classes: [ warrior ], level: 2, life: 24 }
  Squire: { type: champion, classes: [ warrior ], level: 1, life: 15 }
  Rival: { type: champion, level: 1, life: 20 }
  Wolf: { type: ally, power: 2, life: 3 }
players:
  Ada:
    field: [ Knight: { damage: 5, lineage: [ Squire ] }, Warrior's Longsword ]
    hand: [ Savage Slash ]
  Ben:
    field:
      - Rival
      - Wolf
`
const SHIELDED = `name: A question
game: grand-archive
cards:
  X: { type: ally, power: 2, life: 2 }
  CA: { type: champion, level: 1, life: 20 }
  CB: { type: champion, level: 1, life: 20 }
players:
  A: { field: [CA, X] }
  B: { field: [CB], hand: [Deflecting Edge] }
play:
  - attack: X -> CB
`

inBrowser('the board of Grand Archive', (app) => {
  it('plays an attack with a weapon, a target, retaliation and the sum of damage', async () => {
    const page = await app.open({ text: BLADE })
    expect(await page.locator('.lineage').innerText()).toContain('Squire')
    await page.getByRole('button', { name: /^Knight/ }).click()
    await page.locator('.slip').getByText('Choose a weapon').waitFor()
    await page.getByRole('button', { name: /^Warrior's Longsword/ }).click()
    await page.getByRole('button', { name: /^Wolf/ }).click()
    const slip = page.locator('.slip')
    await slip.getByText('Ben decides').waitFor()
    expect(await page.locator('.gear.wielded').innerText()).toContain('Longsword')
    await slip.getByRole('button', { name: /Wolf/ }).click()
    await slip.getByRole('button', { name: 'Choose 1' }).click()
    await result(page).waitFor()
    expect(await textOf(page, '.summary')).toContain('Knight and Wolf each take 2 damage')
    await page.getByRole('button', { name: /Set the damage/ }).click()
    expect(await page.locator('.pending').allInnerTexts()).toEqual(['2', '2'])
    expect(await textOf(page, '.attack-sum')).toMatch(/= 2 damage$/)
    expect(await page.locator('.wire').count()).toBe(2)
    expect(await violations(page)).toEqual([])
  })

  it('answers by keys, undoes, and says why', async () => {
    const page = await app.open({
      text: `${BLADE}play:\n  - attack: { weapon: Warrior's Longsword, target: Wolf }\n`,
    })
    await result(page).waitFor()
    await page.keyboard.press('u')
    await page.locator('.slip').getByText('Ben decides').waitFor()
    await page.keyboard.press('u')
    await page.getByText('Choose a card to use').waitFor()
    await page.getByRole('button', { name: /^Knight/ }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('w')
    await page.getByRole('dialog').getByText('Why this life?').waitFor()
    await page.keyboard.press('Escape')
  })

  it('is set up from an empty board, with a lineage', async () => {
    const page = await app.open({ text: BLADE, view: 'set-up' })
    await page.getByRole('button', { name: /^Rival/ }).click()
    await page.getByRole('button', { name: 'More damage' }).click()
    await page.getByText('- Rival: { damage: 1 }').waitFor()
    await page.getByRole('button', { name: 'lineage…' }).click()
    await page.getByRole('combobox').fill('squire')
    await page.getByRole('option', { name: 'Squire' }).click()
    await page.getByText('- Rival: { damage: 1, lineage: [ Squire ] }').waitFor()
    expect(await violations(page)).toEqual([])
  })

  it('shows every ending of an attack', async () => {
    const text = `${BLADE}play:\n  - attack: { weapon: Warrior's Longsword, target: Wolf }\n`
    const page = await app.open({ text, view: 'outcomes' })
    await page.locator('.ending').first().waitFor()
    const titles = await page.locator('.ending h2').allInnerTexts()
    expect(titles.length).toBeGreaterThan(1)
    expect(await violations(page)).toEqual([])
  })

  it('shows in every ending which effects will still prevent damage', async () => {
    const page = await app.open({ text: SHIELDED, view: 'outcomes' })
    await page.locator('.ending h2', { hasText: 'CB prevents the next 1' }).waitFor()
    expect(await page.locator('.ending h2', { hasText: 'CA prevents the next 3' }).count()).toBe(1)
  })

  it('has no accessibility violation in the dark theme and on a phone', async () => {
    const page = await app.open({ text: BLADE }, { colorScheme: 'dark' })
    await page.getByText('Choose a card to use').waitFor()
    expect(await violations(page)).toEqual([])
    const phone = await app.open({ text: BLADE }, { viewport: PHONE, hasTouch: true })
    await phone.getByText('Choose a card to use').waitFor()
    expect(await violations(phone)).toEqual([])
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  })
})
