import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { inBrowser, result, scenario } from './browser.ts'

const dino = { text: scenario('keyforge/essay/dino-fiend-fights-faust.yaml') }
const MOVING = { reducedMotion: 'no-preference' } as const
const FAUST = '.board .far .slot'

/** From now on everything that is to move stands still at its beginning. */
const hold = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { animate } = Element.prototype
    Element.prototype.animate = function held(...given) {
      const animation = animate.apply(this, given)
      animation.pause()
      return animation
    }
  })

/** The middle of the first element of a kind. */
const middle = (page: Page, selector: string): Promise<readonly [number, number]> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return [Math.round(left + width / 2), Math.round(top + height / 2)] as const
    })

/** How far two middles are from each other. */
const apart = ([x, y]: readonly [number, number], [other, below]: readonly [number, number]): number =>
  Math.hypot(x - other, y - below)

/** Lets what was held go on to just before its end, or to the end. */
const release = (page: Page, done: boolean): Promise<void> =>
  page.evaluate((whole) => {
    for (const one of document.getAnimations()) {
      // What fades at the edge of a scrolled area goes with its scrolling, and not with time.
      if (one.timeline !== document.timeline) continue
      if (!(one.effect instanceof KeyframeEffect) || one instanceof CSSTransition) continue
      if (whole) one.finish()
      else one.currentTime = Number(one.effect.getComputedTiming().endTime) - 0.01
    }
  }, done)

inBrowser('cards that leave play', (app) => {
  it('move from their places to their piles, and back', async () => {
    const page = await app.open(dino, MOVING)
    await page.locator('.summary').waitFor()
    await hold(page)
    await page.keyboard.press('Home')
    await release(page, true)
    const before = await middle(page, FAUST)
    await page.keyboard.press('End')
    await page.locator('.flight').first().waitFor()
    expect(await page.locator('.flight .name').allInnerTexts()).toEqual(['Dino-Fiend', 'Faust the Great'])
    expect(await page.locator('.board .slot').count()).toBe(0)
    expect(apart(await middle(page, '.flight.far .slot'), before)).toBeLessThan(3)
    await release(page, false)
    expect(
      apart(
        await middle(page, '.flight.far .slot'),
        await middle(page, '[data-side="2"] [data-pile="discard"] .stack'),
      ),
    ).toBeLessThan(3)
    await release(page, true)
    await page.locator('.flight').first().waitFor({ state: 'detached' })
    await page.keyboard.press('Home')
    expect(
      apart(await middle(page, FAUST), await middle(page, '[data-side="2"] [data-pile="discard"] .stack')),
    ).toBeLessThan(3)
    await release(page, true)
    expect(apart(await middle(page, FAUST), before)).toBeLessThan(3)
  })

  it('disappear at once with reduced motion', async () => {
    const page = await app.open(dino)
    await page.locator('.summary').waitFor()
    await page.keyboard.press('Home')
    await hold(page)
    await page.keyboard.press('End')
    await page.locator('.slot').first().waitFor({ state: 'detached' })
    expect(await page.locator('.flight').count()).toBe(0)
  })

  it('leave room, and the others move into it', async () => {
    const text = `name: Troll fights Gub
game: keyforge
players:
  Ada: { battleline: [ Troll ] }
  Ben: { battleline: [ Gub, Dust Imp, Silvertooth ] }
play:
  - fight: Troll -> Gub
`
    const page = await app.open({ text }, MOVING)
    await result(page).waitFor()
    await hold(page)
    await page.keyboard.press('Home')
    await release(page, true)
    const imp = '.board .far .slot:has-text("Dust Imp")'
    const before = await middle(page, imp)
    await page.keyboard.press('End')
    await page.locator('.flight').waitFor()
    expect(apart(await middle(page, imp), before)).toBeLessThan(3)
    await release(page, true)
    expect(apart(await middle(page, imp), before)).toBeGreaterThan(20)
  })
})
