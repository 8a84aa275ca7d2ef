import { PLAYERS, type PlayerId } from '@battleline/card-game'
import { chart, type GameEvent, type View, type World } from '@battleline/kernel'
import { andThen, facts, triggersOf } from '../events/triggers.ts'
import { playerOf, tableOf } from '../model/state.ts'
import { verbs } from '../model/verbs.ts'
import { placeAemberOn, takeFromPool } from '../rules/pool.ts'

/** Æmber that a creature captures from a pool. */
export interface Captured {
  readonly card: number
  readonly from: PlayerId
  readonly amount: number
}

/** Æmber that is captured at the same time. */
export interface Capturing {
  /** What creatures are to capture. */
  wanted: readonly Captured[]
  /** What they capture. */
  shares: readonly Captured[]
  /** How much stays in the pools: "all but 5". */
  readonly kept: number
  facts: readonly GameEvent[]
}

export const capturing = (wanted: readonly Captured[], kept = 0): Capturing => ({
  wanted,
  shares: [],
  kept,
  facts: [],
})

const { act, choose, step } = verbs<Capturing>()

export const capture = chart<Capturing>(
  'keyforge/capture',
  'Æmber is captured',
  {
    // Too little for all of them: one captures as much as it can, then another.
    '1-first': choose('Which creature captures first', {
      who: (w) => tableOf(w).active,
      options: competing,
      take: (w, l, [first]) => {
        const pool = shortPool(w, l)
        const one = l.wanted.find(({ card, from }) => card === first && from === pool)
        if (one !== undefined) settle(w, l, one)
      },
    })
      .backTo('1-first', (w, l) => competing(w, l).length > 0)
      .cite('KF-AMB-2', 'KF-GEN-4'),
    '2-capture': act('Æmber goes from pools to creatures', take)
      .offer({ entries: (_, l) => triggersOf(l.facts) })
      .cite('KF-AMB-3'),
  },
  { subjects: (l) => [...new Set([...l.shares, ...l.wanted].map(({ card }) => card))], like: capturing([]) },
)

/** A capture by one of several creatures: `wanted` lists what each of them would capture. */
export const captureByOne = chart<Capturing>(
  'keyforge/capture-by-one',
  'A creature captures Æmber',
  {
    '1-creature': choose('The friendly creature that captures', {
      who: (w) => tableOf(w).active,
      options: (_, l) => [...new Set(l.wanted.map(({ card }) => card))],
      take: (_, l, [chosen]) => {
        l.wanted = l.wanted.filter(({ card }) => card === chosen)
      },
    }).cite('KF-AMB-3', 'KF-GEN-4'),
    '2-capture': step('It captures Æmber')
      .call(capture, (_, l) => capturing(l.wanted, l.kept))
      .cite('KF-AMB-3'),
  },
  { like: capturing([]) },
)

/** How much is to be captured, or is captured, from a pool. */
export const wantedOf = (of: readonly Captured[], pool: PlayerId): number =>
  of.reduce((all, { from, amount }) => (from === pool ? all + amount : all), 0)

/** What is left in a pool for the others. */
const left = (w: View, l: Capturing, pool: PlayerId): number =>
  playerOf(w, pool).aember - l.kept - wantedOf(l.shares, pool)

/** The first pool that has too little. */
const shortPool = (w: View, l: Capturing): PlayerId | undefined =>
  PLAYERS.find((pool) => left(w, l, pool) > 0 && wantedOf(l.wanted, pool) > left(w, l, pool))

/** The creatures that want more than is left in a pool. */
function competing(w: View, l: Capturing): readonly number[] {
  const pool = shortPool(w, l)
  const cards = new Set(l.wanted.flatMap(({ from, card }) => (from === pool ? card : [])))
  return cards.size > 1 ? [...cards] : []
}

function settle(w: View, l: Capturing, one: Captured): void {
  const amount = Math.min(one.amount, left(w, l, one.from))
  l.wanted = l.wanted.filter((other) => other !== one)
  if (amount > 0) l.shares = [...l.shares, { ...one, amount }]
}

function take(w: World, l: Capturing): void {
  for (const one of l.wanted) settle(w, l, one)
  for (const pool of PLAYERS) {
    const taken = wantedOf(l.shares, pool)
    if (taken > 0) takeFromPool(w, pool, taken, 'captured')
  }
  for (const card of new Set(l.shares.map((one) => one.card))) {
    const amount = l.shares.reduce((all, one) => (one.card === card ? all + one.amount : all), 0)
    placeAemberOn(w, card, amount)
    l.facts = andThen(l.facts, facts(w, 'captures', [card], { amount }))
  }
}
