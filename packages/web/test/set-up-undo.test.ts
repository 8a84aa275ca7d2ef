import { expect, it } from 'vitest'
import { inBrowser, PHONE } from './browser.ts'

const BOARD = `name: A board
game: keyforge
players:
  Ada: { battleline: [ Troll: { damage: 1 } ] }
  Ben: { battleline: [ Silvertooth ] }
`

inBrowser('undo and redo while a board is set up', (app) => {
  it('go back and forth by button and by keys, also over a board that was replaced', async () => {
    const page = await app.open({ text: BOARD, view: 'set-up' })
    const names = () => page.locator('.slot .name').allInnerTexts()
    const [undo, redo] = ['Undo', 'Redo'].map((name) => page.getByRole('button', { name, exact: true }))
    await page.locator('.slot', { hasText: 'Troll' }).locator('.card').click()
    await page.getByRole('toolbar', { name: 'Troll' }).getByRole('button', { name: 'remove' }).click()
    await expect.poll(names).toEqual(['Silvertooth'])
    await page.getByRole('button', { name: /^Empty board.*KeyForge/ }).click()
    await expect.poll(names).toEqual([])
    await undo?.click()
    await expect.poll(names).toEqual(['Silvertooth'])
    await page.keyboard.press('Control+z')
    await expect.poll(names).toEqual(['Silvertooth', 'Troll'])
    expect(await page.locator('.yaml').innerText()).toContain('damage: 1')
    expect(await undo?.getAttribute('aria-disabled')).toBe('true')
    await page.keyboard.press('Control+Shift+z')
    await expect.poll(names).toEqual(['Silvertooth'])
    await redo?.click()
    await expect.poll(names).toEqual([])
    expect(await redo?.getAttribute('aria-disabled')).toBe('true')
  })

  it('leave a field alone in which something is written', async () => {
    const page = await app.open({ text: BOARD, view: 'set-up' }, { viewport: PHONE })
    const names = () => page.locator('.slot .name').allInnerTexts()
    await page.locator('.slot', { hasText: 'Troll' }).locator('.card').click()
    await page.getByRole('toolbar', { name: 'Troll' }).getByRole('button', { name: 'remove' }).click()
    await expect.poll(names).toEqual(['Silvertooth'])
    const field = page.getByRole('combobox')
    await field.fill('Trol')
    await page.keyboard.press('Control+z')
    expect(await names()).toEqual(['Silvertooth'])
    await field.fill('')
    await page.keyboard.press('Control+z')
    await expect.poll(names).toEqual(['Silvertooth', 'Troll'])
  })
})
