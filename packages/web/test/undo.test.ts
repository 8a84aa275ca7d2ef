import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { answersAfterUndo } from '../src/board/interaction/undo.ts'
import { run } from '../src/engine/games/open-question.ts'
import { inBrowser, PHONE, textOf, WIDE } from './browser.ts'
import { FIRESPITTER, WHOM_TO_FIGHT } from './questions.ts'

it('takes back one answer, also one that the engine has refused', async () => {
  const { run: found } = await run({ text: FIRESPITTER, document: 0, answers: null })
  if (found === null) throw new Error('no run')
  const { answers, asked } = found
  expect(answers.length).toBe(1)
  expect(answersAfterUndo(found, { answers: null })).toEqual([])
  expect(answersAfterUndo(found, { answers })).toEqual([])
  const next = asked.at(-1)?.options[0]?.id
  if (next === undefined) throw new Error('nothing is asked')
  expect(answersAfterUndo(found, { answers: [...answers, next] })).toEqual(answers)
  const { run: before } = await run({ text: FIRESPITTER, document: 0, answers: [] })
  expect(before && answersAfterUndo(before, { answers: [] })).toBe(null)
})

const fights = async (page: Page, attacker: string, defender: string) => {
  await page.getByRole('button', { name: new RegExp(`^${attacker}`) }).click()
  await page.getByRole('button', { name: new RegExp(`^${defender}`) }).click()
}
const moves = (page: Page) => page.locator('.row.move .title', { hasText: ' fights ' }).allInnerTexts()
const first = ['Troll fights Dust Imp']
const both = [...first, 'Gub fights Silvertooth']

inBrowser('undo and redo at the table', (app) => {
  it.each([{ viewport: WIDE }, { viewport: PHONE }])(
    'go answer by answer, by button and by keys: $viewport.width pixels',
    async (how) => {
      const page = await app.open({ text: WHOM_TO_FIGHT }, how)
      const [undo, redo] = ['Undo', 'Redo'].map((name) => page.getByRole('button', { name, exact: true }))
      expect(await undo?.getAttribute('aria-disabled')).toBe('true')
      await fights(page, 'Troll', 'Dust Imp')
      await expect.poll(() => moves(page)).toEqual(first)
      await fights(page, 'Gub', 'Silvertooth')
      await expect.poll(() => moves(page)).toEqual(both)
      // One press takes one answer back, and two quick ones two.
      await undo?.click()
      await expect.poll(() => moves(page)).toEqual(first)
      await redo?.click()
      await expect.poll(() => moves(page)).toEqual(both)
      await page.keyboard.press('Control+z')
      await page.keyboard.press('Control+z')
      await page.getByText('Choose a card to use').first().waitFor()
      expect(await moves(page)).toEqual([])
      await page.keyboard.press('Control+Shift+z')
      await expect.poll(() => moves(page)).toEqual(first)
      await page.keyboard.press('Control+y')
      await expect.poll(() => moves(page)).toEqual(both)
      expect(await redo?.getAttribute('aria-disabled')).toBe('true')
    },
  )

  it('take back what a scenario plays, an answer that was given anew, and a board that was replaced', async () => {
    const text = `${WHOM_TO_FIGHT}play: [ { fight: Troll -> Dust Imp }, { fight: Gub -> Silvertooth } ]\n`
    const page = await app.open({ text })
    await page.locator('.row.move').first().waitFor()
    await expect.poll(() => moves(page)).toEqual(both)
    await page.keyboard.press('u')
    await page.keyboard.press('u')
    await page.getByText('Choose a card to use').first().waitFor()
    await page.keyboard.press('Control+Shift+z')
    await page.keyboard.press('Control+Shift+z')
    await expect.poll(() => moves(page)).toEqual(both)
    // Another answer to the first question drops the second one, until it is undone.
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await page.getByText('Choose a card to use').first().waitFor()
    await fights(page, 'Gub', 'Dust Imp')
    await expect.poll(() => moves(page)).toEqual(['Gub fights Dust Imp'])
    await page.getByRole('button', { name: 'Set up' }).click()
    await page.getByRole('button', { name: /^Empty board.*KeyForge/ }).click()
    await page.locator('.slot').first().waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Table' }).click()
    await page.getByText('The board is empty').first().waitFor()
    await page.keyboard.press('Control+z')
    await expect.poll(() => moves(page)).toEqual(['Gub fights Dust Imp'])
  })
})

inBrowser('the browser', (app) => {
  it('goes back and forward through pages, answers and boards, but not through steps', async () => {
    const page = await app.open({ text: WHOM_TO_FIGHT })
    const address = () => page.evaluate(() => location.hash)
    const changing = async (act: () => Promise<unknown>) => {
      const before = await address()
      await act()
      await expect.poll(address).not.toBe(before)
    }
    await page.getByRole('button', { name: /^Troll/ }).waitFor()
    await changing(() => fights(page, 'Troll', 'Dust Imp'))
    await changing(() => page.getByRole('button', { name: 'Step back' }).first().click())
    await changing(() => page.getByRole('button', { name: 'Outcomes' }).click())
    await page.locator('.ending').first().waitFor()
    await changing(() => page.getByRole('button', { name: 'Set up' }).click())
    await page.locator('.slot', { hasText: 'Gub' }).locator('.card').click()
    await changing(() =>
      page.getByRole('toolbar', { name: 'Gub' }).getByRole('button', { name: 'remove' }).click(),
    )
    await page.locator('.slot', { hasText: 'Gub' }).waitFor({ state: 'detached' })

    await page.goBack()
    await page.locator('.set-up-page .slot', { hasText: 'Gub' }).waitFor()
    await page.goBack()
    await page.locator('.ending').first().waitFor()
    await page.goBack()
    await expect.poll(() => moves(page)).toEqual(first)
    await page.goBack()
    await page.getByText('Choose a card to use').first().waitFor()
    expect(await moves(page)).toEqual([])
    // What the browser went back over can be redone.
    await page.keyboard.press('Control+y')
    await expect.poll(() => moves(page)).toEqual(first)
    expect(await textOf(page, '.summary')).toContain('Dust Imp is destroyed')
  })
})
