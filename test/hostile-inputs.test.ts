import { describe, expect, it } from 'vitest'
import { ENTRY_NAMES, hostileInputs } from './hostile/inputs.ts'

/** `npm run fuzz -- --inputs 100000 --seed 7` runs this for long, and reports what computes for more than a second. */
const COUNT = Number(process.env.BATTLELINE_INPUTS ?? 150)
const FROM = Number(process.env.BATTLELINE_INPUTS_FROM ?? 1)
const LONG = process.env.BATTLELINE_INPUTS !== undefined
const ONLY = process.env.BATTLELINE_INPUTS_ENTRY ?? ''

/** The time of the processor, which other programs do not lengthen. */
const clock = () => process.cpuUsage().user / 1000

describe('Damaged input is refused or understood, whatever it is', () => {
  it.each(ENTRY_NAMES.filter((entry) => ONLY === '' || ONLY.split(',').includes(entry)))(
    'at %s',
    { timeout: LONG ? 36_000_000 : 120_000 },
    async (entry) => {
      const found = {
        from: FROM,
        count: COUNT,
        entry,
        parts: 60,
        most: LONG ? 10 : 1,
        ...(LONG && { clock }),
      }
      expect(await hostileInputs(found)).toEqual([])
    },
  )
})
