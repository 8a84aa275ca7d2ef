import { chart, stepVerbs } from '@battleline/kernel'
import { nameOf } from '../model/state.ts'

/** The choice of the source's controller to deal damage to a player's planeswalker instead (MTG-PWR-3). */
export interface Redirecting {
  readonly kind: 'redirect'
  readonly who: number
  readonly part: number
  readonly goals: readonly number[]
  /** 0 for no planeswalker. */
  to: number
}

export const redirect = chart<Redirecting>(
  'magic/redirect',
  'Planeswalker redirection',
  {
    '1-choose': stepVerbs<Redirecting>()
      .ask('The damage may be dealt to a planeswalker of that player', {
        who: (_, l) => l.who,
        options: (_, l) => [0, ...l.goals],
        take: (_, l, [goal]) => {
          l.to = Number(goal)
        },
        label: (w, goal) => (goal === 0 ? 'no' : nameOf(w, Number(goal))),
        record: (goal) => (goal === 0 ? null : Number(goal)),
      })
      .cite('MTG-PWR-1', 'MTG-PWR-2', 'MTG-PWR-3'),
  },
  { like: { kind: 'redirect', who: 1, part: 0, goals: [], to: 0 } },
)
