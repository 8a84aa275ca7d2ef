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
const RESPONSE = `name: A question
game: magic
players:
  Nia: { battlefield: [ Hill Giant ], hand: [ Prey Upon ] }
  Oto: { battlefield: [ Grizzly Bears ], hand: [ Lightning Bolt ] }
play:
  - attack: Hill Giant -> Oto
`
const DIVIDED = `name: A question
game: magic
players:
  Nia: { battlefield: [ Ogre: { power: 4, toughness: 6 } ] }
  Oto: { battlefield: [ Shield: { power: 2, toughness: 3 }, Hound: { power: 1, toughness: 1 } ] }
play:
  - attack: Ogre -> Oto
  - block: { Shield: Ogre, Hound: Ogre }
  - pass
`
const TRAMPLED = DIVIDED.replace('toughness: 6', 'toughness: 6, text: "Trample, deathtouch"')
const BLOCKED = `name: A question
game: magic
players:
  Nia: { battlefield: [ Ogre: { power: 3, toughness: 3 } ], hand: [ Giant Growth ] }
  Oto: { battlefield: [ Wolf: { power: 3, toughness: 3 } ] }
play:
  - attack: Ogre -> Oto
  - block: Wolf -> Ogre
`

inBrowser('the board of Magic', (app) => {
  it('judges a block during the declaration, and shows a better one', async () => {
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
    expect(await page.locator('.requirements tbody tr').allInnerTexts()).toEqual([
      'Grizzly Bears\tmet\tcan block only one',
      'Palace Guard\tmet\tmissed',
      'Mogg Flunkies\ttapped\ttapped',
    ])
    await page.locator('.requirements').getByText('MTG-BLK-31').first().click()
    await page.locator('.note', { hasText: 'MTG-BLK-31' }).waitFor()
    expect(await page.getByRole('button', { name: 'Declare', exact: true }).isDisabled()).toBe(true)
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Use this block' }).click()
    await banner.getByText('Legal', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Declare', exact: true }).click()
    // Now somebody has priority, and the lines stay.
    await page.locator('.slip').getByText('Declare blockers step').waitFor()
    expect(await page.locator('.wire.block').count()).toBe(3)
    await page.keyboard.press('u')
    await banner.getByText('0 of 3').waitFor()
  })

  it('declares attackers by keys, and says why a creature can’t attack', async () => {
    const page = await app.open({ text: GUARD })
    const banner = page.locator('.banner')
    // Juggernaut attacks if able.
    await banner.getByText('0 of 1').waitFor()
    await page.locator('.requirements .missed').waitFor()
    await page.getByRole('button', { name: /^Juggernaut/ }).focus()
    await page.keyboard.press('Enter')
    await banner.getByText('Legal', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Declare', exact: true }).focus()
    await page.keyboard.press('Enter')
    await page.locator('.page').getByText('Declaring blockers').waitFor()
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

  it('has no accessibility violation in the dark theme and on a phone', async () => {
    const page = await app.open({ text: ATTACKED }, { colorScheme: 'dark' })
    await page.locator('.banner').getByText('0 of 3').waitFor()
    expect(await violations(page)).toEqual([])
    const phone = await app.open({ text: ATTACKED }, { viewport: PHONE, hasTouch: true })
    await phone.locator('.banner').getByText('0 of 3').waitFor()
    expect(await violations(phone)).toEqual([])
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  })

  it('casts in response, shows the stack and pending damage, and says why the creature died', async () => {
    const page = await app.open({ text: RESPONSE })
    const button = (name: string | RegExp) => page.getByRole('button', { name }).first()
    await page.getByText('Oto has priority').waitFor()
    await button(/^Cast Lightning Bolt/).click()
    await page.locator('.slip').getByText('What does Lightning Bolt target?').waitFor()
    // On the board, and not in the list.
    await page.locator('[data-card] .card', { hasText: 'Hill Giant' }).click()
    await page.locator('.magic-stack').waitFor()
    expect(await textOf(page, '.magic-stack')).toMatch(/Lightning Bolt Oto → Hill Giant$/)
    // Oto could only pass, and is not asked again.
    await page.getByText('Nia has priority').waitFor()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('1')
    await page.locator('.magic-stack').waitFor({ state: 'detached' })
    expect(await page.getByRole('button', { name: /^Hill Giant/ }).count()).toBe(0)
    await page.locator('[data-pile="graveyard"]').last().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Hill Giant' }).click()
    await page.getByText('Why was it destroyed?').waitFor()
    await page.keyboard.press('Escape')
    // The damage hung above it before it was dealt.
    await page.getByRole('button', { name: /Set the damage/ }).click()
    expect(await page.locator('.pending').innerText()).toBe('3')
    await page.getByRole('button', { name: /Deal damage/ }).click()
    expect(await page.locator('.token.damage').innerText()).toBe('3')
  })

  it('divides combat damage point by point', async () => {
    const page = await app.open({ text: DIVIDED })
    const divide = page.locator('.slip').getByRole('button', { name: 'Assign damage' })
    await page.locator('.slip').getByText('How does Ogre divide its damage?').waitFor()
    const of = (name: string) => page.getByLabel(`To ${name}`, { exact: true })
    // It begins with what kills both.
    expect([await of('Shield').innerText(), await of('Hound').innerText()]).toEqual(['3', '1'])
    await page.locator('.slip').getByText('Any division is legal.').waitFor()
    for (let point = 0; point < 2; point++) await page.getByRole('button', { name: 'Less to Shield' }).click()
    expect(await page.getByRole('button', { name: '2 left to assign' }).isDisabled()).toBe(true)
    for (let point = 0; point < 2; point++) await page.getByRole('button', { name: 'More to Hound' }).click()
    expect(await violations(page)).toEqual([])
    await divide.click()
    await page.getByRole('button', { name: /^Shield/ }).waitFor()
    await page.locator('.slip').waitFor({ state: 'detached' })
    expect(await page.getByRole('button', { name: /^Hound/ }).count()).toBe(0)
    expect(await textOf(page, '.summary')).toContain('Hound is destroyed by')
  })

  it('requires lethal damage for blockers first, and says for which', async () => {
    const page = await app.open({ text: TRAMPLED })
    const of = (name: string) => page.getByLabel(`To ${name}`, { exact: true }).innerText()
    await page
      .locator('.slip')
      .getByText(/^Assign lethal damage/)
      .waitFor()
    // With deathtouch 1 is lethal.
    expect([await of('Shield'), await of('Hound'), await of('Oto')]).toEqual(['1', '1', '2'])
    await page.getByRole('button', { name: 'Less to Hound' }).click()
    await page.getByRole('button', { name: 'More to Oto' }).click()
    const done = page.getByRole('button', { name: 'Hound needs 1 more before Oto' })
    expect(await done.isDisabled()).toBe(true)
    expect(await violations(page)).toEqual([])
  })

  it('shows every ending of a block', async () => {
    const page = await app.open({ text: BLOCKED })
    await page.getByText('has priority').waitFor()
    await page.keyboard.press('o')
    await page.getByText('Every outcome of “Wolf blocks Ogre”').waitFor()
    await page.getByText('What does Nia do?').first().waitFor()
    const ending = page.getByRole('heading', { name: /Wolf dies/ }).first()
    await ending.waitFor()
    expect(await violations(page)).toEqual([])
  })

  it('is played by touch at 390 pixels', async () => {
    const page = await app.open({ text: RESPONSE }, { viewport: PHONE, hasTouch: true })
    await page.getByText('Oto has priority').waitFor()
    await page.getByRole('button', { name: /^Cast Lightning Bolt/ }).tap()
    await page.locator('[data-card] .card', { hasText: 'Hill Giant' }).tap()
    await page.locator('.magic-stack').waitFor()
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  })
})
