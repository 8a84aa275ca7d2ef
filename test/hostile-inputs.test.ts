import { describe, expect, it } from 'vitest'
import { ENTRY_NAMES, hostileInputs } from './hostile-inputs.ts'

/** `npm run fuzz -- --inputs 100000 --seed 7` runs this for long, and reports what takes more than a second. */
const COUNT = Number(process.env.BATTLELINE_INPUTS ?? 150)
const FROM = Number(process.env.BATTLELINE_INPUTS_FROM ?? 1)
const LONG = process.env.BATTLELINE_INPUTS !== undefined

describe('Damaged input is refused or understood, whatever it is', () => {
  it.each(ENTRY_NAMES)('at %s', { timeout: LONG ? 36_000_000 : 120_000 }, (entry) => {
    const clock = LONG ? { clock: () => performance.now() } : {}
    expect(
      hostileInputs({ from: FROM, count: COUNT, entry, parts: 60, most: LONG ? 10 : 1, ...clock }),
    ).toEqual([])
  })
})
