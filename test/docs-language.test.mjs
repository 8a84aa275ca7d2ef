import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { examples, GAMES, languagePage, pathOf, textOf } from '../scripts/docs-language.mjs'

/** A lower bound for every game. */
const FEWEST = 140

describe.each(GAMES)('the page about the card language of %s', (game) => {
  test('is up to date; “node scripts/docs-language.mjs” writes it', async () => {
    const page = readFileSync(new URL(`../${pathOf(game)}`, import.meta.url), 'utf8')
    expect(page === (await languagePage(game))).toBe(true)
  })

  test('shows texts that read and print as shown', async () => {
    const { cards, printText, readText } = await textOf(game)
    const { lessons, phrases } = await examples(game)
    for (const text of lessons) {
      const read = readText(text, 'Brute')
      const printed = read.ok ? printText(read.text, 'Brute') : ''
      expect(readText(printed, 'Brute')).toEqual(read)
    }
    expect(phrases.length).toBeGreaterThan(FEWEST)
    for (const { category, text } of phrases) {
      const read = cards.parse(text, { category, self: 'Brute' })
      expect(read.ok ? cards.print(read.node, { category, self: 'Brute' }) : read.problems).toBe(text)
    }
  })
})
