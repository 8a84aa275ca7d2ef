import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { sample } from '../../../test/sample.ts'
import type { Route } from '../src/state/route.ts'
import { inBrowser, PHONE, violations } from './browser.ts'

/** English words that no German sentence has, and that stand in the sentences of every page. */
const ENGLISH = new Set(
  [
    'the of and with by is are to your you choose step share discard damage takes gains loses nothing',
    'opponent player undo edit close cards creature outcomes ending endings board keys turn attacks blocks',
    'each every show from after before which what has have not no one other more less',
  ]
    .join(' ')
    .split(' '),
)

const FIGHT = `name: Ein Kampf
game: keyforge
cite: [KF-FGT-9]
players:
  Ada: { battleline: [Troll, Urchin], houses: [brobnar, shadows, dis] }
  Ben: { aember: 2, battleline: [Faust the Great, Silvertooth], houses: [saurian, shadows, dis] }
house: brobnar
`
const BLOCK = `name: Ein Block
game: magic
players:
  Ada: { battlefield: [Hill Giant] }
  Ben: { battlefield: [Grizzly Bears] }
`

const SCHWERT = `name: Ein Schwert
game: grand-archive
cards:
  Ritter: { type: champion, classes: [ warrior ], level: 2, life: 24 }
  Rivale: { type: champion, level: 1, life: 20 }
players:
  Ada: { field: [ Ritter, Warrior's Longsword ], hand: [ Savage Slash ] }
  Ben: { field: [ Rivale ] }
`

/** The words that stand on a page or are read out, without what is marked as English. */
const saidOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const said: string[] = []
    const visit = (node: Node): void => {
      if (node.nodeType === Node.TEXT_NODE) said.push(node.textContent ?? '')
      if (!(node instanceof Element) || node.matches('[lang="en"], script, style, [data-writing]')) return
      for (const name of ['aria-label', 'aria-valuetext', 'title', 'placeholder'])
        said.push(node.getAttribute(name) ?? '')
      for (const child of node.childNodes) visit(child)
    }
    visit(document.body)
    return said.join(' ').match(/\p{L}+/gu) ?? []
  })

const NAMES = /^(?:Faust|Great|the)$/

/** The words of a page that only English has. A card of the boards is called “Faust the Great”. */
async function englishOn(page: Page): Promise<readonly string[]> {
  const words = await saidOn(page)
  expect(words.length).toBeGreaterThan(8)
  return words.flatMap((word, at) =>
    ENGLISH.has(word.toLowerCase()) && !NAMES.test(word)
      ? [words.slice(Math.max(0, at - 3), at + 3).join(' ')]
      : [],
  )
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

interface Place {
  readonly at: string | Partial<Route>
  /** What is there once the page is whole. */
  readonly whole: string
  /** A card that is clicked then, and what shows why it can do nothing. */
  readonly barred?: readonly [card: RegExp, shows: string]
}

const PLACES: Readonly<Record<string, Place>> = {
  'the first page': { at: '', whole: '.boards button' },
  'the answers to a question': { at: '#ask/elusive', whole: '.answers .sentence' },
  'an answer': {
    at: { text: `${FIGHT}play: [fight: Troll -> Faust the Great]\n`, view: 'answer' },
    whole: '.answer .ruling',
  },
  'whole games': { at: '#play/', whole: '.deck-summary .houses' },
  'an empty board': { at: '#set-up/', whole: '.battleline .insert' },
  'a board of KeyForge': { at: { text: FIGHT, answers: ['fight 3 5'] }, whole: '.chart li' },
  'a board of Magic': { at: { text: BLOCK }, whole: '.chart li' },
  'a board of Grand Archive': {
    at: { text: SCHWERT, answers: ['attack 3 with 4 at 6', 'pass', 'pass'] },
    whole: '.chart li',
  },
  'a card that can do nothing': { at: { text: FIGHT }, whole: '.chart li', barred: [/^Urchin/, '.lane'] },
  outcomes: { at: { text: FIGHT, answers: ['fight 3 5'], view: 'outcomes' }, whole: '.ending' },
}

inBrowser('the app in German', (app) => {
  it.each(sample(Object.entries(PLACES), 2))(
    'says nothing in English, and fits on a phone: %s',
    async (_, { at, whole, barred }) => {
      for (const viewport of [{ width: 1440, height: 900 }, PHONE]) {
        const page = await app.open(at, { locale: 'de-DE', viewport })
        await page.locator(whole).first().waitFor()
        if (barred !== undefined) {
          await page.getByRole('button', { name: barred[0] }).first().click()
          await page
            .locator(barred[1])
            .getByText(/gehört nicht zum aktiven Haus/)
            .first()
            .waitFor()
        }
        expect(await page.evaluate(() => document.documentElement.lang)).toBe('de')
        expect(await englishOn(page)).toEqual([])
        expect(await overflow(page)).toBeLessThanOrEqual(0)
        expect(await violations(page)).toEqual([])
        await app.leave(page)
      }
    },
  )

  it('changes its language at once, keeps it, and loses nothing', async () => {
    const page = await app.open({ text: FIGHT, answers: ['fight 3 5'] })
    await page.getByRole('button', { name: 'Step back' }).first().click()
    const row = () => page.locator('.chart [aria-current="step"]').getAttribute('data-row')
    const before = await row()
    await page.getByRole('button', { name: 'Deutsch' }).click()
    await page.getByRole('button', { name: 'Schritt zurück' }).first().waitFor()
    await page.getByRole('heading', { name: 'Kämpfen', exact: true }).waitFor()
    expect(await row()).toBe(before)
    // What is read out comes a little later.
    await expect.poll(() => englishOn(page)).toEqual([])
    await page.reload()
    await page.getByRole('button', { name: 'Schritt zurück' }).first().waitFor()
    await page.getByRole('button', { name: 'English' }).click()
    await page.getByRole('button', { name: 'Step back' }).first().waitFor()
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en')
  })
})
