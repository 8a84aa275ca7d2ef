import { chart, type GameEvent, stepVerbs } from '@battleline/kernel'
import { triggersOf } from '../events/triggers.ts'

/** Triggered abilities in one window, for charts that open several windows in turn. */
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

/** The window for these events; null if nothing triggered. */
export const windowOver = (facts: readonly GameEvent[]): Answering | null =>
  facts.length === 0 ? null : { facts }
