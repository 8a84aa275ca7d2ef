import { describe, expect, it } from 'vitest'
import { subjectsIn } from './hostile/games.ts'
import { ENTRY_NAMES, hostileInputs, sources } from './hostile/inputs.ts'

/** `npm run fuzz -- --inputs 100000 --seed 7` runs this for long, and reports what computes for more than a second. */
const COUNT = Number(process.env.BATTLELINE_INPUTS ?? 100)
const FROM = Number(process.env.BATTLELINE_INPUTS_FROM ?? 1)
const LONG = process.env.BATTLELINE_INPUTS !== undefined
const ONLY = process.env.BATTLELINE_INPUTS_ENTRY ?? ''

/** The time of the processor, which other programs do not lengthen. */
const clock = () => process.cpuUsage().user / 1000

/** One scenario file in so many of each game is a source of boards and texts. */
const PARTS = 60

it('The boards that are damaged are valid, and of every game', () => {
  const subjects = subjectsIn(sources(PARTS))
  expect(new Set(subjects.map(({ name }) => name))).toEqual(
    new Set(['keyforge', 'magic', 'grand-archive', 'duel']),
  )
  for (const { name, game, board } of subjects)
    expect([name, board, game.begin(board as never)]).not.toEqual([
      name,
      board,
      expect.objectContaining({ refused: 'illegal' }),
    ])
})

describe('Damaged input is refused or understood, whatever it is', () => {
  it.each(ENTRY_NAMES.filter((entry) => ONLY === '' || ONLY.split(',').includes(entry)))(
    'at %s',
    { timeout: LONG ? 36_000_000 : 120_000 },
    async (entry) => {
      const found = {
        from: FROM,
        count: COUNT,
        entry,
        parts: PARTS,
        most: LONG ? 10 : 1,
        ...(LONG && { clock }),
      }
      const { faults, inputs, refused, slowest } = await hostileInputs(found)
      if (LONG)
        console.log(
          `${entry}: ${inputs} inputs, ${refused} refused, slowest ${Math.round(slowest.time)} ms (seed ${slowest.seed})`,
        )
      expect(faults).toEqual([])
      expect(refused, 'an entry that refuses everything is not tested').toBeLessThan(inputs)
    },
  )
})
