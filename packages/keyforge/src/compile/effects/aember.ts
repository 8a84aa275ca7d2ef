import { opponentOf, PLAYERS, type PlayerId, type Ref } from '@battleline/card-game'
import { type Start, say, type View, type World } from '@battleline/kernel'
import { type Captured, capture, captureByOne, capturing, wantedOf } from '../../charts/capture.ts'
import { type Gaining, gain, gaining, lose, startOf, takeIn, takeOut } from '../../charts/gain.ts'
import { type Stealing, steal, stealing } from '../../charts/steal.ts'
import { type Answering, window, windowOver } from '../../charts/window.ts'
import { unprotected } from '../../effects/protection.ts'
import { facts } from '../../events/triggers.ts'
import { HOOK } from '../../model/hooks.ts'
import type { Resolution } from '../../model/resolution.ts'
import { cardOf, playerOf, refTo, tableOf, writeCard, writePlayer } from '../../model/state.ts'
import { recordHistory } from '../../model/turn-history.ts'
import { isCreature, isThere, lineOf } from '../../query/board.ts'
import { amountOf, outOf, type Rounding } from '../../query/count.ts'
import { isHaunted, playerRestriction, sourceOfPlayerRule } from '../../query/player-rules.ts'
import {
  actingPlayer,
  controllerFor,
  playersOf,
  refsTo,
  targetsInPlay,
  targetsOf,
} from '../../query/resolution.ts'
import { ends, fromAndTo } from '../../rules/choosing.ts'
import { addToPool, emptyPool, isKeptFromGaining, placeAemberOn } from '../../rules/pool.ts'
import type { Amount, Doing } from '../../text/structure.ts'
import { targetsFound } from './targets-found.ts'
import { type EffectWriters, markAffected, noteCompletion, setAntecedent } from './write.ts'

function addAember(w: World, player: PlayerId, amount: number): void {
  if (amount < 0) writePlayer(w, player).aember += amount
  else addToPool(w, player, amount)
}

/** Takes Æmber from a pool. */
function takeFrom(
  w: World,
  l: Resolution,
  pool: PlayerId,
  amount: Amount,
  what: string,
  round: Rounding = 'down',
): number {
  const taken = within(w, l, pool, amount, what, round)
  if (taken > 0) addAember(w, pool, -taken)
  return taken
}

/** How much can be taken from a pool, at most what is there (KF-AMB-2). Reports the rest. */
function within(
  w: World,
  l: Resolution,
  pool: PlayerId,
  amount: Amount,
  what: string,
  round: Rounding = 'down',
): number {
  const there = playerOf(w, pool).aember
  const wanted = outOf(w, l, amount, there, round)
  const taken = Math.min(there, wanted)
  if (taken === 0 && wanted > 0)
    w.reportNotDone(l.source.card, what, emptyPool(playerOf(w, pool).name), 'KF-AMB-1', 'KF-DST-11')
  noteCompletion(l, taken === wanted || wanted === Number.POSITIVE_INFINITY)
  return taken
}

/** The card that protects a player's Æmber from being stolen, or -1. */
const keeperOf = (w: World, player: PlayerId): number =>
  sourceOfPlayerRule(w, HOOK.steal, 'cannot be stolen', player)

/** Opponent's pool to own pool. */
function theft(w: World, l: Resolution, { amount, round }: Doing<'steal'>): Stealing | null {
  const thief = actingPlayer(l)
  const own = playerRestriction(w, thief, 'steal')
  const keeper = own >= 0 ? own : keeperOf(w, opponentOf(thief))
  if (keeper >= 0) {
    l.amount = 0
    noteCompletion(l, false)
    w.reportNotDone(
      l.source.card,
      'steals nothing',
      say`${cardOf(w, keeper).name} does not let it be stolen`,
      'KF-GEN-2',
    )
    return null
  }
  const there = playerOf(w, opponentOf(thief)).aember
  const wanted = outOf(w, l, amount, there, round)
  const taken = Math.min(there, wanted)
  l.amount = taken
  noteCompletion(l, taken === wanted || wanted === Number.POSITIVE_INFINITY)
  if (taken > 0) return stealing(thief, taken)
  if (wanted > 0)
    w.reportNotDone(
      l.source.card,
      'steals nothing',
      emptyPool(playerOf(w, opponentOf(thief)).name),
      'KF-AMB-1',
      'KF-DST-11',
    )
  return null
}

/** Replaced Æmber does not count as stolen (KF-RPL-1). */
function haveStolen(_: World, l: Resolution, { amount }: Stealing): void {
  noteCompletion(l, amount === l.amount)
  l.amount = amount
}

function toGain(w: World, l: Resolution, effect: Doing<'gain'>): Gaining | null {
  const amount = amountOf(w, l, effect.amount)
  l.amount = amount
  if (amount > 0 && isKeptFromGaining(w, actingPlayer(l))) {
    l.amount = 0
    noteCompletion(l, false)
    return null
  }
  if (amount <= 0) return null
  const gained = gaining(actingPlayer(l), amount)
  const start = startOf(w, gained, takeIn)
  if (start === null) haveGained(w, l, gained)
  return start
}

function toLose(w: World, l: Resolution, { amount, round }: Doing<'lose'>): Gaining | null {
  l.amount = within(w, l, actingPlayer(l), amount, 'takes nothing away', round)
  return l.amount > 0 ? startOf(w, gaining(actingPlayer(l), l.amount), takeOut) : null
}

/** Replaced Æmber does not count as gained or lost (KF-RPL-1). */
function haveGained(_: World, l: Resolution, { got }: Gaining): void {
  if (got !== l.amount) noteCompletion(l, false)
  l.amount = got
}

/** Own pool to the opponent's (KF-AMB-2). */
function pay(w: World, l: Resolution, { amount }: Doing<'pay'>): void {
  const paid = takeFrom(w, l, actingPlayer(l), amount, 'a payment')
  if (paid > 0) addAember(w, opponentOf(actingPlayer(l)), paid)
  l.amount = paid
}

/** The pools that a creature of this player captures from (KF-AMB-3), unless the text says whose Æmber it is. */
function poolsFor(
  w: World,
  l: Resolution,
  effect: Doing<'capture'>,
  controller: PlayerId,
): readonly PlayerId[] {
  const { active } = tableOf(w)
  if (effect.combined === true) return [active, opponentOf(active)]
  if (effect.theirs === true) return playersOf(w, l, 'their opponent')
  if (effect.of !== undefined) return playersOf(w, l, effect.of)
  if (effect.each === true)
    return [active, opponentOf(active)].filter((one) => effect.haunted !== true || isHaunted(w, one))
  return [effect.own === true ? controller : opponentOf(controller)]
}

/** How much of it can come from the pool of "you": what the other pool has not got must. */
function fromOwnPool(w: View, l: Resolution, { amount }: Doing<'capture'>): readonly string[] {
  const wanted = amountOf(w, l, amount)
  const [own, other] = [l.you, opponentOf(l.you)].map((player) => playerOf(w, player).aember)
  const least = Math.min(own ?? 0, Math.max(0, wanted - (other ?? 0)))
  const most = Math.min(own ?? 0, wanted)
  return Array.from({ length: most - least + 1 }, (_, n) => String(least + n))
}

const noteShare = (_: World, l: Resolution, word: string): void => {
  l.number = Number(word)
}

/** The share of a pool where both are captured from. */
function shareOf(w: View, l: Resolution, { amount, combined }: Doing<'capture'>, pool: PlayerId): Amount {
  if (combined !== true) return amount
  const share = pool === l.you ? l.number : amountOf(w, l, amount) - l.number
  return { kind: 'number', value: Math.min(share, playerOf(w, pool).aember) }
}

/** Whether a friendly creature captures for the card with the text: an Archon Power cannot. */
const isForPower = (w: View, l: Resolution, { by }: Doing<'capture'>): boolean =>
  by === undefined && cardOf(w, l.source.card).zone === 'powers'

/** The creatures that the text lets capture; for an Archon Power, one of these. */
function capturersOf(w: View, l: Resolution, effect: Doing<'capture'>): readonly Ref[] {
  if (isForPower(w, l, effect)) return refsTo(w, lineOf(w, l.you))
  return effect.by === undefined ? [l.source] : targetsOf(w, l, effect.by)
}

/** Opponent's pool to the capturing creature; from its own side: its controller's pool (KF-AMB-3). */
function startCapture(w: World, l: Resolution, effect: Doing<'capture'>): Start | null {
  const isChosen = isForPower(w, l, effect)
  const by = capturersOf(w, l, effect)
  const able = by.flatMap((ref) => (isThere(w, ref) && isCreature(w, ref.card) ? ref.card : []))
  const mayCapture = able.filter(
    (card) => playerRestriction(w, controllerFor(w, l, refTo(w, card)), 'capture') < 0,
  )
  const creatures = unprotected(w, mayCapture, 'capturing')
  noteCompletion(l, creatures.length > 0)
  if (creatures.length === 0)
    w.reportNotDone(l.source.card, 'captures nothing', 'there is no creature that could capture', 'KF-AMB-6')
  const wanted = PLAYERS.flatMap((pool) => {
    const among = (isChosen ? creatures.slice(0, 1) : creatures).filter((card) =>
      poolsFor(w, l, effect, controllerFor(w, l, refTo(w, card))).includes(pool),
    )
    return wantedFrom(w, l, effect, pool, among)
  })
  // "That much" is read above.
  l.amount = PLAYERS.reduce((sum, pool) => sum + Math.min(wantedOf(wanted, pool), most(w, effect, pool)), 0)
  if (wanted.length === 0) return null
  const kept = keptBy(effect)
  if (!isChosen) return { chart: capture.id, locals: capturing(wanted, kept) }
  const candidates = wanted.flatMap((one) => creatures.map((card) => ({ ...one, card })))
  return { chart: captureByOne.id, locals: capturing(candidates, kept) }
}

/** What these creatures are to capture from a pool. It can be more than there is (KF-AMB-2). */
function wantedFrom(
  w: World,
  l: Resolution,
  effect: Doing<'capture'>,
  pool: PlayerId,
  creatures: readonly number[],
): readonly Captured[] {
  const wanted = creatures.map((card) => {
    const amount = within(w, l, pool, shareOf(w, l, effect, pool), 'captures nothing', effect.round)
    return { card, from: pool, amount }
  })
  const isEnough = wantedOf(wanted, pool) <= most(w, effect, pool)
  noteCompletion(l, isEnough || ['all', 'all but'].includes(effect.amount.kind))
  return wanted.filter(({ amount }) => amount > 0)
}

/** The most that can be captured from a pool. */
const most = (w: View, effect: Doing<'capture'>, pool: PlayerId): number =>
  Math.max(0, playerOf(w, pool).aember - keptBy(effect))

const keptBy = ({ amount }: Doing<'capture'>): number => (amount.kind === 'all but' ? amount.value : 0)

/** Supply to the creature (KF-AMB-4). */
function exalt(w: World, l: Resolution, effect: Doing<'exalt'>): Answering | null {
  const { what } = effect
  const creatures = unprotected(w, targetsFound(w, l, what, 'exalt'), 'exalted')
  const times = amountOf(w, l, timesOf(effect))
  for (const creature of creatures) placeAemberOn(w, creature, times)
  noteCompletion(l, creatures.length > 0)
  setAntecedent(w, l, what)
  markAffected(l, 'exalted', refsTo(w, times > 0 ? creatures : []))
  if (times === 0) return null
  for (const creature of creatures) recordHistory(w, 'exalted', cardOf(w, creature).controller, creature)
  return windowOver(facts(w, 'exalted', creatures, { user: actingPlayer(l) }))
}

const timesOf = ({ times = 1, upTo }: Doing<'exalt'>): Amount => ({
  kind: upTo === true ? 'up to' : 'number',
  value: times,
})

/** Supply to any card: no exalting. */
function place(w: World, l: Resolution, { amount, to }: Doing<'place aember'>): void {
  const cards = targetsFound(w, l, to, 'put Æmber on')
  const each = amountOf(w, l, amount)
  for (const card of cards) placeAemberOn(w, card, each)
}

/** From one place to another: not a capture, a steal or a loss (KF-AMB-5). Returns the amount. */
function takeOff(w: World, l: Resolution, from: number, amount: Amount, round: Rounding = 'down'): number {
  const { aember, name } = cardOf(w, from)
  const wanted = outOf(w, l, amount, aember, round)
  const moved = Math.min(aember, wanted)
  noteCompletion(l, moved === wanted || (wanted === Number.POSITIVE_INFINITY && moved > 0))
  if (moved > 0) writeCard(w, from).aember = aember - moved
  else w.reportNotDone(l.source.card, 'moves no Æmber', say`there is none on ${name}`, 'KF-AMB-5')
  return moved
}

/** The most Æmber on any of the cards that it is taken from. */
const mostThere = (w: View, l: Resolution, { from }: Doing<'move aember away'>): number =>
  Math.max(0, ...targetsInPlay(w, l, from).map((card) => cardOf(w, card).aember))

const mostToMove = (w: View, l: Resolution, { from, to }: Doing<'move aember'>): number =>
  Math.max(0, ...fromAndTo(w, l, from, to).from.map((card) => cardOf(w, card).aember))

function moveAember(w: World, l: Resolution, effect: Doing<'move aember'>): void {
  const { from: all, to } = fromAndTo(w, l, effect.from, effect.to)
  noteCompletion(l, to !== undefined)
  let sum = 0
  for (const from of all) {
    if (to === undefined || from === to) continue
    const moved = takeOff(w, l, from, effect.amount)
    if (moved > 0) placeAemberOn(w, to, moved)
    sum += moved
  }
  l.amount = sum
}

function moveAemberAway(
  w: World,
  l: Resolution,
  { from: what, to, amount, round }: Doing<'move aember away'>,
): void {
  const cards = targetsFound(w, l, what, 'move Æmber from')
  let sum = 0
  for (const from of cards) {
    const moved = takeOff(w, l, from, amount, round)
    const controller = controllerFor(w, l, refTo(w, from))
    if (to === 'pool') addAember(w, actingPlayer(l), moved)
    else if (to === 'opponent') addAember(w, opponentOf(actingPlayer(l)), moved)
    else if (to === 'that player' || to === 'active') addAember(w, playersOf(w, l, to)[0] ?? l.you, moved)
    else if (to === 'controller') addAember(w, controller, moved)
    else if (to === 'its opponent') addAember(w, opponentOf(controller), moved)
    sum += moved
  }
  l.amount = sum
}

const playersByName = (w: View): readonly string[] => PLAYERS.map((player) => playerOf(w, player).name)

/** "A player's": the active player chooses which. */
function choosePlayer(w: World, l: Resolution, name: string): void {
  l.player = PLAYERS.find((player) => playerOf(w, player).name === name) ?? 0
}

/** From a pool to a card: neither lost nor captured (KF-AMB-5). */
function moveFromPool(w: World, l: Resolution, effect: Doing<'move aember from pool'>): void {
  const [to] = targetsFound(w, l, effect.to, 'move Æmber to')
  if (to === undefined) return
  let sum = 0
  const pools = effect.whose === 'any' && l.player !== 0 ? [l.player] : playersOf(w, l, effect.whose)
  for (const pool of pools) {
    const moved = takeFrom(w, l, pool, effect.amount, 'moves no Æmber')
    if (moved > 0) placeAemberOn(w, to, moved)
    sum += moved
  }
  l.amount = sum
}

/** No more than there are. */
function loseChains(w: World, l: Resolution, { amount }: Doing<'lose chains'>): void {
  const player = actingPlayer(l)
  const { chains } = playerOf(w, player)
  const wanted = amountOf(w, l, amount)
  noteCompletion(l, chains >= wanted)
  writePlayer(w, player).chains = Math.max(0, chains - wanted)
}

function gainChains(w: World, l: Resolution, { amount }: Doing<'gain chains'>): void {
  const player = actingPlayer(l)
  writePlayer(w, player).chains = Math.min(24, playerOf(w, player).chains + amountOf(w, l, amount))
}

export const aember = {
  steal: (to) => to.measured(to.effect.amount).call(steal, theft, haveStolen),
  gain: (to) => to.measured(to.effect.amount).call(gain, toGain, haveGained),
  lose: (to) => to.measured(to.effect.amount).call(lose, toLose, haveGained),
  pay: (to) => to.act(pay),
  capture: (to) =>
    (to.effect.combined === true ? to.pick(fromOwnPool, noteShare) : to.choose(to.effect.by)).run(
      startCapture,
    ),
  'place aember': (to) => to.choose(to.effect.to).act(place),
  exalt: (to) =>
    to
      .choose(to.effect.what)
      .howMuch(timesOf(to.effect), () => Number.POSITIVE_INFINITY)
      .call(window, exalt),
  'move aember': (to) => to.choose(ends(to.effect)).howMuch(to.effect.amount, mostToMove).act(moveAember),
  'move aember away': (to) =>
    to.choose(to.effect.from).howMuch(to.effect.amount, mostThere).act(moveAemberAway),
  'move aember from pool': (to) =>
    (to.effect.whose === 'any' ? to.pick(playersByName, choosePlayer) : to)
      .choose(to.effect.to)
      .act(moveFromPool),
  'gain chains': (to) => to.act(gainChains),
  'lose chains': (to) => to.act(loseChains),
} satisfies Partial<EffectWriters>
