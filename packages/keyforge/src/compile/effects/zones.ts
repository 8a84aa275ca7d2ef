import { opponentOf, PLAYERS, type PlayerId, type Ref } from '@battleline/card-game'
import type { View, World } from '@battleline/kernel'
import { sharingPiles } from '../../charts/destroyed.ts'
import { type DiscardingEach, discardEach } from '../../charts/discard.ts'
import { type Drawing, draw, drawing as drawingBy } from '../../charts/draw.ts'
import { type Leaving, leaving } from '../../charts/leave.ts'
import { refill, refilling } from '../../charts/refill.ts'
import { type Shuffling, shuffle, shuffling } from '../../charts/shuffle.ts'
import { window } from '../../charts/window.ts'
import { unprotected } from '../../effects/protection.ts'
import type { Resolution } from '../../model/resolution.ts'
import { cardOf, playerOf, refTo, tableOf, writeTable } from '../../model/state.ts'
import { isInPlay, isThere } from '../../query/board.ts'
import { amountOf } from '../../query/count.ts'
import { withHalf } from '../../query/last-known.ts'
import {
  actingPlayer,
  isInOpenZone,
  isMember,
  isUnmoved,
  playersOf,
  refsTo,
  stillRevealed,
  targetsOf,
} from '../../query/resolution.ts'
import { housesOf } from '../../query/values.ts'
import { isOfSomeone, ofThatPlayer, whoseOf } from '../../rules/choosing.ts'
import type { Barred, DeedDone, Doing, Target } from '../../text/structure.ts'
import type { Pile } from '../../vocabulary.ts'
import { isHeld, staysInArchives } from '../../zones/archives.ts'
import { archivedNow, discardable, isKeptFromArchiving, purgedNow } from './after-moving.ts'
import { leavesPlay } from './leaving.ts'
import { discardUntil, discardUntilSo, movePile, swapCards, swapZones } from './piles.ts'
import { reportNothingFound } from './targets-found.ts'
import { type EffectBuilder, type EffectWriters, markAffected, noteCompletion } from './write.ts'

type Leaves = Doing<
  'archive' | 'return' | 'purge' | 'discard' | 'shuffle' | 'to hand' | 'to archives' | 'to top' | 'to bottom'
>
const PILE: Readonly<Record<Leaves['kind'], Pile>> = {
  archive: 'archives',
  'to archives': 'archives',
  return: 'hand',
  purge: 'purged',
  discard: 'discard',
  shuffle: 'deck',
  'to hand': 'hand',
  'to top': 'deck',
  'to bottom': 'deck',
}
const DEED: Readonly<Partial<Record<Leaves['kind'], DeedDone>>> = {
  archive: 'archived',
  return: 'returned',
  purge: 'purged',
  discard: 'discarded',
  shuffle: 'shuffled',
  'to hand': 'put into hand',
}

const VERB: Readonly<Record<Leaves['kind'], string>> = {
  archive: 'archive',
  'to archives': 'put into archives',
  return: 'return',
  purge: 'purge',
  discard: 'discard',
  shuffle: 'shuffle into a deck',
  'to hand': 'put into hand',
  'to top': 'put on the top of a deck',
  'to bottom': 'put on the bottom of a deck',
}

/** Moves cards from play to their owners' zones, but for wards (KF-WRD-2), and others one by one (KF-DSC-1). */
function leaveFor(w: World, l: Resolution, effect: Leaves): Leaving | null {
  const { kind, what } = effect
  if (PILE[kind] === 'archives' && isKeptFromArchiving(w, l)) return null
  const meant = inOrder(effect) ? ordered(l, kind) : targetsOf(w, l, what)
  const named = meant.filter(({ card }) => !staysInArchives(w, card))
  const refs = kind === 'discard' ? discardable(w, l, named) : named
  const inPlay = refs.filter((ref) => isThere(w, ref)).map((ref) => ref.card)
  const barred = BARRED[kind]
  const cards = barred === undefined ? inPlay : unprotected(w, inPlay, barred)
  const found = refs.filter(
    (ref) => isUnmoved(w, ref) || ((what.kind === 'it' || what.kind === 'done') && isInOpenZone(w, ref)),
  )
  const into = intoWhose(l, effect)
  const home = found.filter(({ card }) => kind !== 'return' && kind !== 'to hand' && isHeld(w, card))
  for (const { card } of withHalves(w, found))
    if (kind !== 'discard' || !isInHand(w, card)) movePile(w, card, PILE[kind], into, endOf(kind))
  if (cards.length + found.length - home.length < wanted(l, what)) noteCompletion(l, false)
  if (cards.length + found.length === 0) reportNothingFound(w, l, what, VERB[kind])
  // A card that went elsewhere instead was not discarded, purged and so on (KF-RPL-1).
  l.antecedent = [...refsTo(w, cards), ...found.filter((ref) => !home.includes(ref))]
  l.revealed = l.revealed.filter(({ card }) => !found.some((ref) => ref.card === card))
  if (cards.length === 0) return null
  // A text that ignores wards does not remove them (KF-WRD-8).
  const wards = 'ignoring' in effect && effect.ignoring === true ? 'whatever wards say' : 'spend wards'
  return { ...leaving(cards, PILE[kind], wards, into), at: endOf(kind) }
}

const BARRED: Partial<Readonly<Record<Leaves['kind'], Barred>>> = {
  return: 'returned',
  archive: 'archived',
  'to archives': 'archived',
  purge: 'purged',
}

const endOf = (kind: Leaves['kind']): Leaving['at'] => (kind === 'to bottom' ? 'bottom' : 'top')

/** Ordered cards: each goes on top of the one before, so the first one goes last. */
const ordered = (l: Resolution, kind: Leaves['kind']): readonly Ref[] =>
  kind === 'to top' ? [...l.antecedent].reverse() : l.antecedent

/** Cards that go to a deck or discard pile have an order, unless there is only one. */
const inOrder = (effect: Leaves): effect is Ordered => ORDERED.includes(effect.kind) && isSeveral(effect)
type Ordered = Doing<'to top'> | Doing<'to bottom'> | Doing<'discard'>
const ORDERED: readonly Leaves['kind'][] = ['to top', 'to bottom', 'discard']
const isSeveral = (effect: Leaves): boolean =>
  ('order' in effect && effect.order !== undefined) || SEVERAL.includes(effect.what.kind)
const SEVERAL: readonly Target['kind'][] = [
  'each',
  'some',
  'up to',
  'any number',
  'it',
  'both',
  'neighbors',
  'done',
]

/** The active player orders visible cards of one owner that reach a deck together (KF-GEN-4). */
const sharingDecks = (w: View, l: Resolution): readonly number[] =>
  sharingPiles(
    w,
    l.antecedent.map(({ card }) => card).filter((card) => isSeen(w, card)),
  )

/** Cards that leave play together for a discard pile; others are discarded one by one (KF-DSC-1). */
const sharingDiscards = (w: View, l: Resolution): readonly number[] =>
  sharingPiles(
    w,
    l.antecedent.filter((ref) => isThere(w, ref)).map(({ card }) => card),
  )

function isSeen(w: View, card: number): boolean {
  const { zone, owner } = cardOf(w, card)
  return (
    isInPlay(w, card) ||
    zone === 'discard' ||
    zone === 'purged' ||
    (zone === 'hand' && owner === tableOf(w).active)
  )
}

/** The player whose archives the text names; null for the owner's zone (KF-LVP-6). */
function intoWhose(l: Resolution, effect: Leaves): PlayerId | null {
  if (effect.kind !== 'to archives' || effect.whose === 'owner') return null
  return effect.whose === undefined ? actingPlayer(l) : opponentOf(l.you)
}

/** An effect on a gigantic creature that has left affects both halves if they are in one zone (KF-GIG-1). */
const withHalves = (w: World, refs: readonly Ref[]): readonly Ref[] =>
  refs.flatMap((ref) =>
    withHalf(w, ref).filter(({ card }) => cardOf(w, card).zone === cardOf(w, ref.card).zone),
  )

/** Cards in hand are discarded from hand, which can trigger abilities (KF-DSC-1, KF-DSC-2). */
function fromHand(w: World, l: Resolution): DiscardingEach | null {
  const left = l.antecedent.map((ref) => ref.card).filter((card) => isInHand(w, card))
  return left.length === 0 ? null : { left, replaced: [] }
}

/** What was replaced did not happen: those cards were not discarded (KF-RPL-1). */
function noteReplaced(_: World, l: Resolution, { replaced }: DiscardingEach): void {
  if (replaced.length === 0) return
  l.antecedent = l.antecedent.filter(({ card }) => !replaced.includes(card))
  noteCompletion(l, false)
}

const isInHand = (w: World, card: number): boolean => cardOf(w, card).zone === 'hand'

/** The number of cards needed to count as done in full (KF-GEN-8). */
function wanted(l: Resolution, what: Target): number {
  switch (what.kind) {
    case 'some':
    case 'of those':
      return what.count
    case 'top':
    case 'bottom':
      return what.count.kind === 'number' ? what.count.value : l.amount
    case 'up to':
    case 'any number':
      return 0
    default:
      return 1
  }
}

function note(w: World, l: Resolution, { kind }: Leaves): void {
  const gone = l.antecedent.filter((ref) => !isThere(w, ref))
  const deed = DEED[kind]
  if (deed !== undefined) markAffected(l, deed, gone)
  l.amount = gone.length
}

/** Computes a number of cards that is not printed. */
function measure(w: World, l: Resolution, { what }: { readonly what: Target }): void {
  if (what.kind === 'top' || what.kind === 'bottom') l.amount = amountOf(w, l, what.count)
}

/** Asks and computes everything that a target needs. */
export function found<E extends { readonly what: Target }>(to: EffectBuilder<E>): EffectBuilder<E> {
  const ofOne = isOfSomeone(to.effect.what)
    ? to.choosePlayer(whoseOf(to.effect.what)).of({ ...to.effect, what: ofThatPlayer(to.effect.what) })
    : to
  const { what } = ofOne.effect
  const unknown = (what.kind === 'top' || what.kind === 'bottom') && what.count.kind !== 'number'
  return (unknown ? ofOne.act(measure) : ofOne).choose(what)
}

const leaves = <K extends Leaves['kind']>(to: EffectBuilder<Doing<K> & Leaves>) =>
  leavesPlay(arranged(found(to)), leaveFor, (left) =>
    (to.effect.kind === 'discard' ? left.call(discardEach, fromHand, noteReplaced) : left).act(note),
  )

/** "In any order": the player chooses the order on top, the first card on top. */
function arranged<E extends Leaves>(to: EffectBuilder<E>): EffectBuilder<E> {
  const { effect } = to
  if (!inOrder(effect)) return to
  const known = to.act(pointAt)
  if (effect.kind === 'discard') return known.arrange(false, sharingDiscards, true)
  return effect.order === undefined
    ? known.arrange(false, sharingDecks)
    : known.arrange(effect.order === 'random')
}

function pointAt(w: World, l: Resolution, { what }: Leaves): void {
  l.antecedent = targetsOf(w, l, what)
}

/** Shuffles the decks that cards went into. */
const shuffles = (to: EffectBuilder<Doing<'shuffle'>>) =>
  PLAYERS.reduce(
    (steps, whose) => steps.call(shuffle, (w, l, effect) => shuffled(w, l, effect, whose)),
    leaves(to),
  )

const shuffled = (w: World, l: Resolution, { what }: Doing<'shuffle'>, whose: PlayerId): Shuffling | null =>
  l.antecedent.some(({ card }) => cardOf(w, card).owner === whose && cardOf(w, card).zone === 'deck')
    ? shuffling(whose, actingPlayer(l), isWholeDiscard(what))
    : null

/** "Your discard pile" without a filter. */
const isWholeDiscard = (what: Target): boolean => {
  if (what.kind !== 'each') return false
  const { kind: _, noun, zone, orZone, whose: __, ...asked } = what.of
  return noun === 'card' && (zone === 'discard' || orZone === 'discard') && Object.keys(asked).length === 0
}

/** Random cards from a hand: chance orders them, and the first ones are discarded. */
const discardsUntil = (to: EffectBuilder<Doing<'discard until'>>): EffectBuilder<Doing<'discard until'>> => {
  if (to.effect.hand !== true) return to.act(discardUntil)
  const { until } = to.effect
  const isLast = (w: View, l: Resolution) => (ref: Ref) => isMember(w, l, until, ref)
  const found = to
    .act((w, l) => {
      l.antecedent = refsTo(w, playerOf(w, actingPlayer(l)).hand)
    })
    .arrange(true)
    .act((w, l) => {
      const last = l.antecedent.findIndex(isLast(w, l))
      if (last >= 0) l.antecedent = l.antecedent.slice(0, last + 1)
    })
  const discarded: Doing<'discard'> = { kind: 'discard', what: { kind: 'it', many: true } }
  return leaves<'discard'>(found.of(discarded))
    .act((w, l) => {
      const [last] = l.antecedent.slice(-1)
      l.antecedent = last !== undefined && isLast(w, l)(last) ? [last] : []
      noteCompletion(l, l.antecedent.length > 0)
    })
    .of(to.effect)
}

/** Later text refers to cards looked at; revealed cards count as "revealed this way". */
function show(w: World, l: Resolution, { kind, what, more }: Doing<'look at'> | Doing<'reveal'>): void {
  l.antecedent = targetsOf(w, l, what)
  l.revealed = more === true || isUnrevealed(what) ? [...l.revealed, ...l.antecedent] : l.antecedent
  noteCompletion(l, l.antecedent.length > 0)
  l.amount = l.antecedent.length
  if (kind === 'reveal') markAffected(l, 'revealed', l.antecedent)
  if (l.antecedent.length === 0) reportNothingFound(w, l, what, kind)
}

/** "An unrevealed card": the cards shown before stay shown. */
const isUnrevealed = (what: Target): boolean => what.kind === 'choose' && what.of.unrevealed === true

/** Reveals the next card from the top of a deck, below those that this effect has revealed. */
function revealNext(w: World, l: Resolution): void {
  const next = playerOf(w, actingPlayer(l)).deck[l.antecedent.length]
  if (next === undefined) return
  const ref = refTo(w, next)
  l.antecedent = [...l.antecedent, ref]
  l.revealed = l.antecedent
  l.amount = l.antecedent.length
  markAffected(l, 'revealed', [ref])
}

/** Whether such a card has been revealed, or no card is left. */
const isFound = (w: View, l: Resolution, { until }: Doing<'reveal until'>): boolean => {
  const last = l.antecedent.at(-1)
  const { deck } = playerOf(w, actingPlayer(l))
  return last === undefined || isMember(w, l, until, last) || l.antecedent.length >= deck.length
}

/** After each card, the active player goes on or stops. */
const revealsUntil = (to: EffectBuilder<Doing<'reveal until'>>) =>
  to
    .act((w, l) => {
      l.antecedent = []
      revealNext(w, l)
      noteCompletion(l, l.antecedent.length > 0)
    })
    .pickWhile(
      (w, l, effect) => (isFound(w, l, effect) ? ['stop'] : ['go on', 'stop']),
      (w, l, word) => {
        l.word = word
        if (word === 'go on') revealNext(w, l)
      },
      (l) => l.word === 'go on',
    )

/** The cards of the searched zones. */
function searchedFor({ what, whose, zone, orZone }: Doing<'search'>): Target {
  if (!('of' in what) || what.of === undefined || what.of.kind !== 'group') return what
  const of = { ...what.of, whose, zone, ...(orZone === undefined ? {} : { orZone }) }
  return { ...what, of } as Target
}

const search = (to: EffectBuilder<Doing<'search'>>) => {
  const what = searchedFor(to.effect)
  return to.choose(what).act((w, l, effect) => {
    const { what } = effect
    show(w, l, { kind: 'look at', what: what.kind === 'each' ? searchedFor(effect) : { kind: 'it' } })
  })
}

/** Shuffles the decks in the text. */
const shuffleDecks = (to: EffectBuilder<Doing<'shuffle deck'>>) =>
  PLAYERS.reduce(
    (steps, whose) =>
      steps.call(shuffle, (w, l, effect) =>
        playersOf(w, l, effect.whose).includes(whose) ? shuffling(whose, actingPlayer(l)) : null,
      ),
    to,
  )

const drawing = (w: World, l: Resolution, { amount }: Doing<'draw'>): Drawing =>
  drawingBy(actingPlayer(l), amountOf(w, l, amount))

/** "1 of them", “it”: the drawn cards, if the text has named no others. */
function haveDrawn(w: World, l: Resolution, { drawn }: Drawing): void {
  const cards = refsTo(w, drawn)
  if (stillRevealed(w, l).length === 0) l.revealed = cards
  if (l.antecedent.length === 0) l.antecedent = cards
}

/** The active player chooses one of several houses of a card as the active house; or the house is chosen already. */
const houseOf = (w: View, l: Resolution, { of }: Doing<'becomes active house'>): readonly string[] => {
  if (of === undefined) return l.house === null ? [] : [l.house]
  const [one] = targetsOf(w, l, of)
  return one === undefined ? [] : housesOf(w, one.card)
}

function makeActive(w: World, l: Resolution, house: string): void {
  noteCompletion(l, true)
  writeTable(w).house = house
}

export const zones = {
  'swap zones': (to) => to.act(swapZones),
  'swap cards': (to) => to.choose(to.effect.from).choose(to.effect.to, false, true).act(swapCards),
  'becomes active house': (to) => to.pick(houseOf, makeActive),
  'look at': (to) => found(to).act(show),
  reveal: (to) => found(to).act(show),
  search,
  'shuffle deck': shuffleDecks,
  'to hand': leaves,
  refill: (to) => to.call(refill, (_, l) => refilling(actingPlayer(l))),
  archive: (to) => leaves(to).call(window, archivedNow),
  'to archives': leaves,
  return: leaves,
  purge: (to) => leaves(to).call(window, purgedNow),
  discard: leaves,
  shuffle: shuffles,
  'to top': leaves,
  'to bottom': leaves,
  'discard until': discardsUntil,
  'reveal until': revealsUntil,
  'discard until so': (to) => to.act(discardUntilSo),
  draw: (to) => to.call(draw, drawing, haveDrawn),
} satisfies Partial<EffectWriters>
