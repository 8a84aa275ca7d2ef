import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { inBrowser, PHONE, paste, textOf, violations } from './browser.ts'

/** Takes the first word that is offered, which must be this one. */
async function take(page: Page, word: RegExp): Promise<void> {
  await page.getByRole('option', { name: word }).first().waitFor()
  // Whatever comes up while somebody types is not taken by the next key.
  await page.waitForTimeout(150)
  await page.keyboard.press('Enter')
  await page.locator('.cm-tooltip-autocomplete').waitFor({ state: 'detached' })
}

inBrowser('set-up', (app) => {
  it('answers the question of Dino-Fiend with two typed names and few clicks', async () => {
    const page = await app.open()
    let clicks = 0
    const click = async (name: string | RegExp) => {
      clicks++
      await page.getByRole('button', { name }).first().click()
    }
    const place = async (typed: string, name: string) => {
      await page.getByRole('combobox').fill(typed)
      await page.getByRole('option', { name }).waitFor()
      await page.getByRole('combobox').press('Enter')
      await page.getByRole('button', { name }).first().waitFor()
    }
    await place('dino-f', 'Dino-Fiend')
    await click('Place at the left flank of Ben')
    await place('faust', 'Faust the Great')
    await click(/^Dino-Fiend/)
    await click(/^More Æmber$/)
    await page.locator('.token.aember').waitFor()
    expect(await textOf(page, '.yaml')).toContain('- Dino-Fiend: { aember: 1 }')
    await click('Play it')
    await page.locator('.summary').getByText('Choose a card to use').waitFor()
    await click(/^Dino-Fiend/)
    await page.locator('.slip').getByText('Choose a creature to fight').waitFor()
    await click(/^Faust the Great/)
    await page.locator('.summary').getByText('Dino-Fiend and Faust the Great are each destroyed by').waitFor()
    expect(clicks).toBeLessThanOrEqual(12)
  })

  it('does the same by keys', async () => {
    const page = await app.open()
    const { keyboard } = page
    const typed = async (text: string, name: string) => {
      await keyboard.type(text)
      await page.getByRole('option', { name }).waitFor()
      await keyboard.press('Enter')
      await page.getByRole('button', { name }).first().waitFor()
    }
    const go = async (name: string | RegExp) => {
      await page.getByRole('button', { name }).first().focus()
      await keyboard.press('Enter')
    }
    await page.getByRole('combobox').waitFor()
    await keyboard.press('/')
    await typed('dino-f', 'Dino-Fiend')
    await go('Place at the left flank of Ben')
    await keyboard.press('/')
    await typed('faust', 'Faust the Great')
    await go('Play it')
    await page.locator('.summary').getByText('Choose a card to use').waitFor()
    await go(/^Dino-Fiend/)
    await page.locator('.slip').getByText('Choose a creature to fight').waitFor()
    await go(/^Faust the Great/)
    await page.locator('.summary').getByText('Dino-Fiend and Faust the Great are each destroyed by').waitFor()
    await keyboard.press('u')
    await page.locator('.summary').getByText('Choose a card to use').waitFor()
  })

  it('accepts cards dragged by mouse and touch, and moved by keys', async () => {
    const page = await app.open('#set-up/', { hasTouch: true })
    await page.getByRole('combobox').fill('troll')
    const found = page.locator('[data-card-name="Troll"]')
    const middle = async (selector: string) => {
      const box = await page.locator(selector).first().boundingBox()
      return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
    }
    await found.waitFor()
    const [from, line] = [
      await middle('[data-card-name="Troll"]'),
      await middle('[data-drop="2 battleline 0"]'),
    ]
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x + 30, from.y + 10)
    await page.mouse.move(line.x + 40, line.y)
    await page.locator('.dragged').waitFor()
    await page.mouse.up()
    await page.locator('.slot[data-card]').waitFor()
    expect(await textOf(page, '.yaml')).toMatch(/Ben:.*- Troll/)
    // By finger into the hand.
    const finger = await page.context().newCDPSession(page)
    const [card, hand] = [await middle('.slot[data-card]'), await middle('[data-drop="1 hand 0"]')]
    const touch = (type: string, touchPoints: readonly { x: number; y: number }[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints } as never)
    await touch('touchStart', [card])
    await touch('touchMove', [{ x: card.x + 20, y: card.y + 20 }])
    await touch('touchMove', [hand])
    await touch('touchEnd', [])
    await page.locator('.pile-cards').getByText('hand').waitFor()
    expect(await textOf(page, '.yaml')).toMatch(/Ada:.*hand: - Troll/)
    // And back by keys.
    await page.getByRole('button', { name: 'Troll hand' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'move…' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Place at the left flank of Ada' }).focus()
    await page.keyboard.press('Enter')
    await page.locator('.slot[data-card]').waitFor()
  })

  it('shows the problems of a text with suggestions, and keeps the board', async () => {
    const text = 'name: A slip\ngame: keyforge\nplayers:\n  Ada: { battleline: [Dino Feind] }\n  Ben: {}\n'
    const page = await app.open({ text, view: 'set-up' })
    await page.locator('.file .note').getByText('1 problem').waitFor()
    expect(await textOf(page, '.file .note')).toMatch(/Line 4: .*Dino-Fiend/)
    await page.locator('.cm-lintRange-error').waitFor()
    await page.getByRole('textbox', { name: 'Scenario text' }).focus()
    await page.keyboard.press('Control+A')
    await paste(page, text.replace('Dino Feind', 'Troll'))
    await page.getByRole('button', { name: /^Troll/ }).waitFor()
    expect(await violations(page)).toEqual([])
  })

  it('completes a scenario, and keeps every letter of fast typing', async () => {
    const text = 'name: A slip\ngame: keyforge\nplayers:\n  Ada: { battleline: [Troll] }\n  Ben: {}\n'
    const page = await app.open({ text, view: 'set-up' })
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await page.getByRole('textbox', { name: 'Scenario text' }).focus()
    await page.keyboard.press('Control+End')
    await page.keyboard.type('house: dis\nplay:\n  - rea')
    await take(page, /^reap/)
    await page.keyboard.type('Tro')
    await take(page, /^Troll/)
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Scenario text' }).innerText())
      .toContain('house: dis\nplay:\n  - reap: Troll')
    // The slash is a letter there, and no way to the cards.
    await page.keyboard.type('/')
    await expect.poll(() => page.getByRole('combobox').inputValue()).toBe('')
    expect(await violations(page)).toEqual([])
  })

  it.each([
    ['KeyForge', 'Destroyed: Stea', /^Steal 1Æ\.$/],
    ['Magic', "Ogre can't be bl", /^Ogre can't be blocked/],
    ['Grand Archive', 'On Death: D', /^D/],
  ])('writes a card of %s with completions, and underlines unknown words', async (game, begun, sentence) => {
    const page = await app.open()
    await page.getByRole('button', { name: `Empty board ${game}` }).click()
    await page.getByRole('button', { name: 'Write a card' }).click()
    await page.getByLabel('name').fill('Ogre')
    await page.getByRole('textbox', { name: 'Rules text of Ogre' }).focus()
    await page.keyboard.type('Xylophone.')
    await page.locator('.sentence .cm-lintRange-error').waitFor()
    expect(await page.getByRole('button', { name: 'Add card', exact: true }).isDisabled()).toBe(true)
    await page.keyboard.press('Control+A')
    await page.keyboard.type(begun)
    await take(page, sentence)
    await page.getByText('Understood', { exact: true }).waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Add card', exact: true }).click()
    await page.locator('.yaml').getByText('Ogre').first().waitFor()
  })

  it('lists custom cards, which can be placed and edited, and highlights their lines', async () => {
    const text = `name: A brute
game: keyforge
cards:
  Test Brute:
    type: creature
    house: brobnar
    power: 5
    armor: 1
    traits: [giant]
    text: "Poison."
players:
  Ada: { battleline: [ Troll ] }
  Ben: {}
`
    const page = await app.open({ text, view: 'set-up' })
    await page.getByRole('button', { name: /^Place Test Brute/ }).click()
    await page.getByRole('button', { name: /^Test Brute.*power 5/s }).click()
    await page.locator('.yaml .highlighted').waitFor()
    expect(await page.locator('.yaml .highlighted').allInnerTexts()).toEqual([
      expect.stringContaining('Test Brute'),
    ])
    await page.getByRole('button', { name: 'edit Test Brute' }).focus()
    await page.keyboard.press('Enter')
    const form = page.getByRole('form', { name: 'Your card Test Brute' })
    await form.getByRole('spinbutton', { name: 'power' }).fill('7')
    await form.getByLabel('armor').fill('0')
    await form.getByRole('textbox', { name: 'Rules text of Test Brute' }).focus()
    await page.keyboard.press('End')
    await page.keyboard.type(' Destroyed: Steel 1.')
    await form.locator('.diagnostic').waitFor()
    expect(await textOf(page, '.understood')).toBe('Understood Poison. Not understood Destroyed: Steel 1.')
    expect(await violations(page)).toEqual([])
    await form.getByRole('button', { name: /^Change to “steal”/i }).click()
    await form.getByText('Understood', { exact: true }).waitFor()
    await form.getByRole('button', { name: 'Save card' }).click()
    await page.getByRole('button', { name: /^Test Brute.*power 7/s }).waitFor()
    const written = await page.locator('.yaml').innerText()
    expect(written).toContain('Poison. Destroyed: Steal 1.')
    // What the page does not ask for stays; what there is none of any more goes.
    expect(written).toMatch(/traits:\s*\[ ?giant ?\]/)
    expect(written).not.toContain('armor')
    // And it is played by the keys, from wherever one is.
    await page.keyboard.press('Control+Enter')
    await page.locator('.summary').waitFor()
  })

  it('says that there is no board where the text of a link has errors', async () => {
    const page = await app.open({
      text: 'name: A slip\ngame: keyforge\nplayers: { Ada: { hat: 3 }, Ben: {} }\n',
    })
    await page.getByText('The board appears here once the text has no errors.').waitFor()
    await page.locator('.file .note').getByText('1 problem').waitFor()
    expect(await violations(page)).toEqual([])
  })

  it('has no accessibility violation on a phone', async () => {
    const page = await app.open('#set-up/', { viewport: PHONE, hasTouch: true })
    await page.getByRole('combobox').fill('dino-f')
    await page.getByRole('option').first().click()
    await page.getByRole('button', { name: /^Dino-Fiend/ }).click()
    await page.getByRole('toolbar').waitFor()
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  })
})
