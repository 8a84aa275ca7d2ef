import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { inBrowser, PHONE, textOf, violations } from './browser.ts'

const TURNS = `name: Two players at one screen
game: keyforge
house: dis
players:
  Ada: { aember: 4, houses: [brobnar, dis, logos], battleline: [Dino-Fiend, Troll], hand: [Punch] }
  Ben: { aember: 6, houses: [saurian, brobnar, untamed], battleline: [Faust the Great], hand: [Bumpsy] }
`
const namesIn = (page: Page, list: string) =>
  page.getByRole('list', { name: list }).locator('.name').allInnerTexts()

/** Ada reaps and ends her turn; Ben forges a key, chooses a house, plays a creature and ends his. */
async function twoTurns(page: Page, press: (name: string | RegExp) => Promise<void>): Promise<void> {
  await page.getByText('Choose a card to use').first().waitFor()
  await press(/^Dino-Fiend/)
  await press('Reap')
  await page.locator('.summary').getByText('Ada gains 1 Æmber').waitFor()
  await press('End the turn')
  await page.getByRole('heading', { name: 'Choose a house' }).waitFor()
  expect(await page.locator('[data-pool="2"]').innerText()).toBe('0')
  expect(await page.locator('.row.move .title').allInnerTexts()).toContain('End the turn')
  expect(await page.getByText('End the step').count()).toBe(0)
  // The next player asks for their hand.
  expect(await page.getByRole('list', { name: /^Hand of/ }).count()).toBe(0)
  await page.getByRole('img', { name: 'Hand of Ben: 1 face down' }).waitFor()
  await press('Show the cards of Ben')
  expect(await namesIn(page, 'Hand of Ben')).toEqual(['Bumpsy'])
  await page.getByRole('img', { name: /^Hand of Ada: \d face down$/ }).waitFor()
  expect(await page.getByRole('list', { name: 'Hand of Ada' }).count()).toBe(0)
  await press(/^Brobnar/)
  await page.getByText('Ben’s turn: choose a card').first().waitFor()
  await press('Bumpsy')
  await press('Play it')
  await press(/^Right flank/)
  await page
    .getByRole('list', { name: 'Battleline of Ben' })
    .getByRole('button', { name: /^Bumpsy/ })
    .waitFor()
  await press('End the turn')
  await page.getByRole('heading', { name: 'Choose a house' }).waitFor()
  expect(await textOf(page, '.slip .to')).toContain('Ada decides')
}

inBrowser('whole turns of KeyForge', (app) => {
  it('are played by mouse, and written into the downloaded file', async () => {
    const page = await app.open({ text: TURNS })
    await twoTurns(page, (name) => page.getByRole('button', { name }).first().click())
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Share' }).click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download scenario' }).click(),
    ])
    const written = readFileSync(await file.path(), 'utf8')
    expect(written).toMatch(
      /play:\n\s*- reap: Dino-Fiend\n\s*- end: turn\n[\s\S]*- house: brobnar\n\s*- play: Bumpsy/,
    )
  })

  it('are played by keys', async () => {
    const page = await app.open({ text: TURNS })
    await twoTurns(page, async (name) => {
      await page.getByRole('button', { name }).first().focus()
      await page.keyboard.press('Enter')
    })
    await page.keyboard.press('2')
    await page.getByText('Ada’s turn: choose a card').first().waitFor()
    await page.keyboard.press('u')
    await page.getByRole('heading', { name: 'Choose a house' }).waitFor()
  })

  it('are played by touch at 390 pixels', async () => {
    const page = await app.open({ text: TURNS }, { viewport: PHONE, hasTouch: true })
    await twoTurns(page, (name) => page.getByRole('button', { name }).first().tap())
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  })
})

const OTHERS = [
  `name: A spell
game: magic
players:
  Nia: { hand: [ Lightning Bolt ], battlefield: [ Hill Giant ] }
  Oto: { hand: [ Giant Growth ], battlefield: [ Grizzly Bears ] }
`,
  `name: Cards that one player may see
game: grand-archive
players:
  Nia: { field: [ Knight ], hand: [ Lightning Bolt ], deck: [ Giant Growth ], memory: [ Giant Growth ] }
  Oto: { field: [ Rival ], hand: [ Giant Growth ], material: [ Giant Growth ] }
cards:
  Knight: { type: champion, level: 1, life: 20 }
  Rival: { type: champion, level: 1, life: 20 }
  Lightning Bolt: { type: ally, power: 1, life: 1 }
  Giant Growth: { type: ally, power: 1, life: 1 }
`,
]

inBrowser('a board of Magic or Grand Archive at one screen', (app) => {
  it('names no card that the player at it may not see', async () => {
    for (const text of OTHERS) {
      const page = await app.open({ text })
      await page.getByRole('list', { name: 'Hand of Nia' }).getByText('Lightning Bolt').waitFor()
      await page.getByRole('button', { name: 'Hide hands' }).click()
      await page.getByRole('button', { name: 'Show the cards of Nia' }).waitFor()
      const names = async () => (await page.locator('main, dialog[open]').allInnerTexts()).join()
      expect(await names()).not.toMatch(/Lightning Bolt|Giant Growth/)
      await page.getByRole('button', { name: 'Show the cards of Nia' }).click()
      await page.getByRole('list', { name: 'Hand of Nia' }).getByText('Lightning Bolt').waitFor()
      for (const pile of await page.locator('[data-side] [data-pile]:enabled').all()) {
        const own = (await pile.getAttribute('data-pile')) ?? ''
        const isNias = (await pile.locator('xpath=ancestor::*[@data-side]').textContent())?.includes('Nia')
        if (isNias === true && own !== 'deck') continue
        await pile.click()
        await page.getByRole('dialog').getByText('1 card, face down').waitFor()
        expect(await names()).not.toMatch(/Giant Growth/)
        await page.keyboard.press('Escape')
      }
      await page.getByRole('button', { name: 'Open all hands' }).click()
      await page.locator('[data-pile="hand"]').first().click()
      await page.getByRole('dialog').getByText('Giant Growth').first().waitFor()
    }
  })
})

const HIDDEN = `name: A game with decks
game: keyforge
house: dis
players:
  Ada: { aember: 2, houses: [brobnar, dis, logos], battleline: [Dino-Fiend], hand: [Punch], deck: [Krump, Gub, Ancient Bear, Urchin, Silvertooth, Sequis] }
  Ben: { houses: [saurian, brobnar, untamed], battleline: [Faust the Great], hand: [Bumpsy], deck: [Stormling, Bulwark], archives: [Headhunter] }
cards:
  Stormling: { type: creature, house: logos, power: 4, text: "Destroyed: Draw a card." }
`
/** Whatever a page shows of hidden cards. */
const HIDDEN_NAMES = /Krump|Ancient Bear|Urchin|Silvertooth|Sequis|Bumpsy|Stormling|Bulwark|Headhunter|Punch/

inBrowser('a game at one screen', (app) => {
  it('shows only what the player at the screen may see, and tells finished turns in sentences', async () => {
    const page = await app.open({ text: HIDDEN })
    const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click()
    await press(/^Dino-Fiend/)
    await press('Reap')
    await page.locator('.summary').getByText('Ada gains 1 Æmber').waitFor()
    await press('End the turn')
    await page.getByRole('heading', { name: 'Choose a house' }).waitFor()
    expect(await page.locator('.play').innerText()).not.toMatch(HIDDEN_NAMES)
    for (const [side, pile, count] of [
      [1, 'hand', '6 cards'],
      [1, 'deck', '1 card'],
      [2, 'archives', '1 card'],
    ] as const) {
      await page.locator(`[data-side="${side}"] [data-pile="${pile}"]`).click()
      expect(await page.getByRole('dialog').innerText()).toContain(`${count}, face down`)
      expect(await page.getByRole('dialog').innerText()).not.toMatch(HIDDEN_NAMES)
      await page.keyboard.press('Escape')
    }
    await press('Show the cards of Ben')
    await page.getByRole('list', { name: 'Hand of Ben' }).getByText('Bumpsy').waitFor()
    await page.locator('[data-side="2"] [data-pile="archives"]').click()
    expect(await page.getByRole('dialog').innerText()).toContain('Headhunter')
    await page.keyboard.press('Escape')
    await press(/^Brobnar/)
    await page.getByText('Take your archives into hand?').waitFor()
    // What the turn of Ada came to stands in sentences, and the ruler has one mark for it.
    const log = await textOf(page, '.chart')
    expect(log).toContain('Ada’s turn, house Dis Dino-Fiend reaps Ada gains 1 Æmber. End the turn')
    expect(log).toContain('5 cards are drawn.')
    expect(log).toContain('Ben’s turn, house Brobnar')
    expect(log).not.toMatch(/Krump|Ancient Bear|Urchin|Silvertooth/)
    const before = await page.locator('.board .tick').count()
    expect(before).toBeLessThan(await page.locator('.chart .row').count())
    expect(await violations(page)).toEqual([])
    // All can be laid open again.
    await press(/^Leave the archives/)
    await press('Open all hands')
    await page.locator('[data-side="1"] [data-pile="hand"]').click()
    expect(await page.getByRole('dialog').innerText()).toContain('Krump')
  })
})

const MOMENT = `name: A moment of a turn
game: keyforge
players:
  Ada: { aember: 4, battleline: [ Dino-Fiend, Troll ] }
  Ben: { aember: 6, battleline: [ Faust the Great ] }
`

inBrowser('a question of KeyForge without houses', (app) => {
  it('says why the turn can’t end, and plays whole turns once houses are chosen', async () => {
    const page = await app.open({ text: MOMENT })
    await page.getByRole('button', { name: /^Troll/ }).click()
    await page.getByRole('button', { name: 'Reap', exact: true }).click()
    await page.getByText('To play whole turns').waitFor()
    expect(await page.getByRole('button', { name: 'End the turn' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Choose houses' }).click()
    await page.getByRole('button', { name: 'Choose a house for Ada' }).waitFor()
    await page.getByLabel('House 1 of Ada').selectOption('brobnar')
    await page.getByLabel('House 2 of Ada').selectOption('dis')
    await page.getByLabel('House 1 of Ben').selectOption('saurian')
    await page.getByLabel('House 2 of Ben').selectOption('logos')
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Play whole turns' }).click()
    // What was done before stays done.
    await page.locator('[data-pool="1"]').getByText('5').waitFor()
    await page.getByRole('button', { name: 'End the turn' }).click()
    await page.getByRole('heading', { name: 'Choose a house' }).waitFor()
    expect(await page.locator('.slip .option b').allInnerTexts()).toHaveLength(2)
    expect(await textOf(page, '.slip .to')).toContain('Ben decides')
  })

  it('has them in the bar of a player during set-up', async () => {
    const page = await app.open({ text: MOMENT, view: 'set-up' }, { viewport: PHONE, hasTouch: true })
    await page.getByRole('button', { name: /^Ben/ }).first().tap()
    await page.getByLabel('House 1 of Ben').selectOption('saurian')
    await page.getByLabel('House 2 of Ben').selectOption('logos')
    await expect.poll(() => page.getByLabel('House 2 of Ben').inputValue()).toBe('logos')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
    expect(await violations(page)).toEqual([])
  })
})
