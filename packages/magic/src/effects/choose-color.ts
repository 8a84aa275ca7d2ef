import { chart } from '@battleline/kernel'
import { nextTimestamp, type Permanent, writePermanent } from '../model/state.ts'
import { verbs } from '../model/verbs.ts'
import type { Predicate } from '../text/structure.ts'
import { COLORS, type Color } from '../vocabulary.ts'

/** A player chooses a color for some permanents. */
export interface ChoosingColor {
  readonly you: number
  readonly cards: readonly number[]
  readonly gives: 'color' | 'protection' | 'color and hexproof'
}

function predicatesOf(gives: ChoosingColor['gives'], color: Color): readonly Predicate[] {
  const from = { kind: 'color', color } as const
  if (gives === 'protection') return [{ kind: 'protection', from }]
  const becomes = { kind: 'is colored', color } as const
  return gives === 'color' ? [becomes] : [becomes, { kind: 'hexproof from', from }]
}

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
            const at = nextTimestamp(w)
            const given = predicatesOf(l.gives, color).map(
              (does) => ({ kind: 'is', does, until: 'turn', at }) as const,
            )
            one.effects = [...one.effects, ...given]
          }
        },
        label: (_, color) => String(color),
      })
      .cite('MTG-CST-2'),
  },
  { subjects: (l) => l.cards, like: { you: 1, cards: [], gives: 'color' } },
)
