import type { View, World } from '@battleline/kernel'
import { type Acting, doerOf, members } from '../acting.ts'
import { type Damage, damage as damageChart, damageOf, packet } from '../charts/damage.ts'
import { amountOf } from '../counting.ts'
import { putOn } from '../pool.ts'
import { isCreature } from '../read.ts'
import { cardOf, opponentOf, playerOf, writeCard, writePlayer } from '../state.ts'
import type { Doing } from '../text/structure.ts'
import { did, type Writers, type Writing } from './write.ts'

type Distributing = Doing<'distribute'>

/** Who can get a share: damage and +1 power counters are for creatures. */
const receivers = (w: View, l: Acting, { among }: Distributing): readonly number[] =>
  members(w, l, among).filter((card) => isCreature(w, card))

/** The whole that is shared out: a capture takes no more than there is (KF-AMB-2); nothing where nobody gets a share. */
function measure(w: World, l: Acting, effect: Distributing): void {
  const { aember } = playerOf(w, opponentOf(doerOf(l)))
  const { amount, what } = effect
  const wanted = amount.kind === 'all but' ? Math.max(0, aember - amount.value) : amountOf(w, l, amount)
  const whole = what === 'capture' ? Math.min(aember, wanted) : wanted
  const somebody = receivers(w, l, effect).length > 0
  l.amount = somebody ? whole : 0
  did(l, somebody && (whole === wanted || wanted === Number.POSITIVE_INFINITY))
  if (!somebody) w.not(l.source.card, 'sharing out', 'there is no such creature', 'KF-GEN-5')
  else if (whole === 0) w.not(l.source.card, 'sharing out', 'there is nothing to share out', 'KF-AMB-1')
}

function share(w: World, l: Acting, shares: readonly number[], effect: Distributing): void {
  const from = opponentOf(doerOf(l))
  receivers(w, l, effect).forEach((card, at) => {
    const part = shares[at] ?? 0
    if (part === 0) return
    if (effect.what === 'damage')
      l.pending = [...l.pending, packet(l.pending.length, l.source, card, 'ability', part)]
    else if (effect.what === 'power counters')
      writeCard(w, card).powerCounters = cardOf(w, card).powerCounters + part
    else {
      writePlayer(w, from).aember = playerOf(w, from).aember - part
      putOn(w, card, part)
    }
  })
}

/** What was set aside is dealt at the same time (KF-DMG-1). */
function deal(_: World, l: Acting): Damage | null {
  const packets = l.pending
  l.pending = []
  return packets.length === 0 ? null : damageOf(packets)
}

const distribute = (to: Writing<Distributing>): Writing<Distributing> =>
  to
    .act(measure)
    .ask({
      manner: 'divide',
      options: (w, l, effect) => (l.amount === 0 ? [] : receivers(w, l, effect)),
      bounds: (_, l) => [0, l.amount],
      take: (w, l, shares, effect) => share(w, l, shares.map(Number), effect),
      label: (w, card) => cardOf(w, Number(card)).name,
      record: Number,
    })
    .call(damageChart, deal)

type Redistributing = Doing<'redistribute'>

/** How much lies on all of them together. */
const wholeOn = (w: View, l: Acting, { among, what }: Redistributing): number =>
  members(w, l, among).reduce((sum, card) => sum + cardOf(w, card)[what], 0)

/** What lay elsewhere was moved there: nothing is dealt, healed or captured (KF-DMG-13, KF-AMB-5). */
function reshare(w: World, l: Acting, shares: readonly number[], { among, what }: Redistributing): void {
  members(w, l, among).forEach((card, at) => {
    const share = shares[at] ?? 0
    if (cardOf(w, card)[what] !== share) writeCard(w, card)[what] = share
  })
}

const redistribute = (to: Writing<Redistributing>): Writing<Redistributing> =>
  to.ask({
    manner: 'divide',
    options: (w, l, effect) => (wholeOn(w, l, effect) === 0 ? [] : members(w, l, effect.among)),
    bounds: (w, l, _count, effect) => [0, wholeOn(w, l, effect)],
    take: (w, l, shares, effect) => reshare(w, l, shares.map(Number), effect),
    label: (w, card) => cardOf(w, Number(card)).name,
    record: Number,
  })

export const distributing = { distribute, redistribute } satisfies Partial<Writers>
