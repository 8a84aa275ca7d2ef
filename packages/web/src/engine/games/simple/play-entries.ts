import type { Decision } from '@battleline/kernel'
import { type Answered, chosenIn, type PlayEntry } from '../../session/play-entry.ts'

interface Reading {
  isMove(decision: Decision): boolean
  name(record: number): string
}

/** The play as a scenario of a simple game writes it. */
export function playEntries(all: readonly Answered[], { isMove, name }: Reading): readonly PlayEntry[] {
  const entries: { verb: string; names: string; choose: unknown[] }[] = []
  for (const { asked, choice } of all) {
    if (isMove(asked)) {
      const [verb = '', ...records] = String(choice).split(' ')
      entries.push({ verb, names: records.map((record) => name(Number(record))).join(' -> '), choose: [] })
    } else {
      if (entries.length === 0) entries.push({ verb: '', names: '', choose: [] })
      entries.at(-1)?.choose.push(chosenIn(asked, choice))
    }
  }
  return entries.map(({ verb, names, choose }) => {
    if (names === '' && choose.length === 0) return verb
    return { ...(verb !== '' && { [verb]: names }), ...(choose.length > 0 && { choose }) }
  })
}
