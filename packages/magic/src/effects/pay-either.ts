import { chart, type Start, stepVerbs, type View, type World } from '@battleline/kernel'
import { triggerOn } from '../events/triggers.ts'
import { refTo } from '../model/state.ts'
import { canPay } from '../query/can-pay.ts'
import type { Resolution } from '../query/resolution.ts'
import type { Cost, Instruction } from '../text/structure.ts'
import { payAtOnce, startPaying } from './pay.ts'

/** A player pays in one of several ways. */
export interface PayingEither {
  readonly you: number
  readonly source: number
  readonly ways: readonly (readonly Cost[])[]
  chosen: number
}

const payable = (w: View, you: number, source: number, costs: readonly Cost[]): boolean =>
  costs.every((cost) => canPay(w, you, source, cost))

/** Costs as something resolves: of one way, or of the one of two that their player chooses. */
export function pay(
  w: World,
  l: Resolution,
  { costs, or }: Extract<Instruction, { readonly kind: 'pays' }>,
): Start | null {
  const { you, source, life } = l.item
  const ways = (or === undefined ? [costs] : [costs, or]).filter((one) => payable(w, you, source, one))
  const [only] = ways
  l.completed = only !== undefined
  if (only === undefined) return null
  if (or !== undefined)
    return { chart: payEither.id, locals: { you, source, ways, chosen: 0 } satisfies PayingEither }
  payAtOnce(w, you, source, costs)
  return startPaying(costs, you, { card: source, life })
}

export const hasForaged = (costs: readonly Cost[]): boolean =>
  costs.some((cost) => 'forages' in cost && cost.forages === true)

const { act, ask, step } = stepVerbs<PayingEither>()

const LABELS: Partial<Record<Cost['kind'], string>> = {
  'exile cards': 'exile cards from the graveyard',
  sacrifice: 'sacrifice a permanent',
  discard: 'discard cards',
  mana: 'pay mana',
  life: 'pay life',
}

const wayOf = (l: PayingEither): readonly Cost[] => l.ways[l.chosen] ?? []

export const payEither = chart<PayingEither>(
  'magic/pay-either',
  'A player pays in one of two ways',
  {
    '1-choose': ask('How it is paid', {
      who: (_, l) => l.you,
      options: (_, l) => l.ways.map((__, at) => `way ${at + 1}`),
      take: (_, l, [word]) => {
        l.chosen = Number(String(word).slice(4)) - 1
      },
      label: (_, word, l) => {
        const [first] = l.ways[Number(String(word).slice(4)) - 1] ?? []
        return first === undefined ? String(word) : (LABELS[first.kind] ?? first.kind)
      },
    }).cite('MTG-KEY-63'),
    '2-pay': step('It is paid')
      .run((w, l) => {
        payAtOnce(w, l.you, l.source, wayOf(l))
        return startPaying(wayOf(l), l.you, refTo(w, l.source))
      })
      .cite('MTG-KEY-63'),
    '3-forage': act('Foraging triggers abilities', (w, l) => {
      triggerOn(w, ...(hasForaged(wayOf(l)) ? [{ kind: 'forages', by: l.you } as const] : []))
    }).cite('MTG-KEY-63'),
  },
  { like: { you: 1, source: 0, ways: [], chosen: 0 } },
)
