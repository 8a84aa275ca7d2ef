import { chart, routine, type Start, type View, type World } from '@battleline/kernel'
import { putCounters } from '../events/put-counters.ts'
import { isOfSubtype, nextTimestamp, permanentOf, permanents, writePermanent } from '../model/state.ts'
import { verbs } from '../model/verbs.ts'
import { amountOf, type Resolution } from '../query/resolution.ts'
import type { Instruction } from '../text/structure.ts'
import { createTokens } from '../zones/tokens.ts'

/** A player amasses: counters on an Army of theirs. */
export interface Amassing {
  readonly you: number
  readonly subtype: string
  readonly amount: number
  army: number
}

const armiesOf = (w: View, you: number): number[] =>
  permanents(w).filter(
    (one) => permanentOf(w, one).controller === you && isOfSubtype(permanentOf(w, one), ARMY),
  )

const ARMY = 'Army'

/** Begins with the token, if the player has no Army (701.47a). */
export function amass(
  w: World,
  l: Resolution,
  { subtype, amount }: Extract<Instruction, { readonly kind: 'amass' }>,
): Start {
  const { you } = l.item
  const [army = newArmy(w, you, subtype)] = armiesOf(w, you)
  const locals: Amassing = { you, subtype, amount: amountOf(w, l, amount), army }
  return { chart: amassing.id, locals }
}

function newArmy(w: World, you: number, subtype: string): number {
  const token = { power: 0, toughness: 0, colors: ['black'], subtypes: [subtype, ARMY] } as const
  return createTokens(w, you, token, 1).made[0] ?? 0
}

const { act, choose } = verbs<Amassing>()

export const amassing = chart<Amassing>(
  'magic/amass',
  'A player amasses',
  {
    '1-choose': choose('The Army that gets the counters', {
      who: (_, l) => l.you,
      options: (w, l) => armiesOf(w, l.you),
      take: (_, l, [army]) => {
        l.army = Number(army)
      },
    })
      .when((w, l) => armiesOf(w, l.you).length > 1 || routine('there is only one'))
      .cite('MTG-KEY-44'),
    '2-put': act('It gets the counters, and is of the type as well', (w, l) => {
      putCounters(w, l.you, l.army, 'plus', l.amount)
      const one = writePermanent(w, l.army)
      if (isOfSubtype(one, l.subtype)) return
      const does = { kind: 'is of', subtype: l.subtype } as const
      one.effects = [...one.effects, { kind: 'is', does, until: 'game', at: nextTimestamp(w) }]
    }).cite('MTG-KEY-44'),
  },
  { subjects: (l) => [l.army], like: { you: 1, subtype: '', amount: 0, army: 0 } },
)
