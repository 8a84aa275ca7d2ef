import { chart, routine, type View } from '@battleline/kernel'
import { type PlayerId, type Ref, refsTo } from '../model/state.ts'
import { verbs } from '../model/verbs.ts'
import { alternativeOf } from '../moves/activation-costs.ts'
import { nextIngredients } from '../query/brew.ts'
import { destroyed, destroyedOf } from './destroyed.ts'

/** A player sacrifices what a card is brewed with, instead of paying its reserve cost. */
export interface Brewing {
  readonly by: PlayerId
  readonly card: number
  chosen: readonly Ref[]
}

const { choose, step } = verbs<Brewing>()

const next = (w: View, { by, card, chosen }: Brewing): readonly number[] => {
  const clause = alternativeOf(w, card)?.clause
  const taken = chosen.map((one) => one.card)
  return clause?.kind === 'brew' ? nextIngredients(w, by, clause.of, taken) : []
}

export const brewing = chart<Brewing>(
  'grand-archive/brewing',
  'A card is brewed',
  {
    '1-choose': choose('The ingredients are chosen', {
      who: (_, l) => l.by,
      options: next,
      take: (w, l, chosen) => {
        l.chosen = [...l.chosen, ...refsTo(w, chosen)]
      },
    })
      .when((w, l) => next(w, l).length > 0 || routine('all is chosen'))
      .backTo('1-choose', (w, l) => next(w, l).length > 0)
      .cite('GA-KEY-BREW'),
    '2-sacrifice': step('It is sacrificed')
      .call(destroyed, (_, l) => destroyedOf(l.chosen, true))
      .cite('GA-KEY-BREW'),
  },
  { subjects: (l) => [l.card], like: { by: 1, card: 0, chosen: [] } },
)
