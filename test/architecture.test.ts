import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const root = new URL('..', import.meta.url)
const ROOTS = [
  '',
  'packages/',
  ...['keyforge', 'magic', 'grand-archive'].map((game) => `packages/${game}/src/`),
]

/** The rows of a page's tables that follow a heading. */
function rowsBelow(page: string, heading: string): readonly string[] {
  const text = readFileSync(new URL(page, root), 'utf8')
  const section = text.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  return section.split('\n').filter((line) => line.startsWith('| ') && line.includes('`'))
}

/** Files and folders that a row names, and symbols that it says are in the file behind them. */
const namedIn = (row: string) => [
  ...row.matchAll(/(?:`(\w+)` (?:in|of) )?`([\w./*-]+(?:\/|\.ts|\.mjs|\.json))`/g),
]

const found = (path: string) =>
  ROOTS.map((folder) => new URL(`${folder}${path}`, root)).filter((url) => existsSync(url))

describe.each([
  ['docs/architecture.md', 'Where to find it'],
  ['CONTRIBUTING.md', 'Add a keyword'],
])('%s: %s', (page, heading) => {
  it.each(rowsBelow(page, heading))('%s', (row) => {
    for (const [, symbol, path = ''] of namedIn(row)) {
      const files = found(path)
      expect(files.length, path).toBeGreaterThan(0)
      if (symbol !== undefined)
        expect(
          files.some((file) => readFileSync(file, 'utf8').includes(symbol)),
          `${symbol} in ${path}`,
        ).toBe(true)
    }
  })
})
