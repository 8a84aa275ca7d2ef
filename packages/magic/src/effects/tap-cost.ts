import { chart, routine, type View, type World } from '@battleline/kernel'
import { triggerOn } from '../events/triggers.ts'
import { writePermanent } from '../model/state.ts'
import { verbs } from '../model/verbs.ts'
import { powerAsTapped, powerToTap, tapCandidates } from '../query/object-filter.ts'
import type { Cost, ObjectFilter } from '../text/structure.ts'

/** A player taps permanents as a cost: so many, or creatures of so much power together. */
export interface Tapping {
  readonly you: number
  readonly source: number
  readonly of: ObjectFilter
  readonly amount: number
  /** 0 if their power does not matter. */
  readonly power: number
  chosen: readonly number[]
}

/** The tapping of other permanents that an ability costs; null if it costs none. */
export function costTapping(costs: readonly Cost[], you: number, source: number): Tapping | null {
  const [cost] = costs.flatMap((one) => (one.kind === 'tap others' || one.kind === 'tap power' ? [one] : []))
  if (cost === undefined) return null
  const { of } = cost
  return cost.kind === 'tap power'
    ? { you, source, of, amount: 1, power: cost.power, chosen: [] }
    : { you, source, of, amount: cost.amount, power: 0, chosen: [] }
}

const { act, choose } = verbs<Tapping>()

const leftOf = (w: View, l: Tapping): number[] =>
  tapCandidates(w, l.of, l.you, l.source).filter((one) => !l.chosen.includes(one))

const powerOf = (w: View, cards: readonly number[]): number => {
  const power = powerAsTapped(w)
  return cards.reduce((sum, card) => sum + power(card), 0)
}

const isEnough = (w: View, l: Tapping): boolean => powerOf(w, l.chosen) >= l.power

/** What can be chosen next so that the power can still be reached. */
const optionsOf = (w: View, l: Tapping): number[] => {
  const left = leftOf(w, l)
  if (l.power === 0) return left
  return left.filter((one) => {
    const rest = left.filter((other) => other !== one)
    return powerOf(w, [...l.chosen, one]) + powerToTap(w, rest) >= l.power
  })
}

const take = (_: World, l: Tapping, cards: readonly number[]): void => {
  l.chosen = [...l.chosen, ...cards]
}

export const tapCost = chart<Tapping>(
  'magic/tap-cost',
  'Permanents are tapped as a cost',
  {
    '1-choose': choose('The permanents to tap', {
      who: (_, l) => l.you,
      options: optionsOf,
      bounds: (_, l, count) => [Math.min(l.amount, count), Math.min(l.amount, count)],
      take,
    })
      .backTo('1-choose', (w, l) => !isEnough(w, l) && optionsOf(w, l).length > 0)
      .cite('MTG-KEY-35'),
    '2-more': choose('Creatures to tap beyond the power that it needs', {
      who: (_, l) => l.you,
      options: leftOf,
      bounds: (_, __, count) => [0, count],
      take,
    })
      .when((w, l) => (l.power > 0 && leftOf(w, l).length > 0) || routine('no more can be tapped'))
      .cite('MTG-KEY-35'),
    '3-tap': act('All of them are tapped', (w, l) => {
      for (const card of l.chosen) writePermanent(w, card).tapped = true
      triggerOn(w, ...l.chosen.map((it) => ({ kind: 'tapped', it }) as const))
    }).cite('MTG-KEY-35'),
  },
  {
    subjects: (l) => l.chosen,
    like: { you: 1, source: 0, of: { nouns: [] }, amount: 1, power: 0, chosen: [] },
  },
)
