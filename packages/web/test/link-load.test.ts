import { expect, it } from 'vitest'
import { inBrowser, PHONE } from './browser.ts'
import { FIRESPITTER } from './questions.ts'

/** What a board of KeyForge may weigh with all that it needs to be played, compressed, in bytes. */
const MOST = 430_000

inBrowser('a shared link', (app) => {
  it('loads its engine at once, the cards that it names alone, and the fonts last', async () => {
    const page = await app.load('', { viewport: PHONE })
    await page.goto('about:blank')
    const asked: string[] = []
    const sizes: Promise<number>[] = []
    page.context().on('request', (request) => asked.push(request.url().replace(/.*\//, '')))
    page.context().on('requestfinished', (request) => {
      if (!request.url().endsWith('.woff2')) sizes.push(request.sizes().then((size) => size.responseBodySize))
    })
    const session = await page.context().newCDPSession(page)
    await session.send('Network.clearBrowserCache')
    await page.goto(`${app.address}${app.linkTo({ text: FIRESPITTER })}`)
    await page.locator('.slip .option').first().waitFor()
    const first = (name: RegExp) => asked.findIndex((file) => name.test(file))
    expect(first(/^worker-/)).toBeLessThan(first(/^main-/))
    expect(first(/^keyforge-cards/)).toBe(-1)
    expect(asked.filter((file) => /^shard-/.test(file)).length).toBeLessThan(12)
    expect(first(/^keyforge-board-.*js$/)).toBeLessThan(first(/^link-/))
    await expect.poll(() => first(/woff2$/)).toBeGreaterThan(first(/^keyforge-board/))
    const weight = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
    expect(weight).toBeLessThan(MOST)
    // Whoever looks for a card finds all of them.
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.getByRole('button', { name: 'Set up' }).click()
    await page.locator('.find input').first().fill('Krump')
    await page.getByText('Krump', { exact: true }).first().waitFor()
  })
})
