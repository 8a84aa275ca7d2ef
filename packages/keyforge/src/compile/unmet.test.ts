import { type Chart, type Message, textOf } from '@battleline/kernel'
import { expect, it } from 'vitest'
import { LIBRARY } from '../cards/library.generated.ts'
import { Library } from '../cards/library.ts'
import { textReader } from '../text-reader.ts'

/** Why a step does nothing where its condition does not hold; null where it decides none. */
const unmetOf = ({ args }: Chart['nodes'][number]): string | null =>
  typeof args === 'object' && args !== null && 'unmet' in args ? textOf(args.unmet as string | Message) : null

it('every condition that a text of the library decides has words for when it does not hold', () => {
  const charts = new Map<string, Chart>()
  const library = new Library(LIBRARY, charts, textReader)
  for (const { name } of LIBRARY) library.find(name)
  const reasons = [...charts.values()].flatMap(({ nodes }) => nodes.flatMap((node) => unmetOf(node) ?? []))
  expect(reasons.length).toBeGreaterThan(500)
  for (const reason of reasons)
    expect(reason).toMatch(/^“\S.*\S” is (not )?true$|^what comes before it was (not done in full|done)$/)
})
