import { because, chart, verbs } from '@battleline/kernel'
import { candidates } from '../acting.ts'
import { cardOf, type PlayerId, type Ref, refTo } from '../state.ts'
import type { Group } from '../text/structure.ts'
import { damage, damageOf, instance } from './damage.ts'

/** One object is chosen after the other, and dealt damage before the next is chosen (GA-DMG-10). */
export interface OneByOne {
  readonly source: Ref
  readonly you: PlayerId
  readonly amount: number
  readonly of: Group
  times: number
  to: number
}

const ANYTHING: Group = { kind: 'group', nouns: [] }

export const oneByOneOf = (
  source: Ref,
  you: PlayerId,
  times: number,
  amount: number,
  of: Group,
): OneByOne => ({
  source,
  you,
  amount,
  of,
  times,
  to: -1,
})

export const oneByOne = chart<OneByOne>(
  'grand-archive/one-by-one',
  'One after the other',
  {
    '1-choose': verbs<OneByOne>()
      .ask('One is chosen', {
        who: (_, l) => l.you,
        options: (w, l) => candidates(w, l.of, l.source.card, l.you),
        take: (_, l, [card]) => {
          l.times -= 1
          l.to = card === undefined ? -1 : Number(card)
        },
        label: (w, card) => cardOf(w, Number(card)).name,
        record: Number,
      })
      .call(damage, (w, l) =>
        l.to < 0 ? null : damageOf([instance(w, 0, l.source, refTo(w, l.to), l.amount)]),
      )
      .when((_, l) => l.times > 0 || because('nothing is left to choose'))
      .backTo('1-choose', (_, l) => l.times > 0)
      .cite('GA-DMG-10'),
  },
  { subjects: (l) => [l.source.card], like: oneByOneOf({ card: 0, life: 0 }, 1, 0, 0, ANYTHING) },
)
