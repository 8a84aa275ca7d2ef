import { chart, routine, type Start, type World } from '@battleline/kernel'
import { triggerOn } from '../events/triggers.ts'
import { layDownRing, ringEffects } from '../model/ring.ts'
import {
  creaturesOf,
  nextTimestamp,
  permanentOf,
  playerOf,
  writePermanent,
  writePlayer,
} from '../model/state.ts'
import { verbs } from '../model/verbs.ts'
import type { Resolution } from '../query/resolution.ts'

/** The Ring tempts a player: a creature of theirs becomes their Ring-bearer (701.54a). */
export interface Tempting {
  readonly you: number
  /** 0 if they control no creature. */
  bearer: number
}

export const tempt = (w: World, { item: { you } }: Resolution): Start => ({
  chart: tempting.id,
  locals: { you, bearer: creaturesOf(w, you)[0] ?? 0 } satisfies Tempting,
})

const { act, choose } = verbs<Tempting>()

export const tempting = chart<Tempting>(
  'magic/ring',
  'The Ring tempts a player',
  {
    '1-choose': choose('The creature that bears the Ring', {
      who: (_, l) => l.you,
      options: (w, l) => creaturesOf(w, l.you),
      take: (_, l, [bearer]) => {
        l.bearer = Number(bearer)
      },
    })
      .when((w, l) => creaturesOf(w, l.you).length > 1 || routine('there is no choice'))
      .cite('MTG-KEY-64'),
    '2-bear': act('It bears the Ring, and no other creature does', (w, l) => {
      const tempted = (playerOf(w, l.you).tempted ?? 0) + 1
      writePlayer(w, l.you).tempted = tempted
      if (l.bearer > 0) {
        layDownRing(w, l.you)
        const { effects } = permanentOf(w, l.bearer)
        writePermanent(w, l.bearer).effects = [...effects, ...ringEffects(l.you, tempted, nextTimestamp(w))]
      }
      triggerOn(w, { kind: 'is tempted', by: l.you })
    }).cite('MTG-KEY-64'),
  },
  { subjects: (l) => [l.bearer], like: { you: 1, bearer: 0 } },
)
