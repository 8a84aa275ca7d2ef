import { CHANCE, chart } from '@battleline/kernel'
import { verbs } from '../model/verbs.ts'

/** A coin that a player flips, and wins or loses (705.2). */
export interface Flipping {
  won: boolean
}

export const flipCoin = chart<Flipping>(
  'magic/flip-coin',
  'A coin is flipped',
  {
    '1-flip': verbs<Flipping>()
      .ask('Chance decides whether the flip is won', {
        who: () => CHANCE,
        options: () => ['win', 'lose'],
        take: (_, l, [word]) => {
          l.won = word === 'win'
        },
        label: (_, word) => (word === 'win' ? 'the flip is won' : 'the flip is lost'),
      })
      .cite('MTG-KEY-61'),
  },
  { like: { won: false } },
)
