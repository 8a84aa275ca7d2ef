import { describe, expect, test } from 'vitest'
import { CASES, SIZES } from '../bench/cases.mjs'

// The test does not measure; it checks that each case does what its name says.
describe('The benchmark', () => {
  test.each(CASES)('can run $name', ({ make }) => {
    expect(() => make()(1)).not.toThrow()
  })

  test('can make every value that it measures in bytes', () => {
    for (const { text, make } of SIZES) expect(text?.() ?? make?.()()).toBeTruthy()
  })
})
