import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { SEED } from '../../../test/sample.ts'
import { PHONE, violations } from './browser.ts'

/** How somebody works with a page, other than by mouse, with which all other tests do. */
export interface InputMethod {
  readonly name: string
  readonly options: BrowserContextOptions
  press(target: Locator): Promise<void>
}

/** More keys than this nobody presses to come to something. */
const MOST_KEYS = 160

/** Goes to it with the Tab key, in a row of cards with the arrows, and presses it there. */
async function byKeys(target: Locator): Promise<void> {
  const one = target.first()
  const { keyboard } = one.page()
  await one.waitFor()
  for (let tries = 0; tries < MOST_KEYS; tries++) {
    const next = await one.evaluate((element) => {
      // What is written in stands in a shadow of the page.
      let { activeElement } = document
      while (activeElement?.shadowRoot?.activeElement) activeElement = activeElement.shadowRoot.activeElement
      if (activeElement === element) return element.matches('[contenteditable]') ? '' : 'Enter'
      const row = element.closest('.battleline')
      if (row === null || activeElement === null || !row.contains(activeElement)) return 'Tab'
      if ((element as HTMLElement).tabIndex >= 0) return 'Tab'
      const isAfter = activeElement.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING
      return isAfter ? 'ArrowRight' : 'ArrowLeft'
    })
    if (next === '') return
    await keyboard.press(next)
    if (next === 'Enter') return
  }
  throw new Error(`the keys do not come to ${String(target)}`)
}

const INPUT_METHODS: readonly InputMethod[] = [
  { name: 'keys alone', options: {}, press: byKeys },
  {
    name: 'finger at 390 pixels',
    options: { viewport: PHONE, hasTouch: true },
    press: (target) => target.first().tap(),
  },
]

let drawn = 0

/**
 * The way in which a test is done. Every other test is left out: four values of `PROPERTY_SEED` after one another do each test in
 * each way.
 */
export function inputMethod(): readonly InputMethod[] {
  const turn = drawn++ + SEED
  const method = INPUT_METHODS[Math.floor(turn / 2) % INPUT_METHODS.length]
  return method === undefined || turn % 2 === 0 ? [] : [method]
}

/** Finds a card by part of its name and takes the first that is found, as each kind does. */
export async function find(page: Page, { name, press }: InputMethod, typed: string): Promise<void> {
  const field = page.getByRole('combobox')
  if (name === 'keys alone') await field.focus()
  else await press(field)
  await page.keyboard.type(typed)
  const hit = page.getByRole('option').first()
  await hit.waitFor()
  if (name === 'keys alone') await page.keyboard.press('Enter')
  else await press(hit)
  await hit.waitFor({ state: 'detached' })
}

/** No screen has a violation, nor is it wider than it is. */
export async function sound(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([])
  const wide = page.viewportSize()?.width ?? 0
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(wide)
}
