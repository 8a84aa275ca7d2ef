import { chart, type GameEvent, stepVerbs } from '@battleline/kernel'
import { triggersOf } from '../events/triggers.ts'

/** Abilities that wait for what has happened: one window, for charts that open many of them one after the other. */
export interface Answering {
  readonly facts: readonly GameEvent[]
}

const { offer } = stepVerbs<Answering>()

export const window = chart<Answering>(
  'keyforge/window',
  'Abilities that waited',
  {
    '1-abilities': offer('Abilities that waited for this', { entries: (_, l) => triggersOf(l.facts) }).cite(
      'KF-ABL-4',
    ),
  },
  { like: { facts: [] } },
)

/** The window over these facts; none where nobody waited. */
export const windowOver = (facts: readonly GameEvent[]): Answering | null =>
  facts.length === 0 ? null : { facts }
