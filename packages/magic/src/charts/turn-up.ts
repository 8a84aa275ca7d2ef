import { chart, routine } from '@battleline/kernel'
import { payLife } from '../effects/life.ts'
import { verbs } from '../model/verbs.ts'
import type { Cost } from '../text/structure.ts'
import { turnUp } from '../zones/turn-face.ts'
import { namingX } from './name-x.ts'

/** A player turns a face-down permanent face up for its morph cost: a special action (702.37e). */
export interface TurningUp {
  readonly you: number
  readonly card: number
  readonly costs: readonly Cost[]
  x: number
}

const { act, ask } = verbs<TurningUp>()

const hasX = ({ costs }: TurningUp): boolean =>
  costs.some((one) => one.kind === 'mana' && one.symbols.includes('{X}'))

export const turningUp = chart<TurningUp>(
  'magic/turn-up',
  'A face-down creature is turned face up',
  {
    '1-x': ask(
      'X is named',
      namingX((l) => l.you),
    )
      .when((_, l) => hasX(l) || routine('it has no X'))
      .cite('MTG-KEY-73'),
    '2-turn': act('Its cost is paid, and it is turned face up', (w, l) => {
      for (const cost of l.costs) if (cost.kind === 'life') payLife(w, l.you, cost.amount)
      turnUp(w, l.card, l.x)
    }).cite('MTG-KEY-73'),
  },
  { subjects: (l) => [l.card], like: { you: 1, card: 0, costs: [], x: 0 } },
)
