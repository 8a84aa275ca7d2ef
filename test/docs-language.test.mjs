import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { cards, printText, readText } from '../packages/keyforge/dist/text/text.js'
import { examples, languagePage } from '../scripts/docs-language.mjs'

describe('the page about the card language', () => {
  test('is as the grammar has it; “node scripts/docs-language.mjs” writes it', () => {
    const page = readFileSync(new URL('../docs/language.md', import.meta.url), 'utf8')
    expect(page === languagePage()).toBe(true)
  })

  test('shows texts that read and print as shown', () => {
    const { lessons, phrases } = examples()
    for (const text of lessons) {
      const read = readText(text, 'Brute')
      const printed = read.ok ? printText(read.text, 'Brute') : ''
      expect(readText(printed, 'Brute')).toEqual(read)
    }
    expect(phrases.length).toBeGreaterThan(150)
    for (const { category, text } of phrases) {
      const read = cards.parse(text, { category, self: 'Brute' })
      expect(read.ok ? cards.print(read.node, { category, self: 'Brute' }) : read.problems).toBe(text)
    }
  })
})
