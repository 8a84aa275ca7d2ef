import { expect, it } from 'vitest'
import { inBrowser } from './browser.ts'
import { FIRESPITTER } from './questions.ts'

inBrowser('the comparison of editions', (app) => {
  it('calls nothing the same result while a question is open', async () => {
    const page = await app.open({ text: FIRESPITTER })
    await page.locator('.slip').waitFor()
    await page.getByRole('button', { name: 'Compare' }).first().click()
    const sheet = page.getByRole('dialog', { name: 'Where editions differ' })
    await sheet.getByText('The same up to the open question').waitFor()
    expect(await sheet.innerText()).not.toMatch(/same result|result is the same/i)
  })
})
