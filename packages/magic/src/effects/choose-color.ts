import { chart } from '@battleline/kernel'
import { nextTimestamp, type Permanent, writePermanent } from '../model/state.ts'
import { verbs } from '../model/verbs.ts'
import type { Predicate } from '../text/structure.ts'
import { COLORS, type Color } from '../vocabulary.ts'

/** A player chooses a color for some permanents. */
export interface ChoosingColor {
  readonly you: number
  readonly cards: readonly number[]
  readonly gives: 'color' | 'protection'
}

const predicateOf = (gives: ChoosingColor['gives'], color: Color): Predicate =>
  gives === 'color' ? { kind: 'is colored', color } : { kind: 'protection', from: { kind: 'color', color } }

export const chooseColor = chart<ChoosingColor>(
  'magic/choose-color',
  'A color is chosen',
  {
    '1-choose': verbs<ChoosingColor>()
      .ask('The color', {
        who: (_, l) => l.you,
        options: () => [...COLORS],
        take: (w, l, [chosen]) => {
          const color = COLORS.find((one) => one === chosen)
          if (color === undefined) return
          for (const card of l.cards) {
            const one: Permanent = writePermanent(w, card)
            const does = predicateOf(l.gives, color)
            one.effects = [...one.effects, { kind: 'is', does, until: 'turn', at: nextTimestamp(w) }]
          }
        },
        label: (_, color) => String(color),
      })
      .cite('MTG-CST-2'),
  },
  { subjects: (l) => l.cards, like: { you: 1, cards: [], gives: 'color' } },
)
