import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PATH, problemsPage } from '../scripts/docs-problems.mjs'

test('the page about problems is up to date; “node scripts/docs-problems.mjs” writes it', async () => {
  const page = readFileSync(new URL(`../${PATH}`, import.meta.url), 'utf8')
  expect(await problemsPage()).toBe(page)
})
