import type { PlayerId, Ref } from '@battleline/card-game'
import type { View, World } from '@battleline/kernel'
import type { Leaving } from '../../charts/leave.ts'
import type { Resolution } from '../../model/resolution.ts'
import { cardOf, playerOf, refTo } from '../../model/state.ts'
import { conditionHolds } from '../../query/conditions.ts'
import { actingPlayer, isMember, isUnmoved, playersOf } from '../../query/resolution.ts'
import type { Doing, Target } from '../../text/structure.ts'
import type { Pile } from '../../vocabulary.ts'
import { isHeld, staysInArchives } from '../../zones/archives.ts'
import { moveToPile, putInPile, takeAll } from '../../zones/move.ts'
import { discardable } from './after-moving.ts'
import { markAffected, noteCompletion } from './write.ts'

/** Cards that go from pile to pile. */

/**
 * Moves a card between two piles of its owner, or into another player's archives. An enemy card that leaves archives
 * goes to its owner's hand instead (KF-ARC-2, R-014).
 */
export function movePile(
  w: World,
  card: number,
  aim: Pile,
  holder: PlayerId | null = null,
  at: Leaving['at'] = 'top',
): void {
  const { owner } = cardOf(w, card)
  const to = isHeld(w, card) ? 'hand' : aim
  const whose = to === 'archives' ? (holder ?? owner) : owner
  moveToPile(w, card, to, whose, at)
}

/** Discards one by one until a card matches or none is left. */
export function discardUntil(
  w: World,
  l: Resolution,
  { until, whose = 'they' }: Doing<'discard until'>,
): void {
  const [of = actingPlayer(l)] = playersOf(w, l, whose)
  l.antecedent = []
  for (const card of playerOf(w, of).deck) {
    if (discardable(w, l, [refTo(w, card)]).length === 0) break
    movePile(w, card, 'discard')
    const ref = refTo(w, card)
    markAffected(l, 'discarded', [ref])
    if (!isMember(w, l, until, ref)) continue
    l.antecedent = [ref]
    return
  }
  noteCompletion(l, false)
}

/** Discards one by one until something is so, or no card is left. */
export function discardUntilSo(w: World, l: Resolution, { until, whose }: Doing<'discard until so'>): void {
  const [of = actingPlayer(l)] = playersOf(w, l, whose)
  l.antecedent = []
  for (const card of playerOf(w, of).deck) {
    if (conditionHolds(w, l, until) || discardable(w, l, [refTo(w, card)]).length === 0) break
    movePile(w, card, 'discard')
    l.antecedent = [...l.antecedent, refTo(w, card)]
  }
  markAffected(l, 'discarded', l.antecedent)
  noteCompletion(l, conditionHolds(w, l, until))
}

/** Swaps two zones of a player, keeping each order; enemy cards go to their owner (KF-ARC-2). */
export function swapZones(w: World, l: Resolution, { whose, zone, orZone }: Doing<'swap zones'>): void {
  for (const player of playersOf(w, l, whose)) {
    const all = [...playerOf(w, player)[zone], ...playerOf(w, player)[orZone]]
    const kept = all.filter((card) => staysInArchives(w, card))
    for (const card of all) if (isHeld(w, card) && !kept.includes(card)) movePile(w, card, 'hand')
    const [one, other] = [takeAll(w, player, zone), takeAll(w, player, orZone)]
    // The top card of a discard pile comes last in the list.
    putInPile(w, [...other].reverse(), zone, player)
    putInPile(w, [...one].reverse(), orZone, player)
    for (const card of kept) moveToPile(w, card, 'archives', player)
  }
}

/** Each of two cards goes to where the other was; both must be there (KF-GEN-8). */
export function swapCards(w: World, l: Resolution, { from, to }: Doing<'swap cards'>): void {
  const [one, other] = l.antecedent
  const both = one !== undefined && other !== undefined && liesIn(w, one, from) && liesIn(w, other, to)
  noteCompletion(l, both)
  if (!both) {
    w.reportNotDone(l.source.card, 'swaps nothing', 'two such cards are needed', 'KF-GEN-5')
    return
  }
  const [here, there] = [cardOf(w, one.card).zone, cardOf(w, other.card).zone]
  movePile(w, one.card, there as Pile)
  movePile(w, other.card, here as Pile)
}

const liesIn = (w: View, ref: Ref, target: Target): boolean =>
  isUnmoved(w, ref) &&
  target.kind === 'choose' &&
  [target.of.zone, target.of.orZone].some((zone) => zone === cardOf(w, ref.card).zone)
