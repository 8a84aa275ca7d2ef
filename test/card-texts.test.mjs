import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { digest, unreadSource } from '../scripts/card-texts.mjs'

const read = (/** @type {string} */ file) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')

it.each([
  'packages/keyforge/src/text/card-grammar.ts',
  'packages/keyforge/src/compile/compile.ts',
  'packages/keyforge/src/cards/library.ts',
  'packages/keyforge/src/vocabulary.ts',
  'packages/language/src/print/print.ts',
])('What the build has read of the cards is stale after a change of %s', (changed) => {
  expect(digest()).toBe(digest())
  expect(digest((file) => read(file) + (file === changed ? ' ' : ''))).not.toBe(digest())
})

it('Programs can do without it', () => {
  expect(unreadSource('/a/shipped-texts.generated.ts')).toBe('export const SHIPPED_TEXTS = null')
  expect(unreadSource('/a/shipped-texts.ts')).toBeNull()
})
