import type { World } from '@battleline/kernel'
import { type Acting, cardsMeant, doerOf } from '../acting.ts'
import { ends, fromAndTo } from '../choosing.ts'
import { amountOf } from '../counting.ts'
import { cardOf, opponentOf, type PlayerId, playerOf, writeCard, writePlayer } from '../state.ts'
import type { Doing } from '../text/structure.ts'
import { did, type Writers } from './write.ts'

function addAember(w: World, player: number, amount: number): void {
  writePlayer(w, player).aember += amount
}

/** Takes Æmber out of a pool: never more than is there (KF-AMB-2). Says what could not be taken. */
function takeFrom(w: World, l: Acting, pool: PlayerId, wanted: number, what: string): number {
  const there = playerOf(w, pool).aember
  const taken = Math.min(there, wanted)
  if (taken > 0) addAember(w, pool, -taken)
  else if (wanted > 0)
    w.not(l.source.card, what, `the pool of ${playerOf(w, pool).name} is empty`, 'KF-AMB-1', 'KF-DST-11')
  did(l, taken === wanted || wanted === Number.POSITIVE_INFINITY)
  return taken
}

/** Opponent's pool to own pool. */
function steal(w: World, l: Acting, { amount }: Doing<'steal'>): void {
  const thief = doerOf(l)
  const taken = takeFrom(w, l, opponentOf(thief), amountOf(w, l, amount), 'a steal')
  if (taken > 0) addAember(w, thief, taken)
  l.amount = taken
}

function gain(w: World, l: Acting, effect: Doing<'gain'>): void {
  const amount = amountOf(w, l, effect.amount)
  if (amount > 0) addAember(w, doerOf(l), amount)
  l.amount = amount
}

function lose(w: World, l: Acting, { amount }: Doing<'lose'>): void {
  l.amount = takeFrom(w, l, doerOf(l), amountOf(w, l, amount), 'a loss')
}

/** Opponent's pool to the capturing creature; from its own side: its controller's pool (KF-AMB-3). */
function capture(w: World, l: Acting, effect: Doing<'capture'>): void {
  const creatures = cardsMeant(w, l, effect.by ?? { kind: 'host' })
  did(l, creatures.length > 0)
  for (const creature of creatures) {
    const { controller, aember } = cardOf(w, creature)
    const pool = effect.own === true ? controller : opponentOf(controller)
    const taken = takeFrom(w, l, pool, amountOf(w, l, effect.amount), 'a capture')
    if (taken > 0) writeCard(w, creature).aember = aember + taken
    l.amount = taken
  }
}

/** Supply to the creature (KF-AMB-4). */
function exalt(w: World, l: Acting, effect: Doing<'exalt'>): void {
  const creatures = cardsMeant(w, l, effect.what)
  for (const creature of creatures) writeCard(w, creature).aember = cardOf(w, creature).aember + 1
  did(l, creatures.length > 0)
}

/** From one place to another: not a capture, a steal or a loss (KF-AMB-5). Says how much. */
function takeOff(w: World, l: Acting, from: number, wanted: number): number {
  const { aember, name } = cardOf(w, from)
  const moved = Math.min(aember, wanted)
  did(l, moved === wanted || (wanted === Number.POSITIVE_INFINITY && moved > 0))
  if (moved > 0) writeCard(w, from).aember = aember - moved
  else w.not(l.source.card, 'moving Æmber', `there is none on ${name}`, 'KF-AMB-5')
  return moved
}

function moveAember(w: World, l: Acting, effect: Doing<'move aember'>): void {
  const { from: all, to } = fromAndTo(w, l, effect.from, effect.to)
  did(l, to !== undefined)
  if (to === undefined) return
  for (const from of all) {
    if (from === to) continue
    const moved = takeOff(w, l, from, amountOf(w, l, effect.amount))
    if (moved > 0) writeCard(w, to).aember = cardOf(w, to).aember + moved
  }
}

function moveAemberAway(w: World, l: Acting, effect: Doing<'move aember away'>): void {
  for (const from of cardsMeant(w, l, effect.from)) {
    const moved = takeOff(w, l, from, amountOf(w, l, effect.amount))
    if (moved > 0 && effect.to === 'pool') addAember(w, doerOf(l), moved)
  }
}

/** From the pool to a card: neither lost nor captured (KF-AMB-5). */
function moveFromPool(w: World, l: Acting, effect: Doing<'move aember from pool'>): void {
  const [to] = cardsMeant(w, l, effect.to)
  did(l, to !== undefined)
  if (to === undefined) return
  const moved = takeFrom(w, l, doerOf(l), amountOf(w, l, effect.amount), 'moving Æmber')
  if (moved > 0) writeCard(w, to).aember = cardOf(w, to).aember + moved
}

function gainChains(w: World, l: Acting, { amount }: Doing<'gain chains'>): void {
  const player = doerOf(l)
  writePlayer(w, player).chains = Math.min(24, playerOf(w, player).chains + amountOf(w, l, amount))
}

export const aember = {
  steal: (to) => to.act(steal),
  gain: (to) => to.act(gain),
  lose: (to) => to.act(lose),
  capture: (to) => to.choose(to.effect.by).act(capture),
  exalt: (to) => to.choose(to.effect.what).act(exalt),
  'move aember': (to) => to.choose(ends(to.effect)).act(moveAember),
  'move aember away': (to) => to.choose(to.effect.from).act(moveAemberAway),
  'move aember from pool': (to) => to.choose(to.effect.to).act(moveFromPool),
  'gain chains': (to) => to.act(gainChains),
} satisfies Partial<Writers>
