import { opponentOf } from '@battleline/card-game'
import type { View, World } from '@battleline/kernel'
import { damage as damageChart } from '../../charts/damage.ts'
import { type Answering, window, windowOver } from '../../charts/window.ts'
import { andThen, facts } from '../../events/triggers.ts'
import type { Damage } from '../../model/damage.ts'
import { damageBatch, damageInstance } from '../../model/damage.ts'
import type { Resolution } from '../../model/resolution.ts'
import { cardOf, playerOf, writeCard } from '../../model/state.ts'
import { isCreature } from '../../query/board.ts'
import { amountOf } from '../../query/count.ts'
import { actingPlayer, membersOf } from '../../query/resolution.ts'
import { placeAemberOn, takeFromPool } from '../../rules/pool.ts'
import type { Doing } from '../../text/structure.ts'
import { type EffectBuilder, type EffectWriters, noteCompletion } from './write.ts'

type Distributing = Doing<'distribute'>

/** Possible receivers: damage and +1 power counters are for creatures. */
const receivers = (w: View, l: Resolution, { among }: Distributing): readonly number[] =>
  membersOf(w, l, among).filter((card) => isCreature(w, card))

/** The amount to distribute. A capture takes no more than there is (KF-AMB-2); 0 without receivers. */
function measure(w: World, l: Resolution, effect: Distributing): void {
  const { aember } = playerOf(w, opponentOf(actingPlayer(l)))
  const { amount, what } = effect
  const wanted = amount.kind === 'all but' ? Math.max(0, aember - amount.value) : amountOf(w, l, amount)
  const whole = what === 'capture' ? Math.min(aember, wanted) : wanted
  const somebody = receivers(w, l, effect).length > 0
  l.amount = somebody ? whole : 0
  noteCompletion(l, somebody && (whole === wanted || wanted === Number.POSITIVE_INFINITY))
  if (!somebody) w.reportNotDone(l.source.card, 'shares nothing out', 'there is no such creature', 'KF-GEN-5')
  else if (whole === 0)
    w.reportNotDone(l.source.card, 'shares nothing out', 'there is nothing to share out', 'KF-AMB-1')
}

function share(w: World, l: Resolution, shares: readonly number[], effect: Distributing): void {
  const from = opponentOf(actingPlayer(l))
  receivers(w, l, effect).forEach((card, at) => {
    const part = shares[at] ?? 0
    if (part === 0) return
    if (effect.what === 'damage') l.pending = [...l.pending, damageInstance(l.source, card, 'ability', part)]
    else if (effect.what === 'power counters')
      writeCard(w, card).powerCounters = cardOf(w, card).powerCounters + part
    else {
      takeFromPool(w, from, part, 'captured')
      placeAemberOn(w, card, part)
      l.left = andThen(l.left, facts(w, 'captures', [card], { amount: part }))
    }
  })
}

/** Deals what was set aside at the same time (KF-DMG-1). */
function deal(_: World, l: Resolution): Damage | null {
  const instances = l.pending
  l.pending = []
  return instances.length === 0 ? null : damageBatch(instances)
}

function captures(_: World, l: Resolution): Answering | null {
  const seen = l.left
  l.left = []
  return windowOver(seen)
}

const distribute = (to: EffectBuilder<Distributing>): EffectBuilder<Distributing> =>
  to
    .act(measure)
    .orderOrDivide({
      kind: 'divide',
      options: (w, l, effect) => (l.amount === 0 ? [] : receivers(w, l, effect)),
      bounds: (_, l) => [0, l.amount],
      take: (w, l, shares, effect) => share(w, l, shares, effect),
    })
    .call(damageChart, deal)
    .call(window, captures)

type Redistributing = Doing<'redistribute'>

/** The sum on all of them. */
const wholeOn = (w: View, l: Resolution, { among, what }: Redistributing): number =>
  membersOf(w, l, among).reduce((sum, card) => sum + cardOf(w, card)[what], 0)

/** Redistributing moves: nothing is dealt, healed or captured (KF-DMG-13, KF-AMB-5). */
function reshare(w: World, l: Resolution, shares: readonly number[], { among, what }: Redistributing): void {
  membersOf(w, l, among).forEach((card, at) => {
    const share = shares[at] ?? 0
    if (cardOf(w, card)[what] !== share) writeCard(w, card)[what] = share
  })
}

const redistribute = (to: EffectBuilder<Redistributing>): EffectBuilder<Redistributing> =>
  to.orderOrDivide({
    kind: 'divide',
    options: (w, l, effect) => (wholeOn(w, l, effect) === 0 ? [] : membersOf(w, l, effect.among)),
    bounds: (w, l, _count, effect) => [0, wholeOn(w, l, effect)],
    take: (w, l, shares, effect) => reshare(w, l, shares, effect),
  })

export const distributing = { distribute, redistribute } satisfies Partial<EffectWriters>
