import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { checks } from '../scripts/check/checks.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

test.each(checks)('the project keeps its rules: $title', ({ find }) => {
  expect(find(root).map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([])
})
