import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { inBrowser } from './browser.ts'
import { WHOM_TO_FIGHT, WOLVES } from './questions.ts'

const THREE = `name: Whom to attack
game: magic
players:
  Nia: { battlefield: [ Hill Giant ] }
  Oto: {}
  Pia: {}
`

/** What has the focus, in a word: its card, else its class or text. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    let one = document.activeElement
    while (one?.shadowRoot?.activeElement) one = one.shadowRoot.activeElement
    const card = one?.closest('[data-card]')?.querySelector('.name')?.textContent
    return card ?? `${one?.tagName.toLowerCase()}.${one?.className ?? ''}`
  })

inBrowser('the focus', (app) => {
  it('moves from the attacker to its targets, and between rows with the arrow keys', async () => {
    const page = await app.open({ text: WHOM_TO_FIGHT })
    await page.getByRole('button', { name: /^Silvertooth/ }).waitFor()
    await page.locator('.battleline.near .card').first().focus()
    await page.keyboard.press('ArrowUp')
    expect(await focused(page)).toBe('Dust Imp')
    await page.keyboard.press('ArrowRight')
    expect(await focused(page)).toBe('Silvertooth')
    await page.keyboard.press('ArrowDown')
    expect(await focused(page)).toBe('Gub')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toBe('Dust Imp')
    await page.keyboard.press('Enter')
    await page.getByText('Troll fights Dust Imp').first().waitFor()
  })

  it('moves from an attacker of Magic to the players, and back to it', async () => {
    const page = await app.open({ text: THREE })
    await page.locator('.banner').getByText('Nia declares attackers').waitFor()
    await page.locator('.slot > .card').first().focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toBe('button.who can')
    await page.keyboard.press('Enter')
    await page.getByText('attacks Oto').waitFor()
    await expect.poll(() => focused(page)).toBe('Hill Giant')
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toBe('button.who can')
    await page.keyboard.press('Escape')
    await expect.poll(() => focused(page)).toBe('Hill Giant')
  })

  it('moves from an attacker of Grand Archive to its targets', async () => {
    const page = await app.open({ text: WOLVES })
    await page.locator('.near .slot > .card').first().focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toBe('Claw')
    await page.keyboard.press('Enter')
    await page.getByText('Fang attacks Claw').first().waitFor()
  })

  it('moves to the next question', async () => {
    const asks = WHOM_TO_FIGHT.replace('Troll, Gub', 'Troll, Firespitter: { upgrades: [ Way of the Bear ] }')
    const page = await app.open({ text: asks })
    const attacker = page.getByRole('button', { name: /^Firespitter/ })
    await attacker.waitFor()
    await attacker.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toBe('Dust Imp')
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toBe('section.slip')
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('button.option')
  })

  it('stays in the text after a suggestion is applied', async () => {
    const page = await app.open({ text: WHOM_TO_FIGHT, view: 'set-up' })
    await page
      .getByRole('button', { name: /Write a card/ })
      .first()
      .click()
    const field = page.getByLabel(/^Rules text of/)
    await field.click()
    await page.keyboard.type('Desroyed: Steal 1.')
    const fix = page.getByRole('button', { name: /^Change to/ }).first()
    await fix.waitFor()
    await fix.focus()
    await page.keyboard.press('Enter')
    await fix.waitFor({ state: 'detached' })
    expect(await focused(page)).toContain('cm-content')
  })

  it('ignores “/” in an empty search field', async () => {
    const page = await app.open({ text: WHOM_TO_FIGHT, view: 'set-up' })
    await page.getByRole('button', { name: /^Silvertooth/ }).waitFor()
    await page.keyboard.press('/')
    await page.keyboard.press('/')
    await page.keyboard.type('trol')
    expect(await page.getByRole('combobox').inputValue()).toBe('trol')
    // What stands there already is written over by whoever comes by the “/” again.
    await page.keyboard.press('/')
    await page.keyboard.type('gub')
    expect(await page.getByRole('combobox').inputValue()).toBe('gub')
    // The arrows lead to the other battleline, and along it.
    await page.keyboard.press('Escape')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowLeft')
    await page.locator('.finder > .hint').getByText('Ben’s battleline, right of Dust Imp').waitFor()
  })
})
