import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { sample } from '../../../test/sample.ts'
import { type App, inBrowser, PHONE, result, scenario, textOf } from './browser.ts'
import { sound } from './input-methods.ts'

/** A question as somebody asks it, the sentence that answers it, and what the board says at the decisive step. */
const QUESTIONS = [
  [
    'dino faust',
    'A dying creature cannot steal the Æmber it holds',
    /^Dino-Fiend steals nothing/,
    'KF-DST-11',
  ],
  [
    'does splash take the ward of a neighbor',
    'Splash damage takes a ward of a neighbor',
    /loses its ward/,
    'KF-SPL-2',
  ],
  [
    'menace must be blocked',
    'Everything must block, and one creature alone cannot block menace',
    /declare blockers/,
    'MTG-BLK-33',
  ],
  [
    'can a rested ally intercept',
    'A rested ally does not intercept',
    /no ally intercepts/,
    'GA-KW-INTERCEPT',
  ],
  [
    'can I fight past taunt',
    'A neighbor of a creature with taunt cannot be fought',
    /^Chuff Ape has taunt and protects Urchin/,
    'KF-TNT-1',
  ],
] as const

/** The most actions from the first page to an answer. */
const MOST_ACTIONS = 3

const field = (page: Page) => page.getByRole('searchbox', { name: /^Ask about/ })
const headline = (page: Page) => page.locator('.answer h2')
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })
const current = (page: Page) => page.locator('[aria-current="step"]')

/** Ways from the first page to the ruling with a sentence; `act` counts the actions. */
type Act = (does: Promise<unknown>) => Promise<void>
const WAYS: readonly (readonly [
  name: string,
  options: Parameters<App['open']>[1],
  ask: (page: Page, asked: string, sentence: string, act: Act) => Promise<void>,
])[] = [
  [
    'by mouse',
    {},
    async (page, asked, sentence, act) => {
      await act(page.keyboard.type(asked))
      await act(page.getByRole('button', { name: sentence, exact: true }).click())
    },
  ],
  [
    'by keys alone',
    {},
    async (page, asked, sentence, act) => {
      await act(page.keyboard.type(asked))
      await page.locator('.answers').getByText(sentence, { exact: true }).first().waitFor()
      // Enter takes the first ruling; the arrow goes to it, and to the next.
      if ((await page.locator('.answers .sentence').first().innerText()) !== sentence)
        await act(page.keyboard.press('ArrowDown'))
      await act(page.keyboard.press('Enter'))
    },
  ],
  [
    'by finger at 390 pixels',
    { viewport: PHONE, hasTouch: true },
    async (page, asked, sentence, act) => {
      await act(field(page).tap())
      await act(page.keyboard.type(asked))
      await act(page.getByRole('button', { name: sentence, exact: true }).tap())
    },
  ],
]

inBrowser('an answer', (app) => {
  // Each question is asked in one way; the next `PROPERTY_SEED` asks it in another.
  it.each(WAYS)('%s: questions, each in at most three actions', async (name, options, ask) => {
    const way = WAYS.findIndex(([other]) => other === name)
    for (const [asked, sentence, says, rule] of sample(QUESTIONS, WAYS.length, way)) {
      const page = await app.open('#ask/', options)
      await field(page).waitFor()
      let actions = 0
      await ask(page, asked, sentence, (does) => {
        actions++
        return does.then(() => {})
      })
      await headline(page).getByText(sentence, { exact: true }).waitFor()
      expect(actions, asked).toBeLessThanOrEqual(MOST_ACTIONS)
      // Nothing moves here, so that the decisive step is there at once.
      await expect.poll(() => textOf(page, '.lane .summary, .banner'), { message: asked }).toMatch(says)
      expect(await page.locator('.answer .cite').first().innerText()).toBe(rule)
      await page.locator('.because').getByText('Because:').waitFor()
      await sound(page)
      await app.leave(page)
    }
  })

  it('is played once to its decisive step, whose rule is lit; skipped, played again, and stepped on from', async () => {
    const page = await app.open(
      {
        text: scenario('keyforge/essay/dino-fiend-fights-faust.yaml').split(/^---$/m)[0] ?? '',
        view: 'answer',
      },
      { reducedMotion: 'no-preference' },
    )
    await button(page, 'Skip').waitFor()
    expect(await current(page).innerText()).not.toContain('Steal 1Æ')
    await button(page, 'Skip').click()
    await current(page).getByText('Steal 1Æ').waitFor()
    expect(await page.locator('.why .cite[aria-pressed="true"]').innerText()).toBe('KF-DST-11')
    expect(await page.locator('.note').innerText()).toMatch(/^KF-DST-11 What Æmber a tagged card holds/)
    // The board is as it was at that step: both creatures are still there.
    expect(await page.locator('.slot').count()).toBe(2)

    await button(page, 'Play again').click()
    await current(page).locator('.title', { hasText: 'Dino-Fiend fights' }).waitFor()
    await button(page, 'Play again').waitFor()
    expect(await current(page).innerText()).toContain('Steal 1Æ')

    await page.keyboard.press('ArrowRight')
    await current(page).getByText('Leave play').waitFor()
    await page.keyboard.press('End')
    await result(page).getByText('Dino-Fiend steals nothing: your pool is empty (KF-DST-11).').waitFor()
    expect(await headline(page).count()).toBe(1)

    // Where nothing happened, the page says why nothing could.
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('w')
    const why = page.getByRole('dialog')
    await why.getByText('Why did nothing happen?').waitFor()
    expect(await why.innerText()).toContain('Nothing happens before the fight. KF-FGT-5')
  })

  it('leads to the editor, the outcomes, other editions and a link, and back', async () => {
    const page = await app.open('#ask/dino%20faust')
    const [, sentence] = QUESTIONS[0]
    await page.getByRole('button', { name: sentence, exact: true }).click()
    await headline(page).waitFor()
    await page.waitForURL(/#answer/)
    await button(page, 'Change the board').click()
    await page.locator('.yaml').getByText('Dino-Fiend').first().waitFor()
    await page.waitForURL(/#set-up/)
    await page.goBack()
    await headline(page).getByText(sentence).waitFor()
    await button(page, 'All outcomes').click()
    await page.locator('.ending').first().waitFor()
    await page.waitForURL(/#outcomes/)
    await page.goBack()
    await button(page, 'Other editions').click()
    await page.getByRole('dialog').getByText('Where editions differ').waitFor()
    await page.keyboard.press('Escape')
    await button(page, 'Share').click()
    const link = await page.getByRole('textbox', { name: 'Link' }).inputValue()
    await page.keyboard.press('Escape')
    await page.goBack()
    await page.locator('.answers .sentence').first().waitFor()
    expect(await field(page).inputValue()).toBe('dino faust')

    const other = await app.open(link.slice(link.indexOf('#')))
    await current(other).getByText('Steal 1Æ').waitFor()
    expect(await headline(other).innerText()).toBe(sentence)
    // Another move on its board is no longer the answer: the table goes on with it.
    await other.keyboard.press('u')
    await other.locator('.summary').getByText('Choose a card to use').waitFor()
    expect(await headline(other).count()).toBe(0)
    await other.waitForURL(/#table/)
    await other.goBack()
    await headline(other).getByText(sentence).waitFor()
  })
})
