import { seeded } from '@battleline/kernel/test-kit'
import { scenarioFiles } from '../../packages/scenario/test/scenario-files.ts'
import { type Entries, type Found, REFUSED } from './entry.ts'
import { FILE_ENTRIES } from './files.ts'
import { GAME_ENTRIES, subjectsIn } from './games.ts'
import { REQUEST_ENTRIES } from './requests.ts'

const ENTRIES: Entries = { ...GAME_ENTRIES, ...FILE_ENTRIES, ...REQUEST_ENTRIES }

/** The names of the entry points. */
export const ENTRY_NAMES = Object.keys(ENTRIES)

/** What was found, and how to repeat it. */
export interface Fault {
  readonly seed: number
  readonly entry: string
  readonly game: string
  readonly what: string
}

export interface Fuzzing {
  readonly from: number
  readonly count: number
  readonly entry: string
  /** One scenario file in so many of each game is a source of boards and texts. */
  readonly parts: number
  /** Reports what takes longer than a second of this clock, in milliseconds; default: nothing. */
  readonly clock?: () => number
  /** Stops after so many faults. */
  readonly most?: number
}

/** One scenario file in so many of each game. */
export const sources = (parts: number): readonly string[] =>
  ['keyforge', 'magic', 'grand-archive'].flatMap((game) =>
    scenarioFiles(`scenarios/${game}`)
      .filter(({ file }) => /\.ya?ml$/.test(file))
      .filter((_, at) => at % parts === 1)
      .map(({ text }) => text),
  )

/** What came of the inputs of an entry point. */
export interface Outcome {
  readonly faults: readonly Fault[]
  readonly inputs: number
  readonly refused: number
  /** The input that took longest, in milliseconds of the clock. */
  readonly slowest: { readonly seed: number; readonly time: number }
}

/** Gives damaged inputs to an entry point: nothing may be thrown, or accepted and then not be saved. */
export async function hostileInputs({
  from,
  count,
  entry,
  parts,
  clock = () => 0,
  most = 1,
}: Fuzzing): Promise<Outcome> {
  const texts = sources(parts)
  const subjects = subjectsIn(texts)
  const faults: Fault[] = []
  let refused = 0
  let slowest = { seed: from, time: 0 }
  let seed = from
  for (; seed < from + count && faults.length < most; seed++) {
    const random = seeded(seed)
    const subject = random.one(subjects)
    const start = clock()
    let found: Found
    try {
      const given = ENTRIES[entry]?.({ subject, random, texts }) ?? null
      found = given instanceof Promise ? await given : given
    } catch (fault) {
      found = `throws ${fault instanceof Error ? fault.stack : String(fault)}`
    }
    const time = clock() - start
    if (time > slowest.time) slowest = { seed, time }
    if (found === REFUSED) refused++
    const what = typeof found === 'string' ? found : time > 1000 ? `takes ${Math.round(time)} ms` : null
    if (what !== null) faults.push({ seed, entry, game: subject.name, what })
  }
  return { faults, inputs: seed - from, refused, slowest }
}
