import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { inBrowser, spend } from './browser.ts'
import { FIRESPITTER, HILL_GIANT_ATTACKS, SWORD } from './questions.ts'

inBrowser('styles', (app) => {
  /** Every page, with an element that it shows once it is loaded. */
  const pages = {
    ask: { link: '#ask/', shows: '.games :text("Duel")' },
    play: { link: '#play/', shows: '.deck-field .houses' },
    'set-up': { link: app.linkTo({ view: 'set-up', text: FIRESPITTER }), shows: '.slot' },
    'set-up of Magic': { link: app.linkTo({ view: 'set-up', text: HILL_GIANT_ATTACKS }), shows: '.slot' },
    KeyForge: { link: app.linkTo({ text: FIRESPITTER }), shows: '.slip' },
    Magic: { link: app.linkTo({ text: HILL_GIANT_ATTACKS }), shows: '.banner' },
    'Grand Archive': { link: app.linkTo({ text: SWORD }), shows: '.champion' },
    outcomes: { link: app.linkTo({ view: 'outcomes', text: FIRESPITTER }), shows: '.graph .place' },
  } as const

  const arrived = (page: Page, name: keyof typeof pages) => page.locator(pages[name].shows).first().waitFor()

  /** The styles of a page once it is shown. */
  async function shown(page: Page, name: keyof typeof pages): Promise<Styles> {
    await arrived(page, name)
    // Lists come from the workers, and the focus moves to the new page once it is there.
    await page.evaluate(async () => {
      const count = () => document.querySelectorAll('*').length
      for (let still = 0, last = count(); still < 30; still = count() === last ? still + 1 : 0) {
        last = count()
        await new Promise(requestAnimationFrame)
      }
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    })
    return stylesOf(page)
  }

  /** Goes to a page without loading the app again. */
  const follow = (page: Page, name: keyof typeof pages) =>
    page.evaluate((link) => {
      location.hash = link
    }, pages[name].link)

  it('of a page are the same after every other page was shown', { tags: 'long' }, async () => {
    const names = Object.keys(pages) as (keyof typeof pages)[]
    const fresh = new Map<string, Styles>()
    for (const name of names) {
      const page = await app.load(pages[name].link)
      fresh.set(name, await shown(page, name))
      spend(page)
      await app.leave(page)
    }
    const page = await app.load(pages.ask.link)
    for (const name of names) {
      await follow(page, name)
      await arrived(page, name)
    }
    const differing: Record<string, readonly string[]> = {}
    for (const name of names) {
      await follow(page, name)
      const found = differences(fresh.get(name) ?? [], await shown(page, name))
      if (found.length > 0) differing[name] = found
    }
    expect(differing).toEqual({})
  })
})

/**
 * Properties that a rule of another page would change: the place, the size and the look of an element. Not the opacity: a button
 * that became enabled, such as “Undo”, is less transparent.
 */
const PROPERTIES = [
  ...['display', 'position', 'width', 'height', 'transform', 'overflow', 'gap', 'order'],
  ...['margin', 'padding', 'border', 'border-radius', 'background-color', 'box-shadow', 'color', 'font'],
  ...['text-align', 'grid-template-columns', 'align-items', 'justify-content', 'pointer-events'],
]

/** Each element of a page in order, with its computed styles. The lines of the graph are drawn by what they measure. */
type Styles = readonly { readonly element: string; readonly style: Readonly<Record<string, string>> }[]

const stylesOf = (page: Page): Promise<Styles> =>
  page.evaluate(
    (properties) =>
      [...document.body.querySelectorAll('*:not(.react-flow__edges *)')].map((element) => {
        const computed = getComputedStyle(element)
        return {
          element: `${element.localName}.${element.getAttribute('class') ?? ''}`,
          style: Object.fromEntries(
            properties.map((property) => [property, computed.getPropertyValue(property)]),
          ),
        }
      }),
    PROPERTIES,
  )

/** The different properties, each with the first element that differs in it. */
function differences(before: Styles, after: Styles): readonly string[] {
  if (before.length !== after.length) return [`${before.length} elements before, ${after.length} after`]
  const found = new Map<string, string>()
  before.forEach(({ element, style }, at) => {
    for (const [property, value] of Object.entries(style)) {
      const now = after[at]?.style[property]
      if (now !== value && !found.has(property))
        found.set(property, `${element} { ${property}: ${value} → ${now} }`)
    }
  })
  return [...found.values()]
}
