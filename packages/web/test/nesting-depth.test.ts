import { expect, it } from 'vitest'
import { isDeep } from '../src/set-up/code/nesting-depth.ts'
import { inBrowser, scenario } from './browser.ts'

it('tells an endlessly nested text from a scenario', () => {
  expect(isDeep('['.repeat(500))).toBe(true)
  expect(isDeep(`a: ${'- '.repeat(500)}x`)).toBe(false)
  expect(isDeep(`${'- '.repeat(500)}x`)).toBe(true)
  expect(isDeep(`${' '.repeat(500)}x: 1`)).toBe(true)
  expect(isDeep('[]'.repeat(500))).toBe(false)
  expect(isDeep(scenario('keyforge/essay/destroyed.yaml'))).toBe(false)
})

inBrowser('an endless text of dashes', (app) => {
  it('can be edited without an error of the editor', async () => {
    const page = await app.open({ text: `game: keyforge\nplayers:\n  ${'- '.repeat(5000)}x\n` })
    await page.locator('.file .note').waitFor()
    expect(await page.locator('.slot').count()).toBe(0)
  })
})
