import type { View } from '@battleline/kernel'
import type { ActiveEffect } from '../model/active-effect.ts'
import { cardOf, type HistoryEntry, type HistoryKind, refTo } from '../model/state.ts'
import { faceAtThatTime, historyKindsOf, timesThisTurn } from '../model/turn-history.ts'
import { hostOfEffect, isOnSide, selfOf, youOf } from '../query/board.ts'
import { matchesOutOfPlay } from '../query/filter.ts'
import { matchesPrinted } from '../query/printed-filter.ts'
import type { Event } from '../text/structure.ts'

/** The history kind of each event that can trigger “for the first time each turn”. */
const NOTED = {
  destroyed: 'destroyed',
  fights: 'fought',
  reaps: 'reaped',
  used: 'used',
  exalted: 'exalted',
  played: 'played',
  discarded: 'discarded',
  'key forged': 'forged',
} as const satisfies Partial<Readonly<Record<Event['kind'], HistoryKind>>>

const isNoted = (kind: Event['kind']): kind is keyof typeof NOTED => kind in NOTED

/** How often the event of a trigger has been recorded this turn. */
function timesNoted(w: View, watcher: ActiveEffect): number {
  const { event } = watcher
  if (event === null || !isNoted(event.kind)) return 0
  return timesThisTurn(w, historyKindsOf(NOTED[event.kind]), {
    of: (card: number, was: HistoryEntry) => isOf(w, watcher, card, was),
  })
}

/** Whether this is the nth time, for a trigger that counts; true for any other. */
export const isNthTime = (w: View, watcher: ActiveEffect): boolean =>
  watcher.nth === 0 || timesNoted(w, watcher) === watcher.nth

/**
 * The card, among those affected now, for which a counting trigger reaches its number; -1 if none. Destructions are
 * recorded after this, all other events before.
 */
export function nthCard(w: View, watcher: ActiveEffect, cards: readonly number[]): number {
  const before = timesNoted(w, watcher) - (watcher.event?.kind === 'destroyed' ? 0 : cards.length)
  return cards[watcher.nth - 1 - before] ?? -1
}

/** Whether an entry of the turn history is an event of this trigger, with the card as it was then. */
function isOf(w: View, watcher: ActiveEffect, card: number, was: HistoryEntry): boolean {
  const { event } = watcher
  const you = youOf(w, watcher)
  if (event === null) return false
  if ('whose' in event) return isOnSide(event.whose, you, was.by)
  if ('by' in event)
    return (
      isOnSide(event.by, you, was.by) &&
      matchesPrinted(w, event.of, card, selfOf(watcher), faceAtThatTime(w, was), watcher.lasting)
    )
  if ('user' in event && event.user !== undefined && !isOnSide(event.user, you, was.by)) return false
  const { of } = event
  if (of.kind !== 'choose') {
    const own = of.kind === 'host' ? hostOfEffect(w, watcher) : selfOf(watcher)
    return card === own && was.life === refTo(w, own).life
  }
  const { side, other, ...group } = of.of
  if (side !== undefined && (side === 'friendly') !== (was.by === you)) return false
  if (other === true && card === selfOf(watcher) && was.life === cardOf(w, card).life) return false
  return matchesOutOfPlay(w, group, card, faceAtThatTime(w, was))
}
