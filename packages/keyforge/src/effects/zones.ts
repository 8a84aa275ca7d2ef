import type { World } from '@battleline/kernel'
import { type Acting, amountOf, cardsMeant, placeOf, refsTo } from '../acting.ts'
import { type Drawing, draw } from '../charts/draw.ts'
import { enterAt, takeFromPile } from '../charts/enter.ts'
import { type Leaving, leave, leaving } from '../charts/leave.ts'
import { isThere } from '../read.ts'
import { cardOf, playerOf, type Ref, refTo, writeCard, writePlayer } from '../state.ts'
import type { Doing } from '../text/structure.ts'
import type { Pile } from '../vocabulary.ts'
import { did, type Writers, type Writing } from './write.ts'

type Leaves = Doing<'archive' | 'return' | 'purge'>
const PILE: Readonly<Record<Leaves['kind'], Pile>> = { archive: 'archives', return: 'hand', purge: 'purged' }

/** Cards in play leave it for their owners' zones; wards keep warded creatures there (KF-WRD-2). */
function leaveFor(w: World, l: Acting, { kind, what }: Leaves): Leaving | null {
  const cards = cardsMeant(w, l, what)
  const found = what.kind === 'it' ? l.it.filter((ref) => liesOpen(w, ref)) : []
  for (const { card } of found) movePile(w, card, PILE[kind])
  if (cards.length + found.length === 0) did(l, false)
  l.it = [...refsTo(w, cards), ...found]
  return cards.length === 0 ? null : leaving(cards, PILE[kind], 'spend wards')
}

/** What a ward kept in play did not leave (KF-WRD-10). */
function judge(w: World, l: Acting, { going }: Leaving): void {
  did(
    l,
    l.it.every((ref) => going.includes(ref.card) || !isThere(w, ref)),
  )
}

const leaves = <K extends Leaves['kind']>(to: Writing<Doing<K> & Leaves>) =>
  to.choose(to.effect.what).call(leave, leaveFor, judge)

/** A text that follows a card finds it in the open zone that it has reached (KF-DST-16, KF-ZON-4). */
function liesOpen(w: World, ref: Ref): boolean {
  const { zone, life } = cardOf(w, ref.card)
  return zone === 'discard' && (life === ref.life || life === ref.life + 1)
}

/** Moves a card between two piles of its owner. */
function movePile(w: World, card: number, to: Pile): void {
  const { owner } = cardOf(w, card)
  takeFromPile(w, card)
  writeCard(w, card).zone = to
  writePlayer(w, owner)[to] = [...playerOf(w, owner)[to], card]
}

/** The top card of your deck to your discard pile; an empty deck is not shuffled for it (KF-DRW-2). */
function discardTop(w: World, l: Acting): void {
  const [top] = playerOf(w, l.you).deck
  if (top === undefined) {
    w.not(l.source.card, 'a discard', 'the deck is empty', 'KF-DRW-2')
    l.it = []
    did(l, false)
    return
  }
  movePile(w, top, 'discard')
  l.it = [refTo(w, top)]
}

function discardUntil(w: World, l: Acting, effect: Doing<'discard until'>): void {
  l.it = []
  for (const card of playerOf(w, l.you).deck) {
    movePile(w, card, 'discard')
    if (cardOf(w, card).definition !== effect.named) continue
    l.it = [refTo(w, card)]
    return
  }
  did(l, false)
}

/** What was discarded this way goes from the open discard pile to hand. */
function toHand(w: World, l: Acting): void {
  for (const { card } of l.it) if (cardOf(w, card).zone === 'discard') movePile(w, card, 'hand')
}

const drawing = (w: World, l: Acting, { amount }: Doing<'draw'>): Drawing => ({
  you: l.you,
  left: amountOf(w, l, amount),
})

/** Puts the discarded creature into play, exhausted, where the source stood (KF-PLY-5). */
function enterInPlace(w: World, l: Acting): void {
  for (const { card } of l.it) {
    if (cardOf(w, card).zone === 'discard') enterAt(w, card, l.you, placeOf(w, l.from))
  }
}

export const zones = {
  archive: leaves,
  return: leaves,
  purge: leaves,
  'discard top': (to) => to.act(discardTop),
  'discard until': (to) => to.act(discardUntil),
  'to hand': (to) => to.act(toHand),
  draw: (to) => to.call(draw, drawing),
  'enter in place': (to) => to.act(enterInPlace),
} satisfies Partial<Writers>
