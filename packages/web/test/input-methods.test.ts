import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { inBrowser, result, textOf, violations, watched } from './browser.ts'
import { find, inputMethod, sound } from './input-methods.ts'
import { FIRESPITTER, SWORD } from './questions.ts'

const TAUNT = `name: Taunt
game: keyforge
players:
  Ada: { battleline: [ Troll ] }
  Ben: { battleline: [ Sequis: { ward: true }, Champion Anaphiel, Gub ] }
`
/** So many positions that a search is still under way when it is ended. */
const ENDLESS = `name: Eight sparks
game: keyforge
cards:
  Sparks: { type: action, house: brobnar, text: "Play: ${'Deal 1 to a creature. '.repeat(8).trim()}" }
players:
  Ada: { battleline: [ Troll, Krump, Bumpsy, Headhunter ], hand: [ Sparks ] }
  Ben: { battleline: [ Sequis, Champion Anaphiel, Ancient Bear, Dino-Fiend ] }
play:
  - play: Sparks
`
const DEMAND = `name: A demand
game: magic
players:
  Nia: { battlefield: [ Breaker of Armies, Hill Giant ] }
  Oto: { battlefield: [ Grizzly Bears, Palace Guard ] }
`
const SPELLS = `name: A target
game: magic
players:
  Nia: { battlefield: [ Hill Giant ], hand: [ Lightning Bolt ] }
  Oto: { battlefield: [ Grizzly Bears, Scout: { power: 1, toughness: 1, text: Hexproof } ] }
play:
  - cast: Lightning Bolt
`
const STRIKERS = `name: First strike and double strike
game: magic
players:
  Nia:
    battlefield: [ White Knight, Duelist: { power: 2, toughness: 4, text: Double strike }, Hill Giant ]
  Oto: { battlefield: [ Grizzly Bears, Wall: { power: 1, toughness: 5 } ] }
play:
  - attack: { White Knight: Oto, Duelist: Oto, Hill Giant: Oto }
  - block: { Grizzly Bears: White Knight, Wall: Duelist }
`
const SLASH = SWORD.replace('Longsword ] }', 'Longsword ], hand: [ Savage Slash ] }')
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

inBrowser('with keys and touch', (app) => {
  it.each(inputMethod())('$name: the question of Dino-Fiend from an empty board', async (kind) => {
    const page = await app.open('#set-up/', kind.options)
    let touches = 0
    const press = (name: string | RegExp) => {
      touches++
      return kind.press(button(page, name))
    }
    await find(page, kind, 'dino-f')
    await press('Place at the left flank of Ben')
    await find(page, kind, 'faust')
    await press(/^Dino-Fiend/)
    await press(/^More Æmber$/)
    await page.locator('.token.aember').waitFor()
    await press(/^Play it/)
    await page.locator('.summary').getByText('Choose a card to use').waitFor()
    await press(/^Dino-Fiend/)
    await page.locator('.slip').getByText('Choose a creature to fight').waitFor()
    await press(/^Faust the Great/)
    const sum = 'Dino-Fiend and Faust the Great are each destroyed by'
    await page.locator('.summary').getByText(sum).waitFor()
    // With two for each name that was found.
    expect(touches + 4).toBeLessThanOrEqual(12)
    await sound(page)
  })

  it.each(inputMethod())('$name: cards go everywhere, with all their marks', async (kind) => {
    const page = await app.open('#set-up/', kind.options)
    const press = (name: string | RegExp) => kind.press(button(page, name))
    const written = page.locator('.yaml')
    for (const [pile, typed] of [
      ['hand', 'bumpsy'],
      ['discard', 'punch'],
      ['artifacts', 'autocannon'],
    ] as const) {
      await kind.press(page.locator('.strip').last().getByRole('button', { name: pile }))
      await find(page, kind, typed)
    }
    await press('Place at the left flank of Ada')
    await find(page, kind, 'sequis')
    await press(/^Sequis/)
    for (const mark of ['damage', '+1 power', 'armor used']) await press(`More ${mark}`)
    await press('More armor used')
    await page.getByText('armor used: 2').waitFor()
    // There is no more armor: its button rests as soon as the page has seen that.
    await page.getByRole('button', { name: 'More armor used', disabled: true }).waitFor()
    for (const mark of ['ward', 'stun', 'enrage', 'ready']) {
      await kind.press(page.getByRole('toolbar').getByRole('button', { name: mark, exact: true }))
    }
    await written.getByText('exhausted: true').waitFor()
    await press('upgrade…')
    await find(page, kind, 'way of the bear')
    await written.getByText('Way of the Bear').waitFor()
    await press(/^Ben/)
    await press('More keys for Ben')
    await press('More Æmber for Ada')
    await written.getByText('keys: 1').waitFor()
    const text = (await written.innerText()).replace(/\s+/g, ' ')
    for (const part of [
      'Autocannon',
      'Bumpsy',
      'Punch',
      'damage: 1',
      'counters: 1',
      'ward: true',
      'stun: true',
    ])
      expect(text).toContain(part)
    expect(text).toContain('enrage: true')
    await sound(page)
    await press(/^Sequis/)
    await press('remove')
    await page.getByRole('button', { name: /^Sequis/ }).waitFor({ state: 'detached' })
  })

  it.each(inputMethod())('$name: writes a card, and starts from a ruling or a file', async (kind) => {
    const page = await app.open('#set-up/', kind.options)
    const press = (name: string | RegExp) => kind.press(button(page, name))
    await press('Write a card')
    await page.getByLabel('name').waitFor()
    // The field has the focus.
    await page.keyboard.type('Ogre')
    await kind.press(page.getByRole('textbox', { name: 'Rules text of Ogre' }))
    await page.keyboard.press('Control+A')
    await page.keyboard.type('Poison. Destroyed: Stea')
    await page
      .getByRole('option', { name: /^Steal 1Æ\.$/ })
      .first()
      .waitFor()
    await page.waitForTimeout(150)
    await page.keyboard.press('Enter')
    await page.getByText('Understood', { exact: true }).waitFor()
    await press(/^Add card$/)
    // It lies in the chosen place at once.
    await button(page, /^Ogre/).waitFor()
    await sound(page)
    await press(/^Find one of .* rulings/)
    // The field has the focus there, too.
    await page.locator('.ask-page').waitFor()
    await page.keyboard.type('dino-fiend faust')
    await kind.press(page.locator('.sentence'))
    await page.locator('.board').waitFor()
    await press('Change the board')
    await page.locator('.yaml').getByText('Dino-Fiend').first().waitFor()
    // Its cards are gone, and what stands below them has come up.
    await button(page, /^Place Ogre/).waitFor({ state: 'detached' })
    await press('Open a file')
    await page.getByRole('textbox', { name: 'Scenario text' }).fill(TAUNT)
    await press(/^Open$/)
    await button(page, /^Champion Anaphiel/).waitFor()
  })

  it.each(inputMethod())(
    '$name: an illegal fight says why; a fight is watched, explained and undone',
    async (kind) => {
      const page = await app.open({ text: TAUNT }, { ...kind.options, reducedMotion: 'no-preference' })
      const press = (name: string | RegExp) => kind.press(button(page, name))
      await press(/^Troll/)
      await page.locator('.slip').getByText('Choose a creature to fight').waitFor()
      await press(/^Sequis/)
      await page
        .locator('.summary')
        .getByText(/KF-TNT-\d/)
        .waitFor()
      await press(/^Champion Anaphiel/)
      await result(page).waitFor()
      await sound(page)
      // Step by step back to where armor absorbs damage.
      const title = page.locator('.row.current .title')
      for (let step = 0; step < 30 && !(await title.innerText()).startsWith('Armor'); step++)
        await press('Step back')
      expect(await page.locator('.pending').allInnerTexts()).toEqual(['7', '6'])
      expect(await textOf(page, '.summary')).toContain('Champion Anaphiel: 8 − 1 armor = 7')
      await kind.press(page.locator('.why .cite').first())
      expect(await textOf(page, '.row.current + .why')).toContain('KF-ARM-1')
      await press(/^Why\?$/)
      await page.getByRole('dialog').waitFor()
      await press('Close')
      await press('Step forward')
      await page.locator('.token.damage').first().waitFor()
      await watched(page, () => press('Play the steps'))
      await press('Undo')
      await page.locator('.summary').getByText('Choose a card to use').waitFor()
    },
  )

  it.each(inputMethod())('$name: shows every outcome, watches one, and stops a long search', async (kind) => {
    const page = await app.open({ text: FIRESPITTER }, kind.options)
    const press = (name: string | RegExp) => kind.press(button(page, name))
    await page.locator('.slip').waitFor()
    await press('Outcomes')
    await page.locator('.ending').first().waitFor()
    await press('Tree')
    expect(await page.locator('.tree .to').count()).toBe(4)
    await press('Graph')
    await page.locator('.graph .place').first().waitFor()
    await sound(page)
    const title = await page.locator('.ending', { hasText: 'Watch C' }).locator('h2').innerText()
    expect(title).toContain('Briar Grubbling unharmed')
    await watched(page, () => press('Watch C'))
    expect(await result(page).innerText()).toContain('Firespitter is destroyed')

    const long = await app.open({ text: ENDLESS, view: 'outcomes' }, kind.options)
    await long.getByText(/\d+ positions so far/).waitFor()
    expect(await violations(long)).toEqual([])
    // The page is not held up: it answers while the search goes on.
    await kind.press(button(long, 'Stop and show the result'))
    await long.getByText('not all checked').waitFor()
    await sound(long)
  })

  it.each(inputMethod())('$name: another edition, and where two differ', async (kind) => {
    const page = await app.open({ text: FIRESPITTER }, kind.options)
    const press = (name: string | RegExp) => kind.press(button(page, name))
    await kind.press(page.locator('.slip .option').nth(1))
    await result(page).waitFor()
    await press('Compare')
    const sheet = page.getByRole('dialog')
    await sheet.getByText('Result').first().waitFor()
    await sound(page)
    await kind.press(sheet.getByRole('button', { name: 'Show this step' }))
    await sheet.waitFor({ state: 'detached' })
    expect(await page.locator('.row.next').count()).toBeGreaterThan(0)
    await page.getByLabel('Edition').selectOption('essay')
    await expect.poll(() => page.getByLabel('Edition').inputValue()).toBe('essay')
    await result(page).waitFor()
  })

  it.each(inputMethod())('$name: shares the question as a link and as a file', async (kind) => {
    const page = await app.open({ text: TAUNT }, kind.options)
    const press = (name: string | RegExp) => kind.press(button(page, name))
    await press(/^Troll/)
    await page.locator('.slip').getByText('Choose a creature to fight').waitFor()
    await press(/^Champion Anaphiel/)
    await result(page).waitFor()
    const told = await textOf(page, '.summary')
    await press('Share')
    await page.getByRole('img', { name: 'The link as a QR code' }).waitFor()
    await sound(page)
    const link = await page.getByRole('textbox', { name: 'Link' }).inputValue()
    const [file] = await Promise.all([page.waitForEvent('download'), press('Download scenario')])
    const [picture] = await Promise.all([page.waitForEvent('download'), press('Download picture')])
    expect(picture.suggestedFilename()).toBe('taunt.png')
    // Somebody else opens the link, and somebody loads the file: both see the same.
    const other = await app.open(link.replace(/^.*#/, '#'), kind.options)
    await result(other).waitFor()
    expect(await textOf(other, '.summary')).toBe(told)
    const third = await app.open('#set-up/', kind.options)
    await kind.press(button(third, 'Open a file'))
    await third.getByLabel('Choose a file').setInputFiles({
      name: 'taunt.yaml',
      mimeType: 'text/yaml',
      buffer: readFileSync(await file.path()),
    })
    await kind.press(button(third, /^Open$/))
    await third.locator('.yaml').getByText('fight').waitFor()
    await kind.press(button(third, /^Play it/))
    await result(third).waitFor()
    expect(await textOf(third, '.summary')).toBe(told)
  })

  it.each(inputMethod())('$name: Magic’s attackers and blockers with the verdict', async (kind) => {
    const page = await app.open({ text: DEMAND }, kind.options)
    const press = (name: string | RegExp) => kind.press(button(page, name))
    await page.locator('.banner').getByText('Nia declares attackers').waitFor()
    await press(/^Breaker of Armies/)
    await page.getByText('attacks Oto').waitFor()
    await press(/^Declare$/)
    await page.locator('.banner').getByText('0 of 2').waitFor()
    // Nobody has done anything wrong yet.
    expect(await page.getByText('Illegal').count()).toBe(0)
    // There is one attacker: whoever is touched blocks it.
    await press(/^Palace Guard/)
    await page.locator('.banner').getByText('1 of 2').waitFor()
    await sound(page)
    await press(/^Use this block/)
    await page.locator('.banner').getByText('Legal', { exact: true }).waitFor()
    await press(/^Declare$/)
    await page.locator('.wire.block').nth(1).waitFor({ state: 'attached' })
  })

  it.each(inputMethod())('$name: Magic stops between two combat damage steps', async (kind) => {
    const page = await app.open({ text: STRIKERS }, kind.options)
    const press = (name: string | RegExp) => kind.press(button(page, name))
    await page.locator('.slip').getByText('Nia has priority').waitFor()
    await press(/^Pass/)
    // What the first strikers did stands there, and what the others will do has not happened.
    await page.locator('.summary').getByText('Duelist deals 2 damage to Wall').waitFor()
    const first = await textOf(page, '.summary')
    expect(first).toContain('White Knight deals 2 damage to Grizzly Bears. ')
    expect(first).toContain('Grizzly Bears is destroyed by 2 damage (toughness 2).')
    const titles = () => page.locator('.row.move .title').allInnerTexts()
    expect(await titles()).toContain('First combat damage step')
    expect(await page.locator('[data-life="2"]').innerText()).toBe('20')
    await sound(page)
    await press('Continue to the second combat damage step')
    await result(page).waitFor()
    expect(await page.locator('[data-life="2"]').innerText()).toBe('17')
    // Who deals damage is named in each of both.
    const who = page.locator('.row', { hasText: 'Who deals damage' })
    expect(await who.nth(0).innerText()).toContain('White Knight, Duelist')
    expect(await who.nth(1).innerText()).toContain('Duelist, Hill Giant, Wall')
    const sum = page.locator('.summary')
    for (let step = 0; step < 9 && !(await sum.innerText()).includes('is about to deal'); step++)
      await press('Step back')
    expect(await page.locator('.wire.deal').count()).toBe(3)
    expect(await textOf(page, '.summary')).toContain('Hill Giant is about to deal 3 damage to Oto')
  })

  it.each(inputMethod())('$name: an impossible choice says why, in all three games', async (kind) => {
    const why = async (page: Page, name: RegExp, words: string) => {
      await kind.press(button(page, name))
      await page.locator('.why-not', { hasText: words }).waitFor()
      // Touched once more, the card tells about itself.
      await kind.press(button(page, name))
      // Its keys are heard once it has the focus.
      await page.locator('dialog:focus, dialog :focus').first().waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    const spells = await app.open({ text: SPELLS }, kind.options)
    await spells.locator('.slip').getByText('What does Lightning Bolt target?').waitFor()
    await why(spells, /^Scout/, 'Scout has hexproof. MTG-KEY-14')
    await sound(spells)
    const attack = await app.open({ text: DEMAND }, kind.options)
    await attack.locator('.banner').getByText('Click each creature that attacks').waitFor()
    await kind.press(button(attack, /^Palace Guard/))
    await attack.locator('.banner').getByText('Palace Guard can’t attack here').waitFor()
    const champions = await app.open({ text: SWORD }, kind.options)
    await champions.getByText('Choose a card to use').waitFor()
    await why(champions, /^Warrior's Longsword/, 'is no unit on the field. GA-CMB-1')
    await kind.press(button(champions, /^Knight/))
    await kind.press(button(champions, /^Warrior's Longsword/))
    await champions.locator('.slip').getByText("Choose a unit to attack with Warrior's Longsword").waitFor()
    await kind.press(button(champions, /^Wolf/))
    await champions.locator('.slip').getByText('Which units retaliate?').waitFor()
    await why(champions, /^Rival/, 'Rival is not defending. GA-RET-1')
    await sound(champions)
    const keyforge = await app.open({ text: FIRESPITTER }, kind.options)
    await keyforge.locator('.slip').waitFor()
    await why(keyforge, /^Troll/, 'Troll is not one of the options')
    await sound(keyforge)
  })

  it.each(inputMethod())('$name: an attack of Grand Archive with a weapon', async (kind) => {
    const page = await app.open({ text: SWORD }, kind.options)
    const press = (name: string | RegExp) => kind.press(button(page, name))
    await page.getByText('Choose a card to use').waitFor()
    await press(/^Knight/)
    await page.locator('.slip').getByText('Choose a weapon').waitFor()
    await press(/^Warrior's Longsword/)
    await page.locator('.slip').getByText('Choose a unit to attack').waitFor()
    await press(/^Wolf/)
    await page.locator('.slip').getByText('Which units retaliate?').waitFor()
    await kind.press(page.locator('.slip .option'))
    await press(/^Choose 1/)
    await result(page).waitFor()
    const title = page.locator('.row.current .title')
    for (let step = 0; step < 30 && !(await title.innerText()).startsWith('Set the damage'); step++)
      await press('Step back')
    await page.locator('.attack-sum').waitFor()
    await sound(page)
  })

  it.each(inputMethod())(
    '$name: an attack card of Grand Archive, with a weapon and retaliation',
    async (kind) => {
      const page = await app.open({ text: SLASH }, kind.options)
      const press = (name: string | RegExp) => kind.press(button(page, name))
      const near = page.locator('.strip[data-side="1"]')
      const slip = page.locator('.slip')
      await kind.press(near.locator('[data-pile="hand"]'))
      await kind.press(page.getByRole('dialog').getByRole('button', { name: 'Activate Savage Slash' }))
      // The attack is declared on the board, as one without an attack card is.
      await slip.getByText('Choose a unit to attack, or add a weapon').waitFor()
      await press(/^Warrior's Longsword/)
      expect(await button(page, /^Warrior's Longsword/).getAttribute('aria-pressed')).toBe('true')
      await sound(page)
      await press(/^Wolf/)
      await slip.getByText('Which units retaliate?').waitFor()
      expect(await page.locator('.gear.intent').innerText()).toContain('Savage Slash')
      expect(await page.locator('.gear.wielded').innerText()).toContain('Longsword')
      await kind.press(slip.locator('.option'))
      await press(/^Choose 1/)
      await result(page).waitFor()
      const sum = await textOf(page, '.summary')
      for (const part of ['Wolf is destroyed', 'Knight takes 2 damage']) expect(sum).toContain(part)
      const title = page.locator('.row.current .title')
      for (let step = 0; step < 30 && !(await title.innerText()).startsWith('Set the damage'); step++)
        await press('Step back')
      expect(await textOf(page, '.attack-sum')).toMatch(/= 4 damage$/)
      await sound(page)
      // Looked at again, the declaration shows with what it was answered.
      for (let step = 0; step < 30 && !(await title.innerText()).startsWith('Weapons and'); step++)
        await press('Step back')
      const was = slip.getByRole('button', { pressed: true })
      expect(await was.innerText()).toContain("Knight attacks Wolf with Warrior's Longsword")
    },
  )
})
