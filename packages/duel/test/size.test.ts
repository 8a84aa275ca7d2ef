import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const home = new URL('../', import.meta.url)
const linesOf = (file: string): number => readFileSync(new URL(file, home), 'utf8').split('\n').length - 1

test('the whole package, tests aside, has at most 400 lines', () => {
  const sources = readdirSync(new URL('src', home)).map((file) => `src/${file}`)
  const lines = ['package.json', 'tsconfig.json', ...sources].map(linesOf)
  expect(lines.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(400)
})
