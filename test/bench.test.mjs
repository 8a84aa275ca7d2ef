import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { CASES, SIZES } from '../bench/cases.mjs'
import { VARIANTS } from '../bench/representation/variants.mjs'

// Nothing is measured here: what is measured must do what its name says.
describe('what the benchmark measures', () => {
  test.each(CASES)('$name', ({ make }) => {
    expect(() => make()(1)).not.toThrow()
  })

  test('what is measured in bytes can be made', () => {
    for (const { text, make } of SIZES) expect(text?.() ?? make?.()()).toBeTruthy()
  })
})

test('all ways to store positions reach the same ones', () => {
  const trial = fileURLToPath(new URL('../bench/representation/trial.mjs', import.meta.url))
  const digests = Object.keys(VARIANTS).map((name) => {
    const { stdout, stderr } = spawnSync(process.execPath, [trial, name, '--digest'], { encoding: 'utf8' })
    return stdout === '' ? `${name}: ${stderr}` : stdout
  })
  expect(digests.length).toBeGreaterThan(1)
  expect(new Set(digests)).toEqual(new Set(digests.slice(0, 1)))
})
