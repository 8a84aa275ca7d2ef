import { because, chart } from '@battleline/kernel'
import { type PlayerId, type Ref, refTo } from '../model/state.ts'
import { verbs } from '../model/verbs.ts'
import { candidates } from '../query/references.ts'
import { damageInstance, damageOf } from '../replacement/pending-damage.ts'
import type { Filter } from '../text/structure.ts'
import { damage } from './damage.ts'

/** Chooses one object after the other; each is dealt damage before the next choice (GA-DMG-10). */
export interface OneByOne {
  readonly source: Ref
  readonly you: PlayerId
  readonly amount: number
  readonly of: Filter
  times: number
  to: number
}

const ANYTHING: Filter = { kind: 'group', nouns: [] }

export const oneByOneOf = (
  source: Ref,
  you: PlayerId,
  times: number,
  amount: number,
  of: Filter,
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
      .choose('One is chosen', {
        who: (_, l) => l.you,
        options: (w, l) => candidates(w, l.of, l.source.card, l.you),
        take: (_, l, [card]) => {
          l.times -= 1
          l.to = card ?? -1
        },
      })
      .call(damage, (w, l) =>
        l.to < 0 ? null : damageOf([damageInstance(w, 0, l.source, refTo(w, l.to), l.amount)]),
      )
      .when((_, l) => l.times > 0 || because('every choice is made'))
      .backTo('1-choose', (_, l) => l.times > 0)
      .cite('GA-DMG-10'),
  },
  { subjects: (l) => [l.source.card], like: oneByOneOf({ card: 0, life: 0 }, 1, 0, 0, ANYTHING) },
)
