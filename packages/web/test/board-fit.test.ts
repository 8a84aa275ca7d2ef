import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { sample } from '../../../test/sample.ts'
import { inBrowser, PHONE, WIDE } from './browser.ts'
import { FIRESPITTER, THREE_ANSWERS, TWELVE, TWELVE_OF_GRAND_ARCHIVE, TWELVE_OF_MAGIC } from './questions.ts'

const ASKED = `${THREE_ANSWERS}play:
  - fight: Stormling -> Champion Anaphiel
`
const SIZES = [{ width: 1440, height: 900 }, WIDE, { width: 1024, height: 768 }, PHONE] as const

interface Place {
  readonly left: number
  readonly right: number
  readonly bottom: number
}
interface Measured {
  /** Where the ruler or the sheet begins. */
  readonly covered: number
  readonly near: readonly Place[]
  readonly board: Place
  /** Cards, each with the part of it that is cut off. */
  readonly cards: readonly { readonly wide: number; readonly cut: readonly string[] }[]
}

const measured = (page: Page): Promise<Measured> =>
  page.evaluate(() => {
    const placeOf = (element: Element) => {
      const { left, right, bottom } = element.getBoundingClientRect()
      return { left, right, bottom }
    }
    const [ruler, sheet] = ['.board .ruler', '.play > .page'].map((one) => document.querySelector(one))
    const covers = ruler?.checkVisibility() ? ruler : sheet
    const near = document.querySelectorAll('.near .slot, .board .strip[data-side="1"]')
    const cutOff = (card: Element, what: string): readonly string[] => {
      const part = card.querySelector(what)
      if (part === null) return []
      const [inner, outer] = [part.getBoundingClientRect(), card.getBoundingClientRect()]
      // Exhausted cards lie askew.
      return inner.bottom > outer.bottom + 3 || inner.right > outer.right + 3 ? [what] : []
    }
    return {
      covered: covers?.getBoundingClientRect().top ?? 0,
      near: [...near].map(placeOf),
      board: placeOf(document.querySelector('.board') as Element),
      cards: [...document.querySelectorAll('.battleline .slot:not(.champion) > .card')].map((card) => ({
        wide: (card as HTMLElement).offsetWidth,
        cut: ['.name', '.power'].flatMap((what) => cutOff(card, what)),
      })),
    }
  })

inBrowser('the cards of a board', (app) => {
  it.each(SIZES)(
    'lie above the ruler and the sheet while a question is open: $width pixels',
    async (viewport) => {
      for (const text of sample([FIRESPITTER, ASKED], 2, SIZES.indexOf(viewport))) {
        const page = await app.open({ text }, { viewport })
        await page.getByText(/It matters/).waitFor()
        const { near, covered } = await measured(page)
        expect(near.length).toBeGreaterThan(2)
        for (const { bottom } of near) expect(bottom).toBeLessThanOrEqual(covered + 1)
        await app.leave(page)
      }
    },
  )

  it.each(SIZES)('are as small as twelve against twelve need: $width pixels', async (viewport) => {
    for (const text of sample(
      [TWELVE, TWELVE_OF_MAGIC, TWELVE_OF_GRAND_ARCHIVE],
      3,
      SIZES.indexOf(viewport),
    )) {
      const page = await app.open({ text }, { viewport })
      await page.locator('.slot').nth(20).waitFor()
      const { near, covered, board, cards } = await measured(page)
      // On a phone, the page of Magic and Grand Archive stands below their board.
      for (const { bottom } of near) expect(bottom).toBeLessThanOrEqual(covered + 1)
      for (const { left, right } of near) {
        expect(left).toBeGreaterThanOrEqual(board.left)
        expect(right).toBeLessThanOrEqual(board.right + 1)
      }
      expect(new Set(cards.map(({ wide }) => wide)).size).toBe(1)
      expect(cards.flatMap(({ cut }) => cut)).toEqual([])
      expect(cards[0]?.wide).toBeGreaterThanOrEqual(24)
      // The name, or its first letters, can be seen on each.
      const named = page.locator('.battleline .slot > .card :is(.name, .initials)')
      const seen = await named.evaluateAll(
        (all) => all.filter((one) => (one as HTMLElement).offsetWidth > 4 && one.clientHeight > 7).length,
      )
      expect(seen).toBeGreaterThanOrEqual(await page.locator('.battleline .slot > .card').count())
    }
  })

  it('grow again when there is room', async () => {
    const page = await app.open({ text: FIRESPITTER }, { viewport: { width: 1024, height: 768 } })
    await page.getByText(/It matters/).waitFor()
    const wide = () =>
      page
        .locator('.near .slot')
        .first()
        .evaluate((slot) => slot.clientWidth)
    const small = await wide()
    await page.locator('.slip .option').last().click()
    await page.locator('.summary').waitFor()
    expect(await wide()).toBeGreaterThan(small)
    // A large card shows its text, after what that waits for.
    expect(await page.locator('.near .says').first().innerText()).toMatch(/^[A-Z][\w ]+: /)
  })
})
