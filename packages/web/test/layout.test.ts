import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { inBrowser, PHONE, result, violations, WIDE } from './browser.ts'
import { THREE_ANSWERS } from './questions.ts'

const REDIRECTION = `name: Order of redirection
game: magic
players:
  Nia: { life: 20, hand: [ Lightning Bolt ], battlefield: [ Bandit ] }
  Oto: { life: 20, hand: [ Harm's Way ], battlefield: [ Palisade Giant ] }
cards:
  Bandit: { type: creature, power: 3, toughness: 3, text: Menace }
`
const LOW = { width: 820, height: 600 }
const SIZES = [WIDE, { width: 1110, height: 700 }, LOW, PHONE] as const

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const boxOf = (page: Page, selector: string): Promise<Box> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      return { left, top, right, bottom }
    })

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right - 1 &&
  other.left < one.right - 1 &&
  one.top < other.bottom - 1 &&
  other.top < one.bottom - 1

/** The question lies on the board alone, and nothing of an answer is cut off. */
async function liesWell(page: Page, beside: readonly string[]): Promise<void> {
  await page.locator('.slip .option').first().waitFor()
  const [slip, board] = [await boxOf(page, '.slip'), await boxOf(page, '.board')]
  expect(slip.left).toBeGreaterThanOrEqual(board.left)
  expect(slip.right).toBeLessThanOrEqual(board.right)
  for (const other of beside) expect([other, overlap(slip, await boxOf(page, other))]).toEqual([other, false])
  const cut = await page.locator('.slip .option').evaluateAll(
    (all) =>
      all.filter((one) => {
        const slips = one.closest('.slip')?.getBoundingClientRect().right ?? 0
        return one.scrollWidth > one.clientWidth + 1 || one.getBoundingClientRect().right > slips
      }).length,
  )
  expect(cut).toBe(0)
}

const isWide = ({ width }: { readonly width: number }): boolean => width > 760

/** The whole of what stands below a selector is in the window. */
async function inWindow(page: Page, selector: string, { height, width }: { width: number; height: number }) {
  const { top, bottom, right } = await boxOf(page, selector)
  expect(top).toBeGreaterThanOrEqual(0)
  expect(bottom).toBeLessThanOrEqual(height)
  expect(right).toBeLessThanOrEqual(width)
}

inBrowser('the board at every size', (app) => {
  it.each(SIZES)('asks beside the stack and the chart: $width × $height', async (viewport) => {
    const page = await app.open({ text: REDIRECTION }, { viewport })
    await page.getByRole('button', { name: /^Cast Lightning Bolt/ }).click()
    await page.getByRole('button', { name: /^Oto/ }).last().click()
    await page.getByRole('button', { name: /^Pass/ }).click()
    await page.locator('.slip').getByText('dealt to any target instead.').waitFor()
    await liesWell(page, ['.page', '.magic-stack', '.ruler'].slice(0, isWide(viewport) ? 3 : 2))
    if (isWide(viewport)) {
      await inWindow(page, '.slip', viewport)
      await inWindow(page, '.ruler', viewport)
    }
    expect(await violations(page)).toEqual([])
  })

  it.each(SIZES)('shows three options in full: $width × $height', async (viewport) => {
    const page = await app.open({ text: THREE_ANSWERS }, { viewport })
    await page.getByRole('button', { name: /^Stormling/ }).click()
    await page.getByRole('button', { name: /^Champion Anaphiel/ }).click()
    await liesWell(page, ['.page'])
    await inWindow(page, '.slip', viewport)
    if (isWide(viewport)) await inWindow(page, '.ruler', viewport)
    const current = await boxOf(page, '.row.current')
    const chart = await boxOf(page, '.chart')
    expect(current.top).toBeGreaterThanOrEqual(chart.top - 1)
    expect(current.top).toBeLessThan(chart.bottom)
  })

  it('shows every pile in a low window, and a whole first line of the chart', async () => {
    const page = await app.open({ text: THREE_ANSWERS }, { viewport: LOW })
    await page.getByRole('button', { name: /^Stormling/ }).click()
    await page.getByRole('button', { name: /^Champion Anaphiel/ }).click()
    await page.locator('.slip .option').first().click()
    await page.getByText('Ada’s turn: choose a card').or(result(page)).first().waitFor()
    const chart = await boxOf(page, '.chart')
    for (const pile of await page.locator('[data-pile="discard"]').all()) {
      const box = await pile.boundingBox()
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(chart.left)
    }
    const cut = await page.locator('.chart [data-row]').evaluateAll((lines) => {
      const top = lines[0]?.closest('.chart')?.getBoundingClientRect().top ?? 0
      return lines.filter((line) => {
        const box = line.getBoundingClientRect()
        return box.top < top - 1 && box.bottom > top + 1
      }).length
    })
    expect(cut).toBe(0)
    // Where the board is set up, the text beside it covers none of its piles.
    await page.getByRole('button', { name: 'Set up' }).click()
    await page.locator('.file .yaml').waitFor()
    const file = await boxOf(page, '.set-up-page > .file')
    for (const pile of await page.locator('.set-up-page .drop').all()) {
      const { left, top, right, bottom } = await pile.evaluate((one) => one.getBoundingClientRect())
      expect(overlap({ left, top, right, bottom }, file)).toBe(false)
      expect(right).toBeLessThanOrEqual(LOW.width)
    }
  })

  it('scrolls to the current step of Magic on a phone', async () => {
    const page = await app.open({ text: REDIRECTION }, { viewport: PHONE })
    await page.getByRole('button', { name: /^Cast Lightning Bolt/ }).click()
    await page.getByRole('button', { name: /^Oto/ }).last().click()
    for (let passes = 0; passes < 2; passes++) {
      await page.getByRole('button', { name: /^Pass/ }).first().click()
      const isInView = async () => {
        const [current, chart] = [await boxOf(page, '.row.current'), await boxOf(page, '.chart')]
        return current.top >= chart.top && current.bottom <= chart.bottom
      }
      await expect.poll(isInView).toBe(true)
    }
  })
})
