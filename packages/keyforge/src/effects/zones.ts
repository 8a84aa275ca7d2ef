import type { World } from '@battleline/kernel'
import { type Acting, doerOf, liesOpen, meant, refsTo, withHalf } from '../acting.ts'
import { type DiscardingEach, discardEach } from '../charts/discard.ts'
import { type Drawing, draw, drawing as drawingBy } from '../charts/draw.ts'
import { archivesOf, takeFromPile } from '../charts/enter.ts'
import { type AfterLeaving, afterLeaving, type Leaving, leave, leaving } from '../charts/leave.ts'
import { type Shuffling, shuffle } from '../charts/shuffle.ts'
import { amountOf } from '../counting.ts'
import { titleOf } from '../gigantic.ts'
import { isInPlay, isThere } from '../read.ts'
import {
  cardOf,
  PLAYERS,
  type PlayerId,
  playerOf,
  type Ref,
  refTo,
  writeCard,
  writePlayer,
} from '../state.ts'
import type { DeedDone, Doing, Target } from '../text/structure.ts'
import type { Pile } from '../vocabulary.ts'
import { did, noteDone, type Writers, type Writing } from './write.ts'

type Leaves = Doing<
  'archive' | 'to archives' | 'return' | 'purge' | 'discard' | 'shuffle' | 'to top' | 'to bottom'
>
const PILE: Readonly<Record<Leaves['kind'], Pile>> = {
  archive: 'archives',
  'to archives': 'archives',
  return: 'hand',
  purge: 'purged',
  discard: 'discard',
  shuffle: 'deck',
  'to top': 'deck',
  'to bottom': 'deck',
}
const DEED: Readonly<Partial<Record<Leaves['kind'], DeedDone>>> = {
  archive: 'archived',
  return: 'returned',
  purge: 'purged',
  discard: 'discarded',
}

/**
 * Cards in play leave it for their owners' zones; wards keep warded creatures there (KF-WRD-2). Others are moved from
 * where they lie, one after the other (KF-DSC-1).
 */
function leaveFor(w: World, l: Acting, effect: Leaves): Leaving | null {
  const { kind, what } = effect
  const refs = meant(w, l, what)
  const cards = refs.filter((ref) => isThere(w, ref)).map((ref) => ref.card)
  const found = refs.filter((ref) => (what.kind === 'it' ? liesOpen(w, ref) : liesStill(w, ref)))
  const holder = kind === 'to archives' ? doerOf(l) : null
  const home = found.filter(({ card }) => kind !== 'return' && isHeld(w, card))
  for (const { card } of withHalves(w, found))
    if (kind !== 'discard' || !isInHand(w, card)) movePile(w, card, PILE[kind], holder)
  if (cards.length + found.length - home.length < wanted(l, what)) did(l, false)
  if (cards.length + found.length === 0)
    w.not(l.source.card, `what it would ${kind}`, 'there is no such card', 'KF-GEN-5')
  // What went home instead was not discarded, purged and so on (KF-RPL-1).
  l.it = [...refsTo(w, cards), ...found.filter((ref) => !home.includes(ref))]
  return cards.length === 0 ? null : leaving(cards, PILE[kind], 'spend wards', holder)
}

/** What acts on a gigantic creature that has left acts on both its halves, where they lie together (KF-GIG-1). */
const withHalves = (w: World, refs: readonly Ref[]): readonly Ref[] =>
  refs.flatMap((ref) =>
    withHalf(w, ref).filter(({ card }) => cardOf(w, card).zone === cardOf(w, ref.card).zone),
  )

/** Cards in hand are discarded as such: there are abilities that wait for it (KF-DSC-1, KF-DSC-2). */
function fromHand(w: World, l: Acting): DiscardingEach | null {
  const left = l.it.map((ref) => ref.card).filter((card) => isInHand(w, card))
  return left.length === 0 ? null : { left }
}

const isInHand = (w: World, card: number): boolean => cardOf(w, card).zone === 'hand'

/** How many cards are to be found for it to be done completely (KF-GEN-8). */
const wanted = (l: Acting, what: Target): number =>
  what.kind === 'some'
    ? what.count
    : what.kind !== 'top'
      ? 1
      : what.count.kind === 'number'
        ? what.count.value
        : l.amount

/** What a ward kept in play did not leave (KF-WRD-10). */
function judge(w: World, l: Acting, { going, facts }: Leaving): void {
  l.left = facts
  did(
    l,
    l.it.every((ref) => going.includes(ref.card) || !isThere(w, ref)),
  )
}

function whoSaw(_: World, l: Acting): AfterLeaving | null {
  const facts = l.left
  l.left = []
  return facts.length === 0 ? null : { facts }
}

function note(w: World, l: Acting, { kind }: Leaves): void {
  const gone = l.it.filter((ref) => !isThere(w, ref))
  const deed = DEED[kind]
  if (deed !== undefined) noteDone(l, deed, gone)
  l.amount = gone.length
  if (kind !== 'to bottom') return
  for (const { card } of withHalves(w, gone)) {
    const { owner, zone } = cardOf(w, card)
    if (zone !== 'deck') continue
    writePlayer(w, owner).deck = [...playerOf(w, owner).deck.filter((other) => other !== card), card]
  }
}

/** A number of cards that the text does not write is worked out first. */
function measure(w: World, l: Acting, { what }: Leaves): void {
  if (what.kind === 'top') l.amount = amountOf(w, l, what.count)
}

const leaves = <K extends Leaves['kind']>(to: Writing<Doing<K> & Leaves>) => {
  const { what } = to.effect
  const measured = what.kind === 'top' && what.count.kind !== 'number' ? to.act(measure) : to
  const moved = measured.choose(what).call(leave, leaveFor, judge)
  return (to.effect.kind === 'discard' ? moved.call(discardEach, fromHand) : moved)
    .act(note)
    .call(afterLeaving, whoSaw)
}

/** The decks that cards were shuffled into are shuffled. */
const shuffles = (to: Writing<Doing<'shuffle'>>) =>
  PLAYERS.reduce((steps, whose) => steps.call(shuffle, (w, l) => shuffled(w, l, whose)), leaves(to))

const shuffled = (w: World, l: Acting, whose: PlayerId): Shuffling | null =>
  l.it.some(({ card }) => cardOf(w, card).owner === whose && cardOf(w, card).zone === 'deck')
    ? { whose }
    : null

const liesStill = (w: World, { card, life }: Ref): boolean =>
  cardOf(w, card).life === life && !isInPlay(w, card)

/**
 * Moves a card between two piles of its owner, or into the archives of another player. An enemy card that leaves archives
 * goes to its owner's hand instead (KF-ARC-2, R-014).
 */
function movePile(w: World, card: number, aim: Pile, holder: PlayerId | null = null): void {
  const { owner } = cardOf(w, card)
  const to = isHeld(w, card) ? 'hand' : aim
  const whose = to === 'archives' ? (holder ?? owner) : owner
  takeFromPile(w, card)
  writeCard(w, card).zone = to
  const pile = playerOf(w, whose)[to]
  writePlayer(w, whose)[to] = to === 'deck' ? [card, ...pile] : [...pile, card]
}

/** Lies in the archives of a player whose card it is not. */
const isHeld = (w: World, card: number): boolean =>
  cardOf(w, card).zone === 'archives' && archivesOf(w, card) !== cardOf(w, card).owner

function discardUntil(w: World, l: Acting, effect: Doing<'discard until'>): void {
  l.it = []
  for (const card of playerOf(w, doerOf(l)).deck) {
    movePile(w, card, 'discard')
    if (titleOf(cardOf(w, card).$def) !== effect.named) continue
    l.it = [refTo(w, card)]
    return
  }
  did(l, false)
}

/** What was discarded this way goes from the open discard pile to hand. */
function toHand(w: World, l: Acting): void {
  for (const { card } of l.it) if (cardOf(w, card).zone === 'discard') movePile(w, card, 'hand')
}

const drawing = (w: World, l: Acting, { amount }: Doing<'draw'>): Drawing =>
  drawingBy(doerOf(l), amountOf(w, l, amount))

export const zones = {
  archive: leaves,
  'to archives': leaves,
  return: leaves,
  purge: leaves,
  discard: leaves,
  shuffle: shuffles,
  'to top': leaves,
  'to bottom': leaves,
  'discard until': (to) => to.act(discardUntil),
  'to hand': (to) => to.act(toHand),
  draw: (to) => to.call(draw, drawing),
} satisfies Partial<Writers>
